import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { programOf } from '../gates/tool.ts';
import { findBrowser } from './browser.ts';
import { findLeaks, secretsOfMails } from './log-leaks.ts';
import { readTally, type Tally, tallyOfPlaywright } from './tally.ts';
import { foreignEnvironment, type StageOptions, startTestSystem } from './test-system.ts';

/** As many failures end the run. A broken build fails every test: these show that as well as a hundred. */
const MOST_FAILURES = 10;

/** Arguments of Playwright that choose a part of all journeys, or of those that are named. */
type Part = readonly [] | readonly [option: string, pattern: string];
/** Also whole files, which Playwright matches as a part of the title. */
export const mainAnd = (files: readonly string[]): Part => ['--grep', ['@main', ...files].join('|')];
export const OTHERS: Part = ['--grep-invert', '@main'];
const partFor = (args: readonly string[]): Part => (args.length === 0 ? mainAnd([]) : []);

/** The main journeys, or those that the arguments name. */
export async function runJourneys(
  options: StageOptions,
  args: readonly string[],
  part = partFor(args),
): Promise<Tally> {
  const { env, fails, stop } = await startTestSystem(options);
  const tally = await Promise.race([runTwice(options, { project: 'journeys', args, part, env }), fails]);
  await stop();
  return { ...tally, failed: tally.failed + (await countLeaks(options)) };
}

/** One failure where the log contains personal data, or a secret that a journey used. */
async function countLeaks({ logFile, scratch }: StageOptions): Promise<number> {
  const lines = (await readFile(logFile, 'utf8')).split('\n').filter((line) => /^(api|edge) \| /.test(line));
  const leaks = findLeaks(lines, await secretsOfMails(join(scratch, 'data', 'mailbox')));
  if (leaks.length === 0) return 0;
  console.error(`${leaks.length} of ${lines.length} lines of the log name a person or a secret. The first of them:`);
  for (const line of leaks.slice(0, 10)) console.error(`  ${line}`);
  return 1;
}

/** Tests the commands that a person types, each against a system that the test starts itself. */
export function runCommands(options: StageOptions, args: readonly string[], part = partFor(args)): Promise<Tally> {
  return runTwice(options, {
    project: 'commands',
    args,
    part,
    env: { ...foreignEnvironment(), CHROMIUM_PATH: findBrowser(console.log) },
  });
}

interface PlaywrightRun {
  readonly project: string;
  /** Journeys by name. Without one, the whole part runs. */
  readonly args: readonly string[];
  readonly part: Part;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * A whole run tries the journeys that failed once more at its end, one after the other. On a shared machine a failure may
 * be chance, as it may be in the units. A run of named journeys shows the first failure.
 */
async function runTwice(options: StageOptions, run: PlaywrightRun): Promise<Tally> {
  const tally = await runPlaywright(options, run);
  const isWorthIt = run.args.length === 0 && tally.passed > 0 && tally.failed > 0 && tally.failed < MOST_FAILURES;
  if (!isWorthIt) return tally;
  console.log(`A second try of the ${tally.failed} that failed, one after the other:`);
  const again = await runPlaywright(options, { ...run, args: ['--last-failed', '--workers=1'] });
  // A run that broke outside of its journeys has fewer of them to try again, and stays a failure.
  if (again.passed + again.failed < tally.failed) return tally;
  return { ...again, passed: tally.passed + again.passed };
}

async function runPlaywright({ root, children, scratch }: StageOptions, run: PlaywrightRun): Promise<Tally> {
  const report = join(scratch, `${run.project}.json`);
  const config = join(root, 'e2e', 'playwright.config.ts');
  const playwright = children.start({
    name: run.project,
    script: programOf(root, { package: '@playwright/test', program: 'playwright' }),
    args: [
      'test',
      '--config',
      config,
      '--project',
      run.project,
      '--pass-with-no-tests',
      `--max-failures=${MOST_FAILURES}`,
      ...run.part,
      ...run.args,
    ],
    env: {
      ...run.env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...(run.args.length === 0 && { WHOLE_RUN: 'yes' }),
    },
    isForeign: true,
  });
  return readTally(report, await playwright.ended, tallyOfPlaywright);
}
