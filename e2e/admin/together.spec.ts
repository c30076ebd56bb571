import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { admin, callApiAs, placeOrder } from '../account/account-api.ts';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { DeskPage } from './desk-page.ts';
import { makeProduct } from './made-product.ts';

test(
  'two administrators edit one product: both versions are merged, and nothing is typed again',
  main(),
  async ({ page, problems }) => {
    problems.allowAnswer(409, '/api/products/');
    const other = await callApiAs(admin);
    const product = await makeProduct(other, `Magnet à deux ${Date.now().toString(36)}`);
    const desk = new DeskPage(page);
    await desk.open(`/admin/products/${product.id}`);
    const panel = page.getByRole('tabpanel');
    await panel.getByLabel('Description courte').fill('Ce que le second a écrit.');
    await page.getByLabel('Points par magnet').fill('12');

    const first = { version: product.version, description: 'Ce que le premier a enregistré.', price: 7.5 };
    expect((await other.put(`/api/products/${product.id}`, { data: first })).ok()).toBe(true);
    await desk.button('Enregistrer').click();
    await expect(page.getByText('Quelqu’un d’autre a enregistré pendant votre saisie.')).toBeVisible();
    await expect(page.getByLabel('Prix TTC')).toHaveValue('7,50');
    await expect(page.getByLabel('Points par magnet')).toHaveValue('12');
    const kept: unknown = await (await other.get(`/api/admin/products/${product.id}`)).json();
    expect(kept).toMatchObject({ description: 'Ce que le premier a enregistré.', loyaltyPoints: 0 });

    const choice = page.getByRole('group', { name: 'Description courte' });
    await expect(choice).toContainText('Ce que le premier a enregistré.');
    await desk.button('Enregistrer').click();
    await expect(choice.getByRole('radio', { name: 'Votre version' })).toBeFocused();
    await page.keyboard.press('Space');
    await desk.button('Enregistrer').click();
    await expect(page.getByText('Quelqu’un d’autre a enregistré pendant votre saisie.')).toHaveCount(0);
    const merged: unknown = await (await other.get(`/api/admin/products/${product.id}`)).json();
    expect(merged).toMatchObject({ description: 'Ce que le second a écrit.', priceCents: 750, loyaltyPoints: 12 });
    await other.dispose();
  },
);

test('leaving unsaved changes asks first', async ({ page }) => {
  const other = await callApiAs(admin);
  const product = await makeProduct(other, `Magnet gardé ${Date.now().toString(36)}`);
  await other.dispose();
  const desk = new DeskPage(page);
  await desk.open(`/admin/products/${product.id}`);
  await page.getByLabel('Prix TTC').fill('9,90');
  await page.getByRole('link', { name: 'Clients' }).click();
  await desk.question.getByRole('button', { name: 'Rester' }).click();
  await expect(page.getByLabel('Prix TTC')).toHaveValue('9,90');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await desk.question.getByRole('button', { name: 'Quitter' }).click();
  await expect(desk.title).toHaveText('Clients');

  await page.goBack();
  await page.getByLabel('Prix TTC').click();
  await page.getByLabel('Prix TTC').fill('8,80');
  await pressForward(page);
  await desk.question.getByRole('button', { name: 'Rester' }).click();
  await expect(page).toHaveURL(new RegExp(product.id));
  await expect(page.getByLabel('Prix TTC')).toHaveValue('8,80');
  await pressForward(page);
  await desk.question.getByRole('button', { name: 'Quitter' }).click();
  await expect(desk.title).toHaveText('Clients');
});

/** An address with every kind of character that can break a CSV file. */
const parcel = {
  firstName: 'Zoé',
  lastName: 'D’Août, fils',
  company: 'L’Œuf "doré"; Angers',
  line1: '=HYPERLINK(1)',
  phone: '+33 6 12 34 56 78',
};

test('a drawer keeps typed input until the user discards it', async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open('/admin');
  const typed = 'Pas encore enregistré';
  const leave = page.getByRole('button', { name: 'Quitter' });
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(300, 500),
    () => page.goBack({ timeout: 500 }).catch(() => null),
  ];
  for (const [path, label] of drawers) {
    await desk.navigate(path);
    await page.locator('tbody [data-open]').first().click();
    const field = desk.dialog.getByLabel(label);
    await field.fill(typed);
    for (const way of path === drawers[0][0] ? ways : ways.slice(0, 1)) {
      await way();
      await page.getByRole('button', { name: 'Rester' }).click();
      await expect(leave).toHaveCount(0);
      await expect(field).toHaveValue(typed);
    }
    await page.keyboard.press('Escape');
    await leave.click();
    await expect(desk.dialog).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

const drawers = [
  ['/admin/product-categories', 'Nom en français'],
  ['/admin/portfolio', 'Titre en français'],
  ['/admin/portfolio-categories', 'Nom en français'],
  ['/admin/coupons', 'Note'],
] as const;

test('new orders and messages appear in their lists without a reload', async ({ page, context }) => {
  test.setTimeout(60_000);
  const desk = new DeskPage(page);
  await desk.open('/admin/orders');
  const inbox = new DeskPage(await context.newPage());
  await inbox.page.goto('/admin/contact');
  await inbox.settled();

  const buyer = await callApiAs({ email: 'client@aimante.test', password: 'Demo-Client-2026' });
  const { number } = await placeOrder(buyer, 1, parcel);
  const words = `Un message arrivé à ${Date.now()}`;
  const sent = await buyer.post('/api/contact', {
    data: { name: 'Nora Petit', email: 'nora@exemple.test', subject: 'other', message: words, consent: true },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  await expect(page.getByRole('link', { name: new RegExp(number) })).toBeVisible({ timeout: 20_000 });
  await test.step('its label is a line that a spreadsheet neither breaks nor runs', async () => {
    await page.getByRole('checkbox', { name: `Sélectionner ${number}` }).check();
    const [download] = await Promise.all([page.waitForEvent('download'), desk.button('Étiquettes CSV').click()]);
    expect(download.suggestedFilename()).toBe('Étiquettes CSV.csv');
    const [head, line, ...rest] = (await readFile(await download.path(), 'utf8')).split('\r\n');
    expect(head).toMatch(/^\uFEFFCommande;Client;Société;Adresse;Complément;Code postal;Ville;Pays;/);
    const address = `Zoé D’Août, fils;"L’Œuf ""doré""; Angers";'=HYPERLINK(1);;49100;Angers;FR;;06 12 34 56 78;`;
    expect(line?.startsWith(`${number};${address}`), line).toBe(true);
    expect(rest).toEqual(['']);
  });
  await expect(inbox.page.getByText(words)).toBeVisible({ timeout: 20_000 });
  await buyer.dispose();
});

/** When the page blocks the navigation, it never finishes. */
async function pressForward(page: Page): Promise<void> {
  await page.goForward({ timeout: 500 }).catch(() => null);
}
