import type { BrowserReleaseSet } from '@aimante/contract';
import type { Locator, Page } from '@playwright/test';
import { untilTakenOver } from './taken-over.ts';

/** The common parts of every page of the site. */
export class ShellPage {
  readonly page: Page;
  readonly main: Locator;
  /** The box that the remote of the current page is mounted in. */
  readonly remoteBox: Locator;
  readonly title: Locator;
  readonly navigation: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.remoteBox = this.main.locator('[data-remote]:not([hidden])');
    this.title = this.main.getByRole('heading', { level: 1 });
    this.navigation = page.getByRole('navigation', { name: 'Navigation principale' });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.title.waitFor({ timeout: 8000 });
    await untilTakenOver(this.page);
  }

  /** The release set that the edge has written into the page. */
  async releaseSet(): Promise<BrowserReleaseSet> {
    return JSON.parse((await this.page.locator('#release-set').textContent()) ?? '{}') as BrowserReleaseSet;
  }
}
