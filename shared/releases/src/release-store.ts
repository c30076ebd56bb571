import type { BlobStore } from './blob/blob-store.ts';
import type { Floor } from './channel/floor.ts';
import type { KeyRing } from './signing/key-ring.ts';
import type { TrustSource } from './trust/trust.ts';

export interface ReleaseStore {
  readonly blobs: BlobStore;
  /** The private keys of this process. */
  readonly keys: KeyRing;
  readonly trust: TrustSource;
  readonly floor: Floor;
  readonly now: () => Date;
}

/** The release that every page needs. */
export const SHELL = 'shell';

export interface ReleaseName {
  readonly name: string;
  readonly version: string;
}

/** The label of a release, in the same format everywhere: `mf-cart-checkout@1.2.0-3f9c`. */
export function labelOf({ name, version }: ReleaseName): string {
  return `${name}@${version}`;
}
