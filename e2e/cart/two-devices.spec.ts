import type { Browser, BrowserContext, Page } from '@playwright/test';
import { linkByMail, openAccount } from '../account/account-api.ts';
import { LoginPage } from '../account/login-page.ts';
import { refuseCookies } from '../fixtures/consent.ts';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { PurchasePage } from '../pages/purchase-page.ts';
import { CheckoutPage } from './checkout-page.ts';

test.use({ sharesCart: true });
// Photos are really decoded and encoded, and two browsers are slow on a busy machine.
test.describe.configure({ timeout: 120_000 });

const WORDS = {
  fr: {
    empty: 'Votre panier est vide',
    copies: /^Exemplaires/,
    more: 'Un exemplaire de plus de la photo 1',
    two: /2\smagnets/,
  },
  en: { empty: 'Your cart is empty', copies: /^Copies/, more: 'One more copy of photo 1', two: /2\smagnets/ },
} as const;

async function openDevice(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ viewport });
  const page = await context.newPage();
  await refuseCookies(page);
  return page;
}

async function signIn(page: Page, language: 'fr' | 'en', account: { email: string; password: string }): Promise<void> {
  await page.goto(`${language === 'en' ? '/en' : ''}/auth/login?redirect=/cart`);
  await new LoginPage(page, language).logIn(account);
  await page.waitForURL(/\/cart$/);
}

/** A page asks for the cart of the account when its window is looked at again. Without that it asks each 20 seconds. */
async function lookAt(page: Page, shows: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await shows();
  }).toPass({ timeout: 15_000 });
}

for (const [language, widths] of [
  ['fr', [360, 1280]],
  ['en', [1280, 360]],
] as const) {
  test(
    `${language}: a cart with a cropped photo is on both devices, until it is ordered`,
    main(language === 'fr'),
    async ({ browser }) => {
      const words = WORDS[language];
      const account = await openAccount();
      const [first, second] = await Promise.all(widths.map((width) => openDevice(browser, { width, height: 800 })));
      if (!first || !second) throw new Error('two devices');
      const purchase = new PurchasePage(first, language);
      await purchase.cropAsGuest('13-ourson-carre.jpg');
      await signIn(first, language, account);
      await signIn(second, language, account);
      const line = second
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: second.getByRole('img') });
      await expect(line.first()).toBeVisible({ timeout: 20_000 });

      await second.getByRole('button', { name: words.copies }).click();
      await second.getByRole('button', { name: words.more }).click();
      await expect(second.getByRole('main')).toContainText(words.two);
      await lookAt(first, () => expect(first.getByRole('main')).toContainText(words.two, { timeout: 1000 }));

      await new PurchasePage(second, language).checkOut();
      const checkout = new CheckoutPage(second, language);
      await checkout.giveAddress();
      await checkout.goToPayment();
      await checkout.pay();
      await checkout.expectPaid();
      const title = first.getByRole('heading', { level: 1 });
      await lookAt(first, () => expect(title).toHaveText(words.empty, { timeout: 1000 }));
    },
  );
}

test('a guest sends the cart to a phone by its code, and the link opens it once', async ({
  page,
  browser,
  problems,
}) => {
  problems.allowAnswer(410, '/api/cart/links/open');
  problems.allowAnswer(404, '/api/cart/links/open');
  await new PurchasePage(page, 'fr').cropAsGuest('13-ourson-carre.jpg');
  const made = page.waitForResponse(
    (response) => response.url().endsWith('/api/cart/links') && response.request().method() === 'POST',
  );
  await page.getByRole('link', { name: 'Continuer sur un autre appareil' }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const { link } = (await (await made).json()) as { link: string };

  const phone = await openDevice(browser, { width: 360, height: 740 });
  await openLink(phone, link);
  await expect(phone.getByText('Le panier est sur cet appareil.')).toBeVisible();
  await expect(phone.getByRole('main')).toContainText(/1\smagnet/);
  await openLink(phone, link);
  await expect(phone.getByText('Ce panier est déjà sur cet appareil.')).toBeVisible();
  await expect(phone.getByRole('main')).toContainText(/1\smagnet/);
  const checkout = new CheckoutPage(phone);
  await checkout.guestToPayment();
  await checkout.pay();
  await checkout.expectPaid();

  const stranger = await openDevice(browser, { width: 1280, height: 800 });
  for (const [address, text] of [
    [link, 'Ce lien a déjà servi sur un autre appareil'],
    [`${link}x`, 'Ce lien est incomplet'],
  ] as const) {
    await stranger.goto('about:blank');
    await stranger.goto(address);
    await stranger.getByRole('button', { name: 'Ouvrir le panier ici' }).click();
    await expect(stranger.getByRole('main')).toContainText(text);
  }
});

async function openLink(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: 'Ouvrir le panier ici' }).click();
  await page.waitForURL(/\/cart$/);
}

test('the link of a cart also comes by mail, in English', async ({ page, browser }) => {
  const to = `phone-${crypto.randomUUID()}@aimante.test`;
  await new PurchasePage(page, 'en').cropAsGuest('13-ourson-carre.jpg');
  await page.getByRole('link', { name: 'Continue on another device' }).click();
  await page.getByRole('textbox', { name: 'Or get the link by e-mail' }).fill(to);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('The link is on its way')).toBeVisible();
  const phone = await openDevice(browser, { width: 360, height: 740 });
  await phone.goto(await linkByMail(to, '/en/cart/shared'));
  await phone.getByRole('button', { name: 'Open the cart here' }).click();
  await expect(phone.getByRole('main')).toContainText(/1\smagnet/);
});
