import type { Page } from '@playwright/test';
import { logIn } from '../fixtures/accounts.ts';
import { expectNoFinding, expectNoSidewaysScroll } from '../fixtures/sound-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { callApiAs, customer, payOrder, placeOrder } from './account-api.ts';
import { VISITS } from './visits.ts';

const before = [
  '/auth/login',
  '/auth/login?redirect=%2Fcheckout',
  '/auth/signup',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/verify-email#token=abcdefghijklmnopqrstuvwxyz',
  '/auth/reset-password#token=abcdefghijklmnopqrstuvwxyz',
];

const own = [
  '/account',
  '/account/profile',
  '/account/addresses',
  '/account/security',
  '/account/preferences',
  '/account/data',
  '/orders',
  '/loyalty',
];

for (const { language, prefix, viewport } of VISITS) {
  test.describe(`in ${language} at ${viewport.width} px`, () => {
    test.use({ viewport, locale: language });

    test('axe finds nothing before the login', async ({ page }) => {
      test.setTimeout(120_000);
      for (const path of before) {
        await open(page, prefix + path);
        await expectNoFinding(page, path);
      }
    });

    test('axe finds nothing in the account', async ({ page }) => {
      test.setTimeout(180_000);
      await logIn(page, 'customer');
      for (const path of [...own, `/orders/${await paidOrder()}`]) {
        await open(page, prefix + path);
        await expectNoFinding(page, path);
      }
    });
  });
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 720 } });

  test('no page has to be scrolled sideways', async ({ page }) => {
    test.setTimeout(120_000);
    for (const path of before) await expectToFit(page, path);
    await logIn(page, 'customer');
    for (const path of [...own, `/orders/${await paidOrder()}`]) await expectToFit(page, path);
  });
});

async function paidOrder(): Promise<string> {
  const api = await callApiAs(customer);
  const order = await placeOrder(api);
  await payOrder(api, order);
  await api.dispose();
  return order.number;
}

async function open(page: Page, path: string): Promise<void> {
  await new ShellPage(page).open(path);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

async function expectToFit(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expectNoSidewaysScroll(page, path);
}
