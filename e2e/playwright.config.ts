import { defineConfig, type ReporterDescription } from '@playwright/test';
import { BROWSER_ARGUMENTS } from './fixtures/browser.ts';

const { CI, WHOLE_RUN, SITE_URL, CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE } = process.env;

const json: ReporterDescription[] = PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json']] : [];

/** All of them run: nobody is at work on one. */
const isWhole = Boolean(CI || WHOLE_RUN);

export default defineConfig({
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  // A broken build fails everything: ten say it as well as a hundred.
  maxFailures: 10,
  // A machine that others share may stumble once; whoever works on a journey sees it at the first.
  retries: isWhole ? 1 : 0,
  expect: { timeout: 8000 },
  reporter: [['list'], ...json],
  use: {
    baseURL: SITE_URL ?? 'http://localhost:3000',
    locale: 'fr-FR',
    actionTimeout: 8000,
    screenshot: 'only-on-failure',
    // Recording costs a quarter of the time: of a whole run the second try is recorded.
    trace: isWhole ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      args: BROWSER_ARGUMENTS,
    },
  },
  projects: [
    { name: 'journeys', testIgnore: 'commands/**' },
    // Each starts a whole system of its own: one after the other.
    { name: 'commands', testDir: 'commands', fullyParallel: false, workers: 1 },
  ],
});
