import { expect, type Locator, type Page } from '@playwright/test';
import { beginToUse } from '../fixtures/intention.ts';

/** Begins to use the page, and waits for hydration. Before it, a link loads another document. */
export async function untilTakenOver(page: Page): Promise<void> {
  await beginToUse(page);
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Waits until the remote has hydrated a link of its page too, which comes after the page around it. */
export async function untilAlive(link: Locator): Promise<void> {
  await expect.poll(() => isAlive(link)).toBe(true);
}

/** React has hydrated or rendered this element. False too where the page is too busy to say so within a second. */
export const isAlive = (element: Locator): Promise<boolean> =>
  element
    .evaluate((shown) => Object.keys(shown).some((key) => key.startsWith('__react')), undefined, { timeout: 1000 })
    .catch(() => false);
