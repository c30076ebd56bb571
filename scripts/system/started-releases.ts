import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseName } from '@aimante/releases';

type Versions = Readonly<Record<string, string>>;

/** Which build of each remote somebody has put live on purpose. `npm start` leaves these to the channels: a rollback stays. */
export async function readStarted(dataDir: string): Promise<Versions> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Versions;
}

export async function recordStarted(dataDir: string, releases: readonly ReleaseName[]): Promise<void> {
  const added = Object.fromEntries(releases.map(({ name, version }) => [name, version]));
  await mkdir(dataDir, { recursive: true });
  await writeFile(fileIn(dataDir), JSON.stringify({ ...(await readStarted(dataDir)), ...added }));
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'started-releases.json');
}
