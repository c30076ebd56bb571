import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { programOf } from '../gates/tool.ts';
import { failedFiles, readTally, type Tally, tallyOfJest } from './tally.ts';
import type { StageOptions } from './test-system.ts';

/** Most tests of the API wait for a database or a process, so two cores carry four workers. */
const WORKERS = 4;
/** More files that fail are no chance. */
const MOST_SECOND_TRIES = 10;

/** Tests that start many processes, or try many cases: `<name>.long.test.ts`. */
const LONG = String.raw`\.long\.test\.tsx?$`;

/** All unit tests but the long ones, or only those of the named packages and files. */
export function runUnits(options: StageOptions, wanted: readonly string[]): Promise<Tally> {
  const patternOf = (word: string) => {
    const path = join(options.root, word);
    return existsSync(path) ? `^${path.replaceAll(/[^\w/-]/g, '\\$&')}(/|$)` : word;
  };
  return wanted.length === 0 ? runTwice(options, [`^(?!.*${LONG})`]) : runJest(options, wanted.map(patternOf));
}

/** The long unit tests, or those with one of these words in their path. */
export function runLongUnits(options: StageOptions, words: readonly string[]): Promise<Tally> {
  const patterns = words.map((word) => `${word}.*${LONG}`);
  return words.length === 0 ? runTwice(options, [LONG]) : runJest(options, ['--passWithNoTests', ...patterns]);
}

/** The unit tests of the files' own packages that import one of them. */
export function runRelatedUnits(options: StageOptions, sources: readonly string[]): Promise<Tally> {
  const files = sources.map((file) => join(options.root, file));
  return runJest(options, ['--findRelatedTests', '--passWithNoTests', ...files]);
}

/**
 * A whole run tries the files that failed once more, one after the other. On a shared machine a failure may be chance,
 * as it may be in the journeys. A run of named packages shows the first failure.
 */
async function runTwice(options: StageOptions, patterns: readonly string[]): Promise<Tally> {
  const tally = await runJest(options, patterns);
  const failed = await failedFiles(reportOf(options));
  if (failed.length === 0 || failed.length > MOST_SECOND_TRIES) return tally;
  console.log(`A second try, one file after the other:\n${failed.map(({ name }) => `  ${name}`).join('\n')}`);
  const paths = failed.map(({ name }) => name);
  // All in one process, which would not end while a failed test has a server open.
  const again = await runJest(options, ['--forceExit', '--runTestsByPath', ...paths], 1);
  const passedBefore = failed.reduce((sum, { passed }) => sum + passed, 0);
  return { ...again, passed: tally.passed - passedBefore + again.passed };
}

const reportOf = ({ scratch }: StageOptions): string => join(scratch, 'jest.json');

/** Jest runs our sources as native ES modules. */
async function runJest(options: StageOptions, args: readonly string[], workers = WORKERS): Promise<Tally> {
  const { root, children } = options;
  const report = reportOf(options);
  await rm(report, { force: true });
  const jest = children.start({
    name: 'jest',
    script: programOf(root, { package: 'jest' }),
    // A busy machine is no failure. A test that hangs is still found.
    args: [
      ...args,
      `--maxWorkers=${workers}`,
      // Jest keeps what a test file loaded as native modules, so a worker grows with each file.
      '--workerIdleMemoryLimit=1GB',
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
