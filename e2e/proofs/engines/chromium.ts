import { launch } from 'puppeteer-core';
import type { Engine, Spoken } from './engine.ts';
import { attachTo, puppeteerEngine, VIEWPORT } from './puppeteer-engine.ts';

/** Chromium, which the others are compared with. With this flag a page may read the accessibility tree. */
export async function openChromium(executablePath: string): Promise<Engine> {
  const browser = await launch({
    executablePath,
    headless: true,
    defaultViewport: VIEWPORT,
    args: ['--no-sandbox', '--accept-lang=fr-FR', '--enable-blink-features=ComputedAccessibilityInfo'],
  });
  const errors: string[] = [];
  const page = await attachTo(browser, errors);
  return puppeteerEngine({
    name: `Chromium ${(await browser.version()).replace(/^\D*/, '')}`,
    page: () => page,
    errors,
    readSpoken: (selector) =>
      page.evaluate(`Array.from(document.querySelectorAll(${JSON.stringify(selector)}), (element) => (
        { role: element.computedRole, name: element.computedName }))`) as Promise<Spoken[]>,
    end: () => browser.close(),
  });
}
