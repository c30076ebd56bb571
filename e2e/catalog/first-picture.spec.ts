import { chromium } from '@playwright/test';
import { expectNoSidewaysScroll } from '../fixtures/sound-page.ts';
import { expect, test } from '../fixtures/test.ts';

test('the wide picture makes no page wider, with scroll bars that take room', async ({
  launchOptions,
  baseURL,
  problems,
}) => {
  test.slow();
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  const page = await browser.newPage({
    viewport: { width: 1500, height: 900 },
    baseURL: baseURL ?? '',
    locale: 'fr-FR',
  });
  problems.watch(page.context());
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectNoSidewaysScroll(page, 'the home page with scroll bars');
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  await browser.close();
});
