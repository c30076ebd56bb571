import { chromium } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { expectNoSidewaysScroll } from './shop-views.ts';

test('the wide picture makes no page wider, with scroll bars that take room', async ({ launchOptions, baseURL }) => {
  test.slow();
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  const page = await browser.newPage({
    viewport: { width: 1500, height: 900 },
    baseURL: baseURL ?? '',
    locale: 'fr-FR',
  });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectNoSidewaysScroll(page);
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  await browser.close();
});
