import type { Page } from '@playwright/test';
import { untilTakenOver } from '../../pages/taken-over.ts';

/** All that is on its way is there. */
export async function settled(page: Page): Promise<void> {
  await untilTakenOver(page);
  await page.locator('h1:not([data-left])').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await drawn(page);
}

/** What was changed is to be seen. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => then()))));
}
