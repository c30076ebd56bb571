import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import { type Engine, MARK } from './engine.ts';

export const VIEWPORT = { width: 1280, height: 800 };

interface PuppeteerEngine extends Pick<Engine, 'readSpoken'> {
  readonly name: string;
  /** The page of the browser. Another connection to the browser has another object for it. */
  readonly page: () => Page;
  readonly end: () => Promise<void>;
  readonly errors: string[];
}

/** Adds the errors of the browser's first page to the list. */
export async function attachTo(browser: Browser, errors: string[]): Promise<Page> {
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport(VIEWPORT);
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return page;
}

/** A browser that puppeteer drives. */
export function puppeteerEngine({ name, page, errors, readSpoken, end }: PuppeteerEngine): Engine {
  const marked = async () => {
    const element = await page().$(`[${MARK}]`);
    if (!element) throw new Error('no element is marked');
    return element;
  };
  return {
    name,
    open: async (address) => {
      await page().goto(address, { waitUntil: 'load' });
    },
    read: <Value>(expression: string) => page().evaluate(expression) as Promise<Value>,
    readSpoken,
    pressMarked: async () => (await marked()).click(),
    async typeMarked(text) {
      const element = await marked();
      await element.click({ count: 3 });
      await element.type(text);
    },
    async dragMarked(right, down) {
      const { x, y } = await (await marked()).clickablePoint();
      await page().mouse.move(x, y);
      await page().mouse.down();
      await page().mouse.move(x + right, y + down, { steps: 8 });
      await page().mouse.up();
    },
    async chooseFiles(selector, files) {
      const input = (await page().$(selector)) as ElementHandle<HTMLInputElement> | null;
      if (!input) throw new Error(`there is no ${selector}`);
      await input.uploadFile(...files);
    },
    errors: () => errors.splice(0),
    end,
  };
}
