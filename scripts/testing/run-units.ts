import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { programOf } from '../gates/tool.ts';
import { readTally, type Tally, tallyOfJest } from './tally.ts';
import type { StageOptions } from './test-system.ts';

/** All unit tests, or only those of the named packages and files. */
export function runUnits(options: StageOptions, wanted: readonly string[]): Promise<Tally> {
  const patternOf = (word: string) => {
    const path = join(options.root, word);
    return existsSync(path) ? `^${path.replaceAll(/[^\w/-]/g, '\\$&')}(/|$)` : word;
  };
  return runJest(options, wanted.map(patternOf));
}

/** The unit tests of the files' own packages that import one of them. */
export function runRelatedUnits(options: StageOptions, sources: readonly string[]): Promise<Tally> {
  const files = sources.map((file) => join(options.root, file));
  return runJest(options, ['--findRelatedTests', '--passWithNoTests', ...files]);
}

/** Jest runs our sources as native ES modules. */
async function runJest({ root, children, scratch }: StageOptions, args: readonly string[]): Promise<Tally> {
  const report = join(scratch, 'jest.json');
  const jest = children.start({
    name: 'jest',
    script: programOf(root, { package: 'jest' }),
    // A busy machine is no failure. A test that hangs is still found.
    args: [
      ...args,
      '--maxWorkers=2',
      '--testTimeout=30000',
      '--workerGracefulExitTimeout=5000',
      '--json',
      `--outputFile=${report}`,
      '--silent',
      '--reporters=default',
      `--reporters=${join(root, 'api/testing/platform/answers-reporter.ts')}`,
      `--reporters=${join(root, 'api/statements/statements-reporter.ts')}`,
    ],
    env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' },
    isForeign: true,
  });
  return readTally(report, await jest.ended, tallyOfJest);
}
