import type { BrowserReleaseSet } from '@aimante/contract';
import type { Locator, Page } from '@playwright/test';
import { untilTakenOver } from './taken-over.ts';

interface LoadedFile {
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

/** What every page of the site has. */
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

  /** The release set that the edge has put into the page. */
  async releaseSet(): Promise<BrowserReleaseSet> {
    return JSON.parse((await this.page.locator('#release-set').textContent()) ?? '{}') as BrowserReleaseSet;
  }

  /**
   * How many scripts of the shell and of this remote came one after the other: each but the first was asked for when the
   * one before had come. Other remotes bring pieces of the header, for which no page waits.
   */
  async serialScriptHops(remote: string): Promise<number> {
    const scripts: readonly LoadedFile[] = await this.page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .map(({ name, startTime, responseEnd }) => ({
          path: new URL(name).pathname,
          start: startTime,
          end: responseEnd,
        }))
        .filter(({ path }) => path.endsWith('.js')),
    );
    const isOwn = ({ path }: LoadedFile) =>
      path.startsWith('/remotes/shell/') || path.startsWith(`/remotes/${remote}/`);
    return longestChain(scripts.filter(isOwn));
  }
}

function longestChain(files: readonly LoadedFile[]): number {
  const depths: { end: number; depth: number }[] = [];
  for (const { start, end } of files.toSorted((a, b) => a.start - b.start)) {
    const before = depths.filter((other) => other.end <= start).map(({ depth }) => depth);
    depths.push({ end, depth: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...depths.map(({ depth }) => depth));
}
