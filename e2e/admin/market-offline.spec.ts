import type { BrowserContext, Page } from '@playwright/test';
import { apiUrl } from '../fixtures/addresses.ts';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { DeskPage } from './desk-page.ts';
import { MarketDay } from './market-day.ts';

const PRODUCT = 'Magnet photo carré 5 × 5 cm';

test.use({ serviceWorkers: 'allow', viewport: { width: 1024, height: 768 } });

test(
  'a whole market day without a network: each step survives a reload or a crash',
  main(),
  async ({ page: first, context, problems }) => {
    test.setTimeout(180_000);
    problems.allow(/INTERNET_DISCONNECTED|ERR_FAILED|Failed to load|Failed to fetch|\[remote\]/);
    let page = first;
    let desk = new DeskPage(page);
    let market = new MarketDay(desk);
    const use = (opened: Page) => {
      page = opened;
      desk = new DeskPage(page);
      market = new MarketDay(desk);
    };
    const waits = (count: number) => expect(page.getByText(`Hors ligne · ${count} à envoyer`)).toBeVisible();
    const name = `Marché sans réseau ${Date.now().toString(36)}`;

    await test.step('the tablet is registered with a network', async () => {
      await desk.open('/admin/market');
      await market.plan(name, 1);
      await market.takeAlong(PRODUCT, 5);
      await market.registerTill();
      await expect.poll(() => page.evaluate(isKept)).toBe(true);
    });
    const address = page.url();

    await test.step('the login ends, the network is cut, and the till opens', async () => {
      await endLogin(page);
      await context.setOffline(true);
      use(await crash(page, address));
      await market.countFloat('1');
      await waits(1);
      await page.reload();
      await waits(1);
    });

    await test.step('sold for cash, with a discount and a free line', async () => {
      await market.tile(PRODUCT).click();
      await market.addAmount('Article libre', { text: 'Emballage', amount: '1,00' });
      await market.addAmount('Remise', { text: 'Cliente fidèle', amount: '0,50' });
      await page.reload();
      await expect(page.getByText('Cliente fidèle')).toBeVisible();
      await desk.button('Espèces').click();
      await desk.button(/^10,00/).click();
      await desk.button('Encaisser').click();
      await waits(2);
      use(await crash(page, address));
      await waits(2);
    });

    await test.step('sold by card, while another basket is set aside', async () => {
      await market.tile(PRODUCT).click();
      await desk.button('Mettre de côté').click();
      await expect(desk.button(/^Reprendre/)).toBeVisible();
      await page.reload();
      await market.tile(PRODUCT).click();
      await desk.button('Carte').click();
      await waits(3);
      await desk.button(/^Reprendre/).click();
    });

    await test.step('the basket that was set aside is paid in two parts', async () => {
      await desk.button('Mixte').click();
      await desk.button('2').click();
      await desk.button('Encaisser').click();
      await waits(4);
      use(await crash(page, address));
      await waits(4);
      await expect(market.tile(PRODUCT)).toContainText('reste 2');
    });

    await test.step('a part is given back, a sale is voided, a ticket is printed', async () => {
      await desk.button('Ventes du jour').click();
      await page.getByRole('button', { name: /^T\d+-0002/ }).click();
      await desk.button(`Un de moins : ${PRODUCT}`).click();
      await desk.button('Erreur de quantité').click();
      await page.getByRole('button', { name: /^Rendre 0,91/ }).click();
      await waits(5);
      await page.reload();
      await desk.button('Ventes du jour').click();
      await page.getByRole('button', { name: /^T\d+-0003/ }).click();
      await desk.button('Client parti').click();
      await page.getByRole('button', { name: /^Rendre 4,50/ }).click();
      await waits(6);
      await desk.button('Imprimer').click();
      await expect(page.getByRole('dialog')).toContainText('SIRET');
      await page.reload();
      await waits(6);
      await desk.button('Ventes du jour').click();
      await page.getByRole('button', { name: /^T\d+-0002/ }).click();
      await desk.button('Envoyer par e-mail').click();
      await page.getByLabel('Ticket par e-mail').fill('zoe@exemple.test');
      await page.getByLabel('Langue du ticket').selectOption('en');
      await desk.button('Envoyer par e-mail').click();
      await expect(page.getByText(/^Ticket pour zoe@exemple.test/)).toBeVisible();
    });

    await test.step('the day is counted and closed', async () => {
      await desk.button('Clôture').click();
      await expect(page.getByRole('row', { name: /^Total/ })).toContainText('8,59');
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', 'yes');
      });
      await desk.button('Aperçu X').click();
      await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
      await expect(page.getByRole('region', { name: 'Grand total perpétuel' })).toContainText('8,59');
      await page.getByLabel(/^Nombre de 50,00/).fill('1');
      await page.getByLabel('Motif').fill('Pièces non comptées');
      await desk.button('Clôturer la caisse').click();
      await waits(7);
      use(await crash(page, address));
      await waits(7);
    });

    await test.step('everything is sent, without a login, once the network is back', async () => {
      await context.setOffline(false);
      await page.reload();
      await expect(page.getByText('Tout est envoyé')).toBeVisible();
      await desk.open(address.replace(/\/till$/, ''));
      const report = page.getByRole('group').filter({ hasText: 'Fermée' });
      await report.locator('summary').click();
      await expect(report).toContainText('8,59');
    });
  },
);

test('a helper sells with a PIN on the tablet, and the login of the administrator ends', async ({
  page,
  context,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.allowAnswer(401, '/api/auth/refresh');
  problems.allowAnswer(404, '/api/market/stands');
  problems.allow(/INTERNET_DISCONNECTED|ERR_FAILED|Failed to load|Failed to fetch|\[remote\]/);
  const desk = new DeskPage(page);
  const market = new MarketDay(desk);
  const helper = `Zoé ${Date.now().toString(36)}`;
  await desk.open('/admin/till');
  await page.getByLabel('Nom', { exact: true }).fill(helper);
  await page.getByLabel('Code', { exact: true }).fill('4711');
  await desk.button('Ajouter').click();
  await expect(page.getByText(helper)).toBeVisible();
  await desk.navigate('/admin/market');
  await market.plan(`Marché du code ${Date.now().toString(36)}`, 1);
  await market.takeAlong(PRODUCT, 2);
  await market.openTill('1');
  await expect.poll(() => page.evaluate(isKept)).toBe(true);

  await test.step('without a network, the helper takes over and a wrong PIN does not', async () => {
    await context.setOffline(true);
    await desk.button('Changer de vendeur').click();
    await desk.button(helper).click();
    await page.getByLabel('Code').fill('0000');
    await desk.button('Commencer').click();
    await expect(page.getByText('Ce code n’est pas le bon.')).toBeVisible();
    await page.getByLabel('Code').fill('4711');
    await desk.button('Commencer').click();
    await expect(page.getByText(`Caisse 1, ${helper}`)).toBeVisible();
    await market.tile(PRODUCT).click();
    await desk.button('Carte').click();
    await expect(page.getByText(/Hors ligne · [12] à envoyer/)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('user-role'))).toBeNull();
  });

  await test.step('with the network back, the server ends the session of the administrator too', async () => {
    await context.setOffline(false);
    // After a try that failed, the next one comes within 15 seconds.
    await expect(page.getByText('Tout est envoyé')).toBeVisible({ timeout: 20_000 });
    const renewed = () =>
      page.evaluate(
        async (url) => (await fetch(url, { method: 'POST', credentials: 'include' })).status,
        `${apiUrl()}/api/auth/refresh`,
      );
    await expect.poll(renewed).toBe(401);
  });

  await test.step('an open till does not sell for another market', async () => {
    await page.goto('/admin/market/00000000-0000-4000-8000-000000000000/till');
    await expect(page.getByText('encore ouverte pour un autre marché')).toBeVisible();
    await page.getByRole('link', { name: 'Aller à la caisse ouverte' }).click();
    await expect(market.tile(PRODUCT)).toBeVisible();
  });
});

test('the till is an app of its own, and fits a portrait tablet, and says before selling that it is full', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const desk = new DeskPage(page);
  const market = new MarketDay(desk);
  await page.addInitScript(() => {
    navigator.storage.estimate = async () => ({ quota: 100_000_000, usage: 97_000_000 });
  });
  await desk.open('/admin/market');
  await market.plan(`Très grand marché de Noël de la place du Ralliement ${Date.now().toString(36)}`, 1);
  await market.openTill('1');
  await expect(page.getByRole('alert')).toHaveText(/^Il reste 3\sMo sur cette tablette/);
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest: unknown = await (await page.request.get(String(address))).json();
  const path = new URL(page.url()).pathname;
  expect(manifest).toMatchObject({ start_url: path, scope: path, display: 'standalone' });

  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.getByText('Tout est envoyé')).toBeInViewport({ ratio: 1 });
});

/** Whether the service worker has the document of this page. */
const isKept = async () => Boolean(await caches.match(location.pathname, { cacheName: 'pages' }));

/** As hours after the end of the token: the browser has no session any more. */
async function endLogin(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
}

/** Ends the process of the page, as an empty battery does, and opens the till again. */
async function crash(page: Page, address: string): Promise<Page> {
  const context: BrowserContext = page.context();
  const opened = await context.newPage();
  await page.goto('chrome://crash').catch(() => undefined);
  await page.close();
  await opened.goto(address);
  return opened;
}
