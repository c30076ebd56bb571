import type { Page } from '@playwright/test';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { DeskPage } from './desk-page.ts';

const screens = [
  ['/admin', 'Tableau de bord', 'Dashboard'],
  ['/admin/orders', 'Commandes', 'Orders'],
  ['/admin/photo-check', 'Contrôle photos', 'Photo check'],
  ['/admin/batches', 'Impression', 'Printing'],
  ['/admin/packing', 'Emballage', 'Packing'],
  ['/admin/materials', 'Matières', 'Materials'],
  ['/admin/products', 'Produits', 'Products'],
  ['/admin/product-categories', 'Catégories', 'Categories'],
  ['/admin/portfolio', 'Portfolio', 'Portfolio'],
  ['/admin/portfolio-categories', 'Catégories du portfolio', 'Portfolio categories'],
  ['/admin/coupons', 'Codes promo', 'Coupons'],
  ['/admin/users', 'Clients', 'Customers'],
  ['/admin/contact', 'Messages', 'Messages'],
  ['/admin/market', 'Marchés', 'Markets'],
  ['/admin/till', 'Journal de caisse', 'Till journal'],
  ['/admin/mails', 'Envois', 'E-mails'],
  ['/admin/releases', 'Déploiements', 'Releases'],
  ['/admin/audit', 'Journal', 'Audit log'],
  ['/admin/settings', 'Réglages', 'Settings'],
] as const;

/** Lists with a first row that opens its own page. */
const details = ['/admin/orders', '/admin/products', '/admin/contact', '/admin/market'];

for (const [language, prefix, width] of [
  ['French', '', 1280],
  ['English', '/en', 360],
] as const) {
  test.describe(`in ${language} at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(
      'every screen has its title, no scroll sideways and nothing for axe',
      main(language === 'French'),
      async ({ page }) => {
        test.setTimeout(180_000);
        const desk = new DeskPage(page);
        await desk.open(`${prefix}/admin`);
        for (const [path, french, english] of screens) {
          await desk.navigate(prefix + path);
          await expect(desk.title).toHaveText(prefix ? english : french);
          await desk.expectSound(path);
        }
      },
    );

    test('so has the page that a row opens', async ({ page }) => {
      test.setTimeout(120_000);
      const desk = new DeskPage(page);
      await desk.open(`${prefix}/admin`);
      for (const path of details) {
        await desk.navigate(prefix + path);
        await page.locator('tbody [data-open]').first().click();
        await expect(page).toHaveURL(new RegExp(`${path}/[0-9a-f-]{36}`));
        await desk.settled();
        await desk.expectSound(`a page below ${path}`);
      }
    });
  });
}

const dialogs: Readonly<Record<string, readonly ((page: Page) => Promise<void>)[]>> = {
  '/admin/orders?status=en_cours': [
    press('?'),
    press('Control+k'),
    click('Enregistrer la vue'),
    choose('Changer l’étape'),
  ],
  '/admin/product-categories': [openRow],
  '/admin/portfolio': [openRow],
  '/admin/portfolio-categories': [openRow],
  '/admin/coupons': [openRow, click('Générer des codes')],
  '/admin/users': [openRow],
  '/admin/market': [click('Ajouter un marché')],
  '/admin/audit': [openRow],
  '/admin/settings?tab=production': [click('Ajouter une planche'), click('Découpe droite')],
};

test('axe finds nothing in the drawers and dialogs', async ({ page }) => {
  test.setTimeout(180_000);
  const desk = new DeskPage(page);
  await desk.open('/admin');
  for (const [path, openers] of Object.entries(dialogs)) {
    await desk.navigate(path);
    for (const open of openers) {
      await open(page);
      await expect(desk.dialog).toBeVisible();
      await desk.expectSound(`a dialog of ${path}`);
      await page.keyboard.press('Escape');
      await expect(desk.dialog).toHaveCount(0);
    }
  }
});

function press(key: string) {
  return (page: Page) => page.keyboard.press(key);
}

function click(name: string) {
  return (page: Page) => page.getByRole('button', { name, exact: true }).click();
}

async function openRow(page: Page): Promise<void> {
  await page.locator('tbody [data-open]').first().click();
}

function choose(action: string) {
  return async (page: Page) => {
    await page.locator('tbody').getByRole('checkbox').first().check();
    await page.getByRole('button', { name: action, exact: true }).click();
  };
}
