import type { Page } from '@playwright/test';

/** Goes to another page without a page load, as a link does. */
export function navigate(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    const isElsewhere = new URL(to, location.href).pathname !== location.pathname;
    if (isElsewhere) document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

/** Waits until the previous page is removed. */
export const untilThere = (page: Page) => page.locator('h1:not([data-left])').first().waitFor();
