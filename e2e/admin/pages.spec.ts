import AxeBuilder from '@axe-core/playwright';
import { logIn } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';

const pages = [
  ['/admin', 'Tableau de bord', 'Dashboard'],
  ['/admin/orders', 'Commandes', 'Orders'],
  ['/admin/photo-check', 'Contrôle photos', 'Photo check'],
  ['/admin/batches', 'Impression', 'Printing'],
  ['/admin/products', 'Produits', 'Products'],
  ['/admin/product-categories', 'Catégories', 'Categories'],
  ['/admin/portfolio', 'Portfolio', 'Portfolio'],
  ['/admin/portfolio-categories', 'Catégories du portfolio', 'Portfolio categories'],
  ['/admin/coupons', 'Codes promo', 'Coupons'],
  ['/admin/users', 'Clients', 'Customers'],
  ['/admin/contact', 'Messages', 'Messages'],
  ['/admin/market', 'Marchés', 'Markets'],
  ['/admin/releases', 'Déploiements', 'Releases'],
  ['/admin/audit', 'Journal', 'Audit log'],
  ['/admin/settings', 'Réglages', 'Settings'],
] as const;

for (const [path, french, english] of pages) {
  for (const [address, title, width] of [
    [path, french, 1280],
    [`/en${path}`, english, 360],
  ] as const) {
    test(`${address} at ${width} pixels has its title, no scroll sideways and nothing for axe`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await logIn(page, 'admin');
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });
  }
}

test('a customer finds no back office', async ({ page, problems }) => {
  problems.allow(/404/);
  await logIn(page, 'customer');
  await page.goto('/admin/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Commandes', exact: true })).toHaveCount(0);
});
