import type { Page } from '@playwright/test';

/** To another page without loading the site anew, as a link does. */
export function goOn(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    const isElsewhere = new URL(to, location.href).pathname !== location.pathname;
    if (isElsewhere) document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

/** The page that was left is gone. */
export const untilThere = (page: Page) => page.locator('h1:not([data-left])').first().waitFor();
