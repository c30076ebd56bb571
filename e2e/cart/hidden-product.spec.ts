import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { navigate, untilThere } from '../pages/navigate.ts';
import { untilTakenOver } from '../pages/taken-over.ts';
import { CheckoutPage } from './checkout-page.ts';
import { fillCart } from './filled-cart.ts';
import { sellProduct } from './shop-calls.ts';

test(
  'a product that is hidden between cart and payment is no longer available, and costs nothing',
  main(),
  async ({ page, request }) => {
    const { product, change } = await sellProduct(request, 'Magnet bientôt masqué');
    await fillCart(page, { product });
    const checkout = new CheckoutPage(page);
    await checkout.guestToPayment();
    await expect(checkout.payButton).toHaveText(/9,00/);
    await change({ isVisible: false });
    await checkout.pay();
    await expect(checkout.main.getByRole('alert')).toContainText('Cet article n’est plus disponible');
    await expect(checkout.main.getByRole('button', { name: /Commander/ })).toHaveCount(0);
    await expect(page.getByText(/0,00/)).toHaveCount(0);
    await expect(checkout.main).not.toContainText('devient');
    await checkout.main.getByRole('link', { name: 'Voir le panier' }).click();
    await expect(checkout.main.getByText('Plus disponible', { exact: true })).toBeVisible();
    await expect(page.getByText(/0,00/)).toHaveCount(0);
  },
);

test('a product that is published appears in a tab that showed it as missing', async ({ page, request, problems }) => {
  const { product, change } = await sellProduct(request, `Magnet à venir ${Date.now().toString(36)}`);
  await change({ isVisible: false });
  const path = `/products/${product.slug}`;
  problems.allowAnswer(404, path, `/api/products/slug/${product.slug}`);
  const title = page.getByRole('heading', { level: 1 });
  await page.goto(path);
  await untilTakenOver(page);
  await expect(title).toHaveText('Produit introuvable');
  await change({ isVisible: true });
  await expect(title).toHaveText(product.name);

  await change({ isVisible: false });
  await page.goto('/legal/notice');
  await untilTakenOver(page);
  await navigate(page, path);
  await expect(title).toHaveText('Produit introuvable');
  await navigate(page, '/legal/notice');
  await untilThere(page);
  await change({ isVisible: true });
  await navigate(page, path);
  await expect(title).toHaveText(product.name);
});
