import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ownFolder } from './owner-lock.ts';

// Test machines are busy, so the limit is generous; a hang still ends.
jest.setTimeout(30_000);

describe('ownFolder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aimante-owner-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('admits one process of many, also after the lock of a killed process', async () => {
    await writeFile(join(folder, 'owner-7.json'), JSON.stringify({ pid: process.pid, birth: 'long ago' }));
    const tries = await Promise.allSettled(Array.from({ length: 30 }, () => ownFolder(folder, 200)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readdir(folder)).toEqual(['owner-8.json']);
  });

  it('admits the next after a release', async () => {
    const release = await ownFolder(folder);
    const next = ownFolder(folder);
    await release();
    await (await next)();
  });

  it('never has two owners, however many come and go', async () => {
    let owners = 0;
    let most = 0;
    const visit = async () => {
      const release = await ownFolder(folder, 20_000);
      owners += 1;
      most = Math.max(most, owners);
      await new Promise(setImmediate);
      owners -= 1;
      await release();
    };
    await Promise.all(Array.from({ length: 25 }, visit));
    expect(most).toBe(1);
  });
});
