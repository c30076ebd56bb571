import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

/** On a busy machine the first server render may be too late. The edge tries again a moment later. */
export async function untilRendered(page: Page, path: string): Promise<void> {
  await expect
    .poll(async () => (await (await page.request.get(path)).text()).includes('"box":'), { timeout: 20_000 })
    .toBe(true);
}
