import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { programOf } from '../gates/tool.ts';
import { freePort } from '../system/ports.ts';
import { startSystem } from '../system/start-system.ts';
import { findBrowser } from './browser.ts';
import type { StageOptions } from './run-units.ts';
import { readTally, type Tally, tallyOfPlaywright } from './tally.ts';

/** Settings of the caller that would lead the tests to a database, a store or an address that is not theirs. */
const OWN_SETTINGS =
  /^(DATABASE_URL|DATA_DIR|SITE_URL|API_URL|HOST|DEMO|NODE_ENV|SMTP_.*|AWS_.*|REDIS_URL|RELEASES?_.*)$/;

/** Playwright against the system as `npm start` starts it, on free ports, with a database of its own. */
export async function runJourneys({ root, children, scratch }: StageOptions, args: readonly string[]): Promise<Tally> {
  const browser = findBrowser(console.log);
  const dataDir = join(scratch, 'data');
  await mkdir(dataDir);
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OWN_SETTINGS.test(name)));
  const config = { port: await freePort(), apiPort: await freePort(), dataDir, isDemo: true };
  const { siteUrl, apiUrl, fails } = await startSystem({ root, config, env, children, print: console.log });

  const report = join(scratch, 'playwright.json');
  const playwright = children.start({
    name: 'playwright',
    script: programOf(root, { package: '@playwright/test', program: 'playwright' }),
    args: ['test', '--config', join(root, 'e2e', 'playwright.config.ts'), ...args],
    env: {
      ...env,
      SITE_URL: siteUrl,
      API_URL: apiUrl,
      E2E_DATA_DIR: dataDir,
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
    isForeign: true,
  });
  return readTally(report, await Promise.race([playwright.ended, fails]), tallyOfPlaywright);
}
