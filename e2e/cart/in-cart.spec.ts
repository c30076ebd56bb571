import { expect, test } from '../fixtures/test.ts';
import { fillCart } from './filled-cart.ts';

test('the page of a product says how many of it are in the cart', async ({ page }) => {
  const { product } = await fillCart(page);
  await page.goto(`/products/${product.slug}`);
  const slot = page.locator('[data-slot=product-aside]');
  await expect(slot.getByText('Déjà 2 magnets dans votre panier.')).toBeVisible();
  await slot.getByRole('link', { name: 'Voir le panier' }).click();
  await expect(page).toHaveURL(/\/cart$/);
});
