import type { Page } from '@playwright/test';
import { beginToUse } from '../fixtures/intention.ts';

/** Begins to use the page, and waits for hydration. Before it, a link loads another document. */
export async function untilTakenOver(page: Page): Promise<void> {
  await beginToUse(page);
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}
