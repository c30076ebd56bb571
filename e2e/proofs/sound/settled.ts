import type { Page } from '@playwright/test';
import { untilTakenOver } from '../../pages/taken-over.ts';

/** Waits until everything is loaded. Behind a question, the button that asks it stays busy. */
export async function settled(page: Page): Promise<void> {
  await untilTakenOver(page);
  await page.locator('h1:not([data-left])').first().waitFor();
  await page.waitForFunction(() => {
    const question = document.querySelector('[role="dialog"], [role="alertdialog"]');
    return (question ?? document).querySelector('[aria-busy="true"]') === null;
  });
  await drawn(page);
}

/** Waits until the last change is painted. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => then()))));
}
