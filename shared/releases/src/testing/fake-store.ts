import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openReleaseStore } from '../open-release-store.ts';
import type { ReleaseStore } from '../release-store.ts';
import type { Teams } from '../trust/grants.ts';
import { keepTrust } from '../trust/make-trust.ts';

export interface FakeStore {
  readonly folder: string;
  readonly store: ReleaseStore;
  /** A folder for a build, next to the store. */
  readonly dist: (name: string) => string;
  readonly remove: () => Promise<void>;
}

/** One team that may do everything. */
export const fakeTeams: Teams = {
  atelier: { remotes: ['*'], pages: ['*'], offers: ['*'], fills: ['*'], provides: ['*'] },
};

/** A real store in a temporary folder, with its own keys. */
export async function createFakeStore(teams: Teams = fakeTeams): Promise<FakeStore> {
  const folder = await mkdtemp(join(tmpdir(), 'aimante-releases-'));
  const store = await openReleaseStore({ dataDir: folder });
  await keepTrust({ ...store, dataDir: folder }, teams);
  return {
    folder,
    store,
    dist: (name) => join(folder, 'dist', name),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
