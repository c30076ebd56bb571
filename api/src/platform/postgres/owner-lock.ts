import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { birthOf } from './running-process.ts';

interface Owner {
  pid: number;
  birth: string | undefined;
}

/** How long a second start waits for the first one to end: enough for a restart, too short to look hung. */
const restartMs = 5_000;
const name = (turn: number) => `owner-${turn}.json`;

/**
 * Ensures that one live process owns a data folder. Returns the function that releases it.
 *
 * Each owner has a numbered turn. A process that finds the last owner dead or gone links the file of the next turn, and
 * only one process can. The file of the last turn is never deleted, so that no turn repeats.
 */
export async function ownFolder(folder: string, timeoutMs = restartMs): Promise<() => Promise<void>> {
  const draft = join(folder, `owner.draft-${process.pid}-${Math.random().toString(36).slice(2)}`);
  const deadline = performance.now() + timeoutMs;
  await writeFile(draft, JSON.stringify({ pid: process.pid, birth: await birthOf(process.pid) } satisfies Owner));
  try {
    for (;;) {
      const last = await lastTurn(folder);
      const owner = await livingOwner(join(folder, name(last)));
      if (!owner && (await take(folder, draft, last + 1))) return () => release(folder, last + 1);
      if (owner && performance.now() > deadline) {
        throw new Error(`${folder} is in use by process ${owner.pid}. Stop that one, or choose another DATA_DIR.`);
      }
      await sleep(20);
    }
  } finally {
    await rm(draft, { force: true });
  }
}

async function turns(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names.flatMap(
    (file) =>
      file
        .match(/^owner-(\d+)\.json$/)
        ?.slice(1)
        .map(Number) ?? [],
  );
}

const lastTurn = async (folder: string) => Math.max(0, ...(await turns(folder)));

/** A hard link appears complete or not at all: no process reads half a file. */
async function take(folder: string, draft: string, turn: number): Promise<boolean> {
  const file = join(folder, name(turn));
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  const known = await turns(folder);
  // Another process has finished a whole turn in the meantime: this turn is outdated.
  if (Math.max(...known) !== turn) {
    await rm(file, { force: true });
    return false;
  }
  await Promise.all(known.filter((old) => old < turn).map((old) => rm(join(folder, name(old)), { force: true })));
  return true;
}

async function livingOwner(file: string): Promise<Owner | undefined> {
  const owner = JSON.parse(await readFile(file, 'utf8').catch(() => 'null')) as Owner | null;
  if (!owner) return undefined;
  const birth = await birthOf(owner.pid);
  return birth !== undefined && birth === owner.birth ? owner : undefined;
}

async function release(folder: string, turn: number): Promise<void> {
  const draft = join(folder, `owner.draft-${process.pid}`);
  await writeFile(draft, 'null');
  await rename(draft, join(folder, name(turn)));
}
