import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { birthOf } from './running-process.ts';

interface Owner {
  pid: number;
  birth: string | undefined;
}

/** How long a second start waits for the first one to end: long enough for a restart, too short to look hung. */
const patienceMs = 5_000;

/** One living process owns a data folder. The lock of a dead one is taken over. Answers with the release. */
export async function ownFolder(folder: string): Promise<() => Promise<void>> {
  const lock = join(folder, 'owner.json');
  const me = JSON.stringify({ pid: process.pid, birth: await birthOf(process.pid) } satisfies Owner);
  const draft = `${lock}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  const deadline = performance.now() + patienceMs;
  await writeFile(draft, me);
  try {
    while (!(await take(draft, lock))) {
      const owner = await livingOwner(lock);
      if (!owner) await rename(lock, `${draft}.dead`).catch(() => {});
      else if (performance.now() > deadline) {
        throw new Error(`${folder} is in use by process ${owner.pid}. Stop that one, or choose another DATA_DIR.`);
      } else await sleep(50);
    }
  } finally {
    await rm(draft, { force: true });
    await rm(`${draft}.dead`, { force: true });
  }
  return async () => {
    if ((await readFile(lock, 'utf8').catch(() => '')) === me) await rm(lock, { force: true });
  };
}

/** A hard link appears whole or not at all: nobody ever reads half a lock. */
async function take(draft: string, lock: string): Promise<boolean> {
  try {
    await link(draft, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function livingOwner(lock: string): Promise<Owner | undefined> {
  const owner = JSON.parse(await readFile(lock, 'utf8').catch(() => 'null')) as Owner | null;
  if (!owner) return undefined;
  const birth = await birthOf(owner.pid);
  return birth !== undefined && birth === owner.birth ? owner : undefined;
}
