import type { Page } from '@playwright/test';

/** React answers to presses from now on; before, a link loads another document. */
export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}
