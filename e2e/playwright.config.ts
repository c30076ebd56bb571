import { defineConfig, type ReporterDescription } from '@playwright/test';
import { BROWSER_ARGUMENTS } from './fixtures/browser.ts';

const { WHOLE_RUN, SITE_URL, CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE } = process.env;

const json: ReporterDescription[] = PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json']] : [];

export default defineConfig({
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 8000 },
  reporter: [['list'], ...json],
  use: {
    baseURL: SITE_URL ?? 'http://localhost:3000',
    locale: 'fr-FR',
    actionTimeout: 8000,
    // In each new window the service worker would load the offline pages. The journeys about it allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording costs a quarter of the time, so a whole run records only its second try.
    trace: WHOLE_RUN ? 'off' : 'retain-on-failure',
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      args: BROWSER_ARGUMENTS,
      // On a machine without a language, Chromium names a download with an accent just "download".
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
  projects: [
    { name: 'journeys', testIgnore: 'commands/**' },
    // Each test starts a whole system, so they run one after the other.
    { name: 'commands', testDir: 'commands', fullyParallel: false, workers: 1 },
  ],
});
