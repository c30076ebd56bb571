import { connect, launch } from 'puppeteer-core';
import type { Engine } from './engine.ts';
import { Marionette } from './marionette.ts';
import { attachTo, puppeteerEngine, VIEWPORT } from './puppeteer-engine.ts';

/**
 * Firefox, over WebDriver BiDi. Only the older WebDriver of Firefox, its Marionette, reads the accessibility tree, and
 * Firefox has one session at a time.
 */
export async function openFirefox(executablePath: string, marionettePort: number): Promise<Engine> {
  const errors: string[] = [];
  let browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: VIEWPORT,
    args: ['--marionette'],
    extraPrefsFirefox: { 'intl.accept_languages': 'fr-FR, fr', 'marionette.port': marionettePort },
  });
  const browserWSEndpoint = browser.wsEndpoint();
  let page = await attachTo(browser, errors);
  return puppeteerEngine({
    name: `Firefox ${(await browser.version()).replace(/^\D*/, '')}`,
    page: () => page,
    errors,
    async readSpoken(selector) {
      await browser.disconnect();
      const marionette = await Marionette.open(marionettePort);
      try {
        return await marionette.readSpoken(selector);
      } finally {
        await marionette.end();
        browser = await connect({ browserWSEndpoint, protocol: 'webDriverBiDi', defaultViewport: VIEWPORT });
        page = await attachTo(browser, errors);
      }
    },
    end: () => browser.close(),
  });
}
