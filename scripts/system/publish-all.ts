import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createFolderBlobStore,
  flipChannels,
  loadSigningKeys,
  type PublishedRelease,
  publishRelease,
  type ReleaseName,
  type ReleaseStore,
  releaseToAll,
} from '@aimante/releases';
import { builtPackages } from './build-all.ts';

export interface PublishAllOptions {
  readonly root: string;
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
  readonly print: (line: string) => void;
}

/**
 * Releases what is built, by the path that a team takes. Who rolled a remote back finds it so after the next start:
 * only a build that this folder has not started before goes live.
 */
export async function publishAll({ root, dataDir, env, print }: PublishAllOptions): Promise<void> {
  const store = await openStore(dataDir, env);
  const published: PublishedRelease[] = [];
  for (const folder of builtPackages(root)) published.push(await publishRelease(store, join(root, folder, 'dist')));

  const record = join(dataDir, 'started-releases.json');
  const started = await readRecord(record);
  const fresh = published.filter(({ name, version }) => started[name] !== version);
  if (fresh.length === 0) return;
  await flipChannels(store, releaseToAll(fresh));
  await writeFile(record, JSON.stringify(Object.fromEntries(published.map(({ name, version }) => [name, version]))));
  print(`Released ${fresh.map(toLabel).join(', ')}`);
}

async function openStore(dataDir: string, env: NodeJS.ProcessEnv): Promise<ReleaseStore> {
  const keys = await loadSigningKeys({ dataDir, env });
  const blobs = createFolderBlobStore(env.RELEASES_DIR || join(dataDir, 'releases'));
  return { blobs, keys, now: () => new Date() };
}

async function readRecord(file: string): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, string>;
}

function toLabel({ name, version }: ReleaseName): string {
  return `${name}@${version}`;
}
