import type { BrowserReleaseSet } from '@aimante/contract';
import type { Locator, Page } from '@playwright/test';
import { untilTakenOver } from './taken-over.ts';

export class ShellPage {
  readonly page: Page;
  readonly main: Locator;
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

  async releaseSet(): Promise<BrowserReleaseSet> {
    const part = this.page.locator('#release-set');
    const [text, address] = await Promise.all([part.textContent(), part.getAttribute('data-remotes')]);
    const set = JSON.parse(text ?? '{}') as BrowserReleaseSet;
    if (!address) return set;
    return { ...set, remotes: (await (await this.page.request.get(address)).json()) as BrowserReleaseSet['remotes'] };
  }
}
