import type { ReleaseStore } from '../release-store.ts';

/** The versions of a remote in the store, whoever signed them. */
export async function listVersions(store: Pick<ReleaseStore, 'blobs'>, name: string): Promise<string[]> {
  const folder = `releases/${name}/`;
  const keys = await store.blobs.list(folder);
  return keys.flatMap((key) => /^([^/]+)\.json$/.exec(key.slice(folder.length))?.[1] ?? []);
}
