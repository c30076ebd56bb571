import { join } from 'node:path';
import {
  flipChannels,
  labelOf,
  openReleaseStore,
  type PublishedRelease,
  publishRelease,
  readChannels,
  releaseToAll,
} from '@aimante/releases';
import { builtPackages } from './build-all.ts';
import { readStarted, recordStarted } from './started-releases.ts';

export interface PublishAllOptions {
  readonly root: string;
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
  readonly print: (line: string) => void;
  /** These alone. Default: all. */
  readonly folders?: readonly string[];
}

/**
 * Releases what is built, by the path that a team takes. Who rolled a remote back finds it so after the next start:
 * only a build that was not live in this data folder before goes live.
 */
export async function publishAll(options: PublishAllOptions): Promise<void> {
  const { root, dataDir, env, print, folders = builtPackages(root) } = options;
  const store = await openReleaseStore({ dataDir, releasesDir: env.RELEASES_DIR, env });
  const published: PublishedRelease[] = [];
  for (const folder of folders) published.push(await publishRelease(store, join(root, folder, 'dist')));

  const started = await readStarted(dataDir);
  const dead = new Set((await readChannels(store))?.killed.map(labelOf));
  const built = published.filter(({ name, version }) => started[name] !== version);
  for (const label of built.map(labelOf).filter((label) => dead.has(label)))
    print(`${label} was killed, and stays so: change it, or leave what is live.`);
  const fresh = built.filter((release) => !dead.has(labelOf(release)));
  if (fresh.length === 0) return;
  await flipChannels(store, releaseToAll(fresh));
  await recordStarted(dataDir, fresh);
  print(`Released ${fresh.map(labelOf).join(', ')}`);
}
