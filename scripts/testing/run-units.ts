import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { programOf } from '../gates/tool.ts';
import { readTally, type Tally, tallyOfJest } from './tally.ts';
import type { StageOptions } from './test-system.ts';

/** Jest, as the ES modules that our sources are: all tests, or those of a package or a file that is named. */
export async function runUnits({ root, children, scratch }: StageOptions, wanted: readonly string[]): Promise<Tally> {
  const patternOf = (word: string) => {
    const path = join(root, word);
    return existsSync(path) ? `^${path.replaceAll(/[^\w/-]/g, '\\$&')}(/|$)` : word;
  };
  const report = join(scratch, 'jest.json');
  const jest = children.start({
    name: 'jest',
    script: programOf(root, { package: 'jest' }),
    // A machine that is busy is no fault: who hangs is found all the same.
    args: [
      ...wanted.map(patternOf),
      '--maxWorkers=2',
      '--testTimeout=30000',
      '--workerGracefulExitTimeout=5000',
      '--json',
      `--outputFile=${report}`,
      '--silent',
      '--reporters=default',
      `--reporters=${join(root, 'api/src/testing/answers-reporter.ts')}`,
    ],
    env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' },
    isForeign: true,
  });
  return readTally(report, await jest.ended, tallyOfJest);
}
