import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderBlobStore } from '../blob/folder-blob-store.ts';
import type { ReleaseStore } from '../release-store.ts';

export interface FakeStore {
  readonly folder: string;
  readonly store: ReleaseStore;
  /** A folder for a build, next to the store. */
  readonly dist: (name: string) => string;
  readonly remove: () => Promise<void>;
}

/** A real store in a temporary folder, with its own keys. */
export async function createFakeStore(): Promise<FakeStore> {
  const folder = await mkdtemp(join(tmpdir(), 'aimante-releases-'));
  const store = {
    blobs: createFolderBlobStore(join(folder, 'releases')),
    keys: generateKeyPairSync('ed25519'),
    now: () => new Date(),
  };
  return {
    folder,
    store,
    dist: (name) => join(folder, 'dist', name),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
