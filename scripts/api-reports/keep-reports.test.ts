import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { keepReports, staleReports } from './keep-reports.ts';
import { REPORTS } from './package-reports.ts';

const repository = dirname(dirname(import.meta.dirname));
const folders = ['shared/contract', 'shared/api-contract'];
const contracts = REPORTS.filter(({ folder }) => folders.includes(folder));
let root: string;

/** Next to the originals, so that the copies resolve the same packages. */
beforeEach(async () => {
  root = await mkdtemp(join(repository, '.build-test-'));
  for (const folder of folders) {
    const isSource = (path: string) => !/[\\/](?:\.types|dist)$/.test(path);
    await cp(join(repository, folder), join(root, folder), { recursive: true, filter: isSource });
  }
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function edit(file: string, from: string, to: string): Promise<void> {
  const path = join(root, file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
}

const PLATFORM = 'shared/contract/src/platform/platform.ts';

describe('the kept reports', () => {
  it('exist for every shared package', async () => {
    const shared = await readdir(join(repository, 'shared'));
    expect(REPORTS.map(({ folder }) => folder).sort()).toEqual(shared.map((name) => `shared/${name}`).sort());
  });

  it('are those of the sources', async () => {
    expect(await staleReports(root, contracts)).toEqual([]);
  });

  it('have to follow an addition', async () => {
    await edit(PLATFORM, 'readonly track:', 'readonly print: () => void;\n  readonly track:');
    expect(await staleReports(root, contracts)).toEqual([
      'shared/contract/api-report.txt is not what the sources say: npm run api-reports',
    ]);
    expect(await keepReports(root, contracts)).toEqual([]);
    expect(await readFile(join(root, 'shared/contract/api-report.txt'), 'utf8')).toContain('given print: () => void');
    expect(await staleReports(root, contracts)).toEqual([]);
  });

  it('refuse what breaks a remote that is live, until the contract has a new version', async () => {
    await edit(PLATFORM, 'readonly overlay: () => HTMLElement;', 'readonly overlay: () => Element;');
    const refusal = expect.stringMatching(
      /^@aimante\/contract breaks packages that were built for \d+\.\d+\. Keep it, or raise/,
    );
    const reason = 'type Platform: overlay was () => HTMLElement, is () => Element';
    expect(await staleReports(root, contracts)).toEqual([refusal, reason]);
    expect(await keepReports(root, contracts)).toEqual([refusal, reason]);
  });
});
