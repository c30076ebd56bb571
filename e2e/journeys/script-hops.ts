import type { Page } from '@playwright/test';

interface LoadedScript {
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

const SHOWN_MARK = 'page-stands';

/** Call it before the page is opened. Marks the moment when the page of its remote is interactive. */
export async function watchFirstView(page: Page): Promise<void> {
  await page.addInitScript((mark) => {
    const box = 'main [data-remote]:not([hidden])';
    const isRendered = () => document.getElementById('rendered')?.textContent.includes('"box":') ?? false;
    const appearing = new MutationObserver(look);
    function look() {
      if (document.readyState === 'loading' || isRendered() || !document.querySelector(`${box} h1`)) return;
      appearing.disconnect();
      performance.mark(mark);
    }
    appearing.observe(document, { childList: true, subtree: true, attributeFilter: ['hidden'] });
    document.addEventListener('DOMContentLoaded', look);
    document.addEventListener('aimante:hydrated', ({ target }) => {
      if (target instanceof Element && target.matches(box)) performance.mark(mark);
    });
  }, SHOWN_MARK);
}

/**
 * The number of scripts of the shell and of this remote that load one after the other until the page is interactive.
 * Scripts in the HTML count as one step. Those in its template count as the second, because a script loads them. Any
 * other script counts after all scripts that had loaded when it was requested. Other remotes load fragments of the
 * header, which the page does not wait for.
 */
export async function serialScriptHops(page: Page, html: string, remote: string): Promise<number> {
  const scripts = await scriptsUntilShown(page);
  // Loaded for a later step of the visitor. The page does not wait for them.
  const isAhead = ({ path }: LoadedScript) => /\/(?:vitals|command-palette|fabric|workers\/[^/]+)\./.test(path);
  const isOwn = ({ path }: LoadedScript) =>
    path.startsWith('/remotes/shell/') || path.startsWith(`/remotes/${remote}/`);
  const [named = '', inTemplate = ''] = html.split('<template data-takeover');
  const found: { end: number; depth: number }[] = [];
  for (const { path, start, end } of scripts.filter((script) => isOwn(script) && !isAhead(script))) {
    const before = found.filter((other) => other.end <= start).map(({ depth }) => depth);
    const depth = named.includes(path) ? 1 : inTemplate.includes(path) ? 2 : 1 + Math.max(0, ...before);
    found.push({ end, depth });
  }
  return Math.max(0, ...found.map(({ depth }) => depth));
}

async function scriptsUntilShown(page: Page): Promise<LoadedScript[]> {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, SHOWN_MARK);
  return page.evaluate((mark) => {
    const shownAt = performance.getEntriesByName(mark)[0]?.startTime ?? 0;
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map(({ name, startTime, responseEnd }) => ({ path: new URL(name).pathname, start: startTime, end: responseEnd }))
      .filter(({ path, start }) => path.endsWith('.js') && start < shownAt)
      .toSorted((a, b) => a.start - b.start);
  }, SHOWN_MARK);
}
