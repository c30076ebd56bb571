import { readFile } from 'node:fs/promises';
import { readSheets } from '@aimante/print/testing';
import { type Browser, devices } from '@playwright/test';
import { linkByMail } from '../account/account-api.ts';
import { LoginPage } from '../account/login-page.ts';
import { DeskPage } from '../admin/desk-page.ts';
import { MarketDay } from '../admin/market-day.ts';
import { CheckoutPage } from '../cart/checkout-page.ts';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { PurchasePage } from '../pages/purchase-page.ts';
import { ShellPage } from '../pages/shell-page.ts';

test.use({ serviceWorkers: 'allow' });

const { viewport, userAgent, hasTouch, isMobile } = devices['Galaxy S9+'];
const REMOTES = ['mf-account', 'mf-admin', 'mf-cart-checkout', 'mf-catalog', 'mf-customizer'];
const PHOTO = '13-ourson-carre.jpg';
const PASSWORD = 'Lune-verte-42';
const MAGNET = 'Magnet photo carré 5 × 5 cm';
const TRACKING = '6A98765432109';
const A4 = { left: 0, top: 0, width: expect.closeTo(210, 1), height: expect.closeTo(297, 1) };

test.use({ viewport, userAgent, hasTouch, isMobile });

test(
  'the whole business: visitor, guest, workshop, customer, market, and the visitor again',
  main(),
  async ({ page, browser }) => {
    test.setTimeout(180_000);
    const account = { email: `ourson-${crypto.randomUUID()}@aimante.test`, password: PASSWORD };
    const shell = new ShellPage(page);
    const checkout = new CheckoutPage(page);
    const purchase = new PurchasePage(page, 'fr');
    const desk = await openDesk(browser);
    const marketName = `Marché d’essai ${Date.now().toString(36)}`;
    let number = '';

    await test.step('a visitor walks from the home page to a framed photo in the cart, without a reload', async () => {
      await shell.open('/');
      const { remotes } = await shell.releaseSet();
      expect(remotes.map(({ name }) => name).sort()).toEqual(REMOTES);
      for (const { base, version } of remotes) expect(base + version).not.toMatch(/^http|-dev-/);
      await page.evaluate(() => document.body.setAttribute('data-first-document', ''));
      await page.getByRole('button', { name: 'Refuser' }).click();
      await shell.main.getByRole('link', { name: 'Choisir mes magnets' }).click();
      await shell.main.getByRole('link', { name: MAGNET }).first().click();
      await page.getByRole('radio', { name: 'Quantité personnalisée' }).check();
      await page.getByRole('spinbutton', { name: 'Quantité' }).fill('1');
      await page.getByRole('link', { name: 'Importer mes images' }).click();
      await purchase.crop(PHOTO);
      await page.getByRole('button', { name: purchase.words.addToCart, exact: true }).click();
      await expect(shell.title).toHaveText('Votre panier');
      await expect(page.locator('body')).toHaveAttribute('data-first-document');
    });

    await test.step('a guest pays less by a code, and is thanked on the screen and by mail', async () => {
      await page.getByRole('textbox', { name: 'Code promo' }).fill('bienvenue10');
      await page.getByRole('button', { name: 'Appliquer' }).click();
      await expect(checkout.main).toContainText(/[-−]0,45/);
      await page.getByRole('button', { name: checkout.words.checkOut }).click();
      await page.getByRole('link', { name: 'Continuer en invité' }).click();
      await checkout.giveContact(account.email);
      await checkout.giveAddress();
      await checkout.goToPayment();
      await expect(checkout.payButton).toHaveText(/4,05/);
      await checkout.pay();
      await checkout.expectPaid();
      number = (await checkout.main.getByText(/^PM-\d\d-\d{6}$/).textContent()) ?? '';
      await linkByMail(account.email, '/orders/track');
    });

    await test.step('the workshop sees the order, checks, prints and sends it', async () => {
      const row = desk.page.getByRole('link', { name: number });
      await expect(row).toBeVisible({ timeout: 20_000 });
      await row.click();
      await desk.settled();
      const address = new URL(desk.page.url()).pathname;
      await desk.approvePhotoOf(address.split('/').at(-1) ?? '');
      await desk.navigate(`/admin/orders?q=${number}`);
      await desk.makeBatch(number);
      const [download] = await Promise.all([desk.page.waitForEvent('download'), desk.button('Planches PDF').click()]);
      const [sheet] = await readSheets(new Uint8Array(await readFile(await download.path())).buffer);
      expect(sheet?.media).toEqual(A4);
      expect(sheet?.images).toHaveLength(1);
      expect(sheet?.texts.join('\n')).toContain(number);
      await desk.button('Marquer comme imprimé').click();
      await expect(desk.page.getByText('Lot imprimé, commandes avancées')).toBeVisible();
      await desk.navigate(address);
      await desk.moveOrder('Assemblé', 'Emballé');
      await desk.giveTracking(TRACKING);
      await desk.moveOrder('Expédié', 'Livré');
    });

    await test.step('the guest becomes a customer, and finds the order with its parcel and its points', async () => {
      await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Créer mon compte' }).click();
      await page.goto(await linkByMail(account.email, '/auth/verify-email'));
      await page.getByRole('button', { name: 'Confirmer' }).click();
      await page.goto('/orders');
      await new LoginPage(page, 'fr').logIn(account);
      await page
        .getByRole('link', { name: new RegExp(`commande ${number}$`) })
        .first()
        .click();
      await expect(page.getByRole('link', { name: `Suivre le colis ${TRACKING}` })).toBeVisible();
      await page.goto('/loyalty');
      await expect(shell.main).toContainText(number);
    });

    await test.step('a seller takes stock to a market, and sells there', async () => {
      const market = new MarketDay(desk);
      await desk.navigate('/admin/market');
      await market.plan(marketName, 9);
      await market.takeAlong(MAGNET, 5);
      await market.openTill('1');
      await market.tile(MAGNET).click();
      await desk.button('Carte').click();
      await expect(desk.page.getByText('Tout est envoyé')).toBeVisible();
    });

    await test.step('the customer orders on the product’s own page, to be fetched at that market', async () => {
      await purchase.cropAsCustomer(PHOTO);
      await purchase.checkOut();
      await page.getByRole('radio', { name: /^Retrait/ }).check();
      await page.getByRole('radio', { name: marketName }).check();
      await checkout.goToPayment();
      await checkout.pay();
      await checkout.expectPaid();
      await expect(checkout.main).toContainText(marketName);
    });

    await test.step('after logout, the visitor returns in English, and sees the market with its remaining stock', async () => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Se déconnecter' }).click();
      await page.goto('/en/local');
      const market = shell.main.getByRole('article').filter({ hasText: marketName });
      await expect(market).toContainText('4 pieces');
    });
  },
);

async function openDesk(browser: Browser): Promise<DeskPage> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'fr-FR' });
  const desk = new DeskPage(page);
  await desk.open('/admin/orders?sort=-createdAt');
  return desk;
}
