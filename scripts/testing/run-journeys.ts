import { join } from 'node:path';
import { programOf } from '../gates/tool.ts';
import { readTally, type Tally, tallyOfPlaywright } from './tally.ts';
import { type StageOptions, startTestSystem } from './test-system.ts';

/** Playwright against a system of its own. */
export async function runJourneys(options: StageOptions, args: readonly string[]): Promise<Tally> {
  const { root, children, scratch } = options;
  const { env, fails } = await startTestSystem(options);
  const report = join(scratch, 'playwright.json');
  const playwright = children.start({
    name: 'playwright',
    script: programOf(root, { package: '@playwright/test', program: 'playwright' }),
    args: ['test', '--config', join(root, 'e2e', 'playwright.config.ts'), ...args],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    isForeign: true,
  });
  return readTally(report, await Promise.race([playwright.ended, fails]), tallyOfPlaywright);
}
