import { type ElementHandle, launch } from 'puppeteer-core';
import { type Engine, MARK } from './engine.ts';

/** Firefox, over WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
    extraPrefsFirefox: { 'intl.accept_languages': 'fr-FR, fr' },
  });
  const [page = await browser.newPage()] = await browser.pages();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  const marked = async () => {
    const element = await page.$(`[${MARK}]`);
    if (!element) throw new Error('no element is marked');
    return element;
  };
  return {
    name: `Firefox ${(await browser.version()).replace(/^\D*/, '')}`,
    open: async (address) => {
      await page.goto(address, { waitUntil: 'load' });
    },
    read: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    pressMarked: async () => (await marked()).click(),
    async typeMarked(text) {
      const element = await marked();
      await element.click({ count: 3 });
      await element.type(text);
    },
    async dragMarked(right, down) {
      const { x, y } = await (await marked()).clickablePoint();
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + right, y + down, { steps: 8 });
      await page.mouse.up();
    },
    async chooseFiles(selector, files) {
      const input = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null;
      if (!input) throw new Error(`there is no ${selector}`);
      await input.uploadFile(...files);
    },
    errors: () => errors.splice(0),
    end: () => browser.close(),
  };
}
