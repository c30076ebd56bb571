import type { Page } from '@playwright/test';

/** The page that the server has rendered. It stays while its scripts are missing, and they hydrate it later. */
export class ServerPage {
  readonly #page: Page;
  #isReadable = false;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Marks its title, unless that is a skeleton or hydrated. */
  async keep(): Promise<void> {
    if (this.#isReadable) return;
    this.#isReadable = await this.#page.evaluate(() => {
      const title = document.querySelector('main [data-remote]:not([hidden]) h1:not([aria-busy] *)');
      if (!title || Object.keys(title).some((key) => key.startsWith('__react'))) return false;
      title.setAttribute('data-kept', '');
      return true;
    });
  }

  /** Nothing has replaced the HTML with what the visitor typed in it. */
  async isKept(): Promise<void> {
    if (!this.#isReadable) return;
    if ((await this.#page.locator('h1[data-kept]').count()) === 0)
      throw new Error('the page of the server was replaced');
  }
}
