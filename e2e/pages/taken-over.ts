import type { Page } from '@playwright/test';

/** Waits for hydration. Before it, a link loads another document. */
export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}
