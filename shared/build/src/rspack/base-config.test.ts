import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { rspack } from '@rspack/core';
import { baseConfig } from './base-config.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aimante-module-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Builds `entry.js` of the folder and runs it. Returns what it put into `seen`. */
async function runBuilt(): Promise<unknown[]> {
  const base = baseConfig(
    { packageDir: folder, outputDir: join(folder, 'dist'), mode: 'production', salt: 'a' },
    'test',
  );
  const output = { ...base.output, filename: 'built.js' };
  const compiler = rspack({ ...base, entry: join(folder, 'entry.js'), output, devtool: false });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    );
  });
  const seen: unknown[] = [];
  runInNewContext(await readFile(join(folder, 'dist/built.js'), 'utf8'), { seen });
  return seen;
}

describe('a module that throws while it loads', () => {
  it('throws again at the next try, and is never used half made', async () => {
    await writeFile(join(folder, 'half.js'), `exports.value = 'half made'; throw new Error('broken');`);
    const attempt = `try { seen.push(require('./half.js').value); } catch (error) { seen.push(error.message); }`;
    await writeFile(join(folder, 'entry.js'), `${attempt}\n${attempt}`);
    await expect(runBuilt()).resolves.toEqual(['broken', 'broken']);
  });
});
