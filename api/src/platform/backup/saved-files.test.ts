import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { filesBelow, readList } from './saved-files.ts';

describe('files that cannot be read', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aimante-backup-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('are an error, not an empty folder', async () => {
    await writeFile(join(folder, 'keys'), 'no folder');
    await expect(filesBelow(join(folder, 'keys'))).rejects.toThrow('ENOTDIR');
    expect(await filesBelow(join(folder, 'missing'))).toEqual([]);
  });

  it('are an error, not a backup without a list', async () => {
    expect(await readList(folder)).toBeUndefined();
    await mkdir(join(folder, 'files.sha256'));
    await expect(readList(folder)).rejects.toThrow('EISDIR');
  });
});
