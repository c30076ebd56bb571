import { join, resolve } from 'node:path';
import { createFolderBlobStore } from './blob/folder-blob-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { loadSigningKeys } from './signing/signing-keys.ts';

export interface OpenReleaseStore {
  readonly dataDir: string;
  /** `<dataDir>/releases` unless told. */
  readonly releasesDir?: string | undefined;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

export async function openReleaseStore({ dataDir, releasesDir, env = {} }: OpenReleaseStore): Promise<ReleaseStore> {
  const folder = resolve(releasesDir || join(dataDir, 'releases'));
  return {
    blobs: createFolderBlobStore(folder),
    keys: await loadSigningKeys({ dataDir: resolve(dataDir), env }),
    now: () => new Date(),
  };
}
