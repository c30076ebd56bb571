import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { failedFiles, readTally, sum, tallyOfJest, tallyOfPlaywright } from './tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'aimante-tally-'));
const report = join(folder, 'report.json');
afterAll(() => rmSync(folder, { recursive: true }));

describe('the tally', () => {
  it('counts a suite that did not load as a failure, and names what failed', () => {
    const testResults = [
      { name: 'a.test.ts', status: 'failed', assertionResults: [{ status: 'failed', fullName: 'the cart adds' }] },
      { name: 'b.test.ts', status: 'failed', assertionResults: [] },
    ];
    const tally = tallyOfJest({ numPassedTests: 4, numFailedTests: 1, numRuntimeErrorTestSuites: 1, testResults });
    expect(tally).toEqual({ passed: 4, failed: 2, names: ['a.test.ts: the cart adds', 'b.test.ts'] });
  });

  it('counts a run of journeys that broke as a failure', () => {
    const suites = [{ specs: [], suites: [{ specs: [{ ok: false, file: 'cart.spec.ts', title: 'adds' }] }] }];
    const tally = tallyOfPlaywright({ stats: { expected: 5, unexpected: 1 }, errors: ['no browser'], suites });
    expect(tally).toEqual({ passed: 5, failed: 2, names: ['cart.spec.ts: adds'] });
  });

  it('is one failure when there is no report', async () => {
    expect(await readTally(join(folder, 'none.json'), 0, tallyOfJest)).toEqual({ passed: 0, failed: 1 });
  });

  it('is one failure when all passed and the runner failed', async () => {
    const good = { numPassedTests: 2, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: [] };
    writeFileSync(report, JSON.stringify(good));
    const tally = await readTally(report, 1, tallyOfJest);
    expect(tally).toEqual({ passed: 2, failed: 1, names: [expect.stringContaining('the runner did')] });
    expect(await readTally(report, 0, tallyOfJest)).toEqual({ passed: 2, failed: 0, names: [] });
  });

  it('names the files that failed, for a second try', async () => {
    const assertionResults = [{ status: 'passed' }, { status: 'failed' }];
    const testResults = [
      { name: 'good.test.ts', status: 'passed', assertionResults: [] },
      { name: 'bad.test.ts', status: 'failed', assertionResults },
    ];
    writeFileSync(report, JSON.stringify({ testResults }));
    expect(await failedFiles(report)).toEqual([{ name: 'bad.test.ts', passed: 1 }]);
    expect(await failedFiles(join(folder, 'none.json'))).toEqual([]);
  });

  it('adds up', () => {
    const tallies = [
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ];
    expect(sum(tallies)).toEqual({ passed: 4, failed: 6 });
  });
});
