import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../../fixtures/browser.ts';
import { openOwnShop } from '../shop/own-shop.ts';
import { type Job, screenJobs, visitJobs } from './jobs.ts';
import { Sessions } from './sessions.ts';

/** The looks at what needs a browser, and only those that match the words of the command line. */
type JobsOn = (browser: Browser, wanted: readonly string[]) => Promise<readonly Job[]> | readonly Job[];

const AT_ONCE = 2;

/**
 * Every page of these remotes, for every kind of visitor, in both languages, and in all its states. On each: no axe violation,
 * nothing on the console, one first heading, no text of another language, nothing wider than the window.
 * `npm run proof -- sound-cart en failing` runs only the entries that match all these words. With SITE_URL and API_URL it
 * tests a running system instead of its own.
 */
export const lookAtPagesOf = (...remotes: readonly string[]) =>
  lookAt((browser, wanted) => visitJobs(browser, remotes, wanted));

/** The same for the screens that need more than a URL. */
export const lookAtScreens = () => lookAt(screenJobs);

async function lookAt(jobsOn: JobsOn): Promise<void> {
  const shop = process.env.SITE_URL ? undefined : await openOwnShop();
  const usual = await launch();
  const largeText = await launch('--blink-settings=defaultFontSize=32');
  const jobs = (await jobsOn(usual, process.argv.slice(2))).values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const lane = { usual: new Sessions(usual), largeText: new Sessions(largeText) };
      for (const job of jobs) await job(lane);
    }),
  );
  await usual.close();
  await largeText.close();
  await shop?.end();
  process.disconnect?.();
}

function launch(...more: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: [...BROWSER_ARGUMENTS, ...more],
  });
}
