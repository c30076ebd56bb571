import { type RemoteDescriptor, releaseBase } from '@aimante/contract';

export interface ReleaseAsset {
  readonly href: string;
  readonly integrity: string;
}

/** Fails closed: a page must not name a file without a hash in the set. */
export function releaseAsset(release: RemoteDescriptor, file: string): ReleaseAsset | undefined {
  const integrity = release.files[file]?.integrity;
  return integrity ? { href: `${releaseBase(release.name, release.version)}${file}`, integrity } : undefined;
}

export function releaseAssets(release: RemoteDescriptor, files: readonly string[]): ReleaseAsset[] {
  return files.flatMap((file) => releaseAsset(release, file) ?? []);
}
