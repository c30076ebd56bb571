import { join } from 'node:path';
import {
  flipChannels,
  labelOf,
  listStates,
  openReleaseStore,
  type PublishedRelease,
  publishRelease,
  readChannels,
  releaseToAll,
} from '@aimante/releases';
import { builtPackages } from './build-all.ts';
import { isLeftToChannels, startReason } from './last-release.ts';
import { keepOwnTrust } from './teams.ts';

export interface PublishAllOptions {
  readonly root: string;
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
  readonly print: (line: string) => void;
  /** Only these. Default: all. */
  readonly folders?: readonly string[];
}

/**
 * Releases the builds, as `npm run release` does. Only the store decides what was released before: a rollback survives
 * the next start, and an empty store is filled.
 */
export async function publishAll(options: PublishAllOptions): Promise<void> {
  const { root, dataDir, env, print, folders = builtPackages(root) } = options;
  const store = await openReleaseStore({ dataDir, releasesDir: env.RELEASES_DIR, env });
  await keepOwnTrust({ root, dataDir, env });
  const published: PublishedRelease[] = [];
  for (const folder of folders) published.push(await publishRelease(store, join(root, folder, 'dist')));

  const { numbers } = await listStates(store);
  // A store that was emptied begins anew: its files are those of these builds.
  const beginsAnew = numbers.length === 0;
  const channels = await readChannels(store);
  const killed = new Set(channels?.killed.map(labelOf));
  const fresh: PublishedRelease[] = [];
  for (const release of published) {
    const isLive = channels?.live[release.name]?.at(-1)?.version === release.version;
    if (!beginsAnew && (isLive || (await isLeftToChannels(store, release)))) continue;
    if (!killed.has(labelOf(release))) fresh.push(release);
    else print(`${labelOf(release)} was killed, and stays so: change it, or leave what is live.`);
  }
  if (fresh.length === 0) return;
  await flipChannels(
    store,
    releaseToAll(fresh, { reason: startReason, rehearsal: { outcome: 'skipped', reason: startReason } }),
    { beginsAnew },
  );
  print(`Released ${fresh.map(labelOf).join(', ')}`);
}
