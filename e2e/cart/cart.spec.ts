import type { Page } from '@playwright/test';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { untilTakenOver } from '../pages/taken-over.ts';
import { fillCart } from './filled-cart.ts';

async function emptyAndUndo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Vider le panier' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Vider le panier' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre panier est vide');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('link', { name: 'Panier, 2 magnets' })).toBeVisible();
}

test.describe('the cart', () => {
  test('is kept after a reload and shown in another tab', main(), async ({ page, context }) => {
    await fillCart(page);
    await page.goto('/cart');
    await expect(page.getByRole('heading', { level: 2, name: /Magnet photo carré/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Panier, 2 magnets' })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/cart');
    await expect(other.getByRole('link', { name: 'Panier, 2 magnets' })).toBeVisible();
    await other.getByRole('button', { name: /^Exemplaires/ }).click();
    await other.getByRole('button', { name: 'Un exemplaire de plus de la photo 1' }).click();
    await expect(page.getByRole('link', { name: 'Panier, 3 magnets' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/3.magnets × 4,50.€/);
    await page.reload();
    await expect(page.getByRole('main')).toContainText(/13,50.€/);
  });

  test('is there without a network', main(), async ({ page, context, problems }) => {
    // The page reports its view to the edge a moment later. On a slow machine the network is already off by then.
    problems.allowLoss('/api/checkout/quote', '/_edge/reports');
    await fillCart(page);
    await page.goto('/cart');
    await expect(page.getByText('9,00 €').first()).toBeVisible();
    await emptyAndUndo(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: /^Exemplaires/ }).click();
    await page.getByRole('button', { name: 'Un exemplaire de plus de la photo 1' }).click();
    await expect(page.getByText('total calculé sur cet appareil')).toBeVisible();
    await expect(page.getByText('Total', { exact: true }).locator('xpath=following-sibling::*')).toHaveText(/13,50/);
    await context.setOffline(false);
  });

  test('shows its photos large, in a round', async ({ page }) => {
    await fillCart(page);
    await page.goto('/cart');
    await page.getByRole('button', { name: /^Agrandir la photo 1/ }).click();
    const gallery = page.getByRole('dialog', { name: 'Vos photos en grand' });
    await expect(gallery).toContainText('1 / 1');
    await page.keyboard.press('Escape');
    await expect(gallery).toBeHidden();
  });

  test('asks before it removes, and can undo', async ({ page }) => {
    await fillCart(page);
    await page.goto('/cart');
    await emptyAndUndo(page);
    await expect(page.getByRole('heading', { level: 2, name: /Magnet photo carré/ })).toBeVisible();
  });

  test('moves the focus to its title when the focused line is removed', async ({ page }) => {
    await fillCart(page);
    await page.goto('/cart');
    await page.getByRole('button', { name: /^Retirer.:/ }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Votre panier est vide' })).toBeFocused();
  });

  test('that cannot be read is cleared', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('cart', '{"cart":[{"productId":'));
    await page.goto('/cart');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre panier est vide');
    // The server draws the empty cart. Scripts that read it start with the visitor's first move.
    await untilTakenOver(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
  });

  test('shows what is in it beside its button', async ({ page }) => {
    await fillCart(page);
    await page.goto('/products');
    await page.getByRole('link', { name: 'Panier, 2 magnets' }).hover();
    const preview = page.getByRole('region', { name: 'Aperçu du panier' });
    await expect(preview).toContainText(/9,00.€/);
    await page.keyboard.press('Escape');
    await preview.waitFor({ state: 'hidden' });
  });
});
