import type { Page } from '@playwright/test';
import { refuseCookies } from '../fixtures/consent.ts';
import { expect, test } from '../fixtures/test.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { CheckoutPage } from './checkout-page.ts';
import { answerOf, api, type Product, sellItem } from './shop-calls.ts';

async function giftBox(page: Page): Promise<Product> {
  const products = await answerOf<Product[]>(await page.request.get(api('/api/products')));
  const plain = products.filter(({ isPersonalised }) => isPersonalised === false);
  // Other journeys buy it too, and sell their own items with a stock of two.
  const [box] = plain.toSorted((a, b) => b.stock - a.stock);
  if (!box || box.stock < 3) throw new Error('The demo sells nothing without photos: start from its seed.');
  return box;
}

test('a product without photos is added from its card and from its page, and ordered by a guest', async ({ page }) => {
  // A whole purchase takes as long as several journeys.
  test.setTimeout(90_000);
  const box = await giftBox(page);
  const shell = new ShellPage(page);
  // The drawer hides the header from screen readers while it is open.
  const counted = (name: string) => page.getByRole('link', { name, includeHidden: true }).first();
  await refuseCookies(page);
  await shell.open('/products');
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: box.name, exact: true }) });
  await card.getByRole('button', { name: 'Un de plus' }).click();
  await card.getByRole('button', { name: `Ajouter au panier : ${box.name}` }).click();
  await expect(counted('Panier, 2 articles')).toBeAttached();
  const drawer = page.getByRole('dialog', { name: 'Ajouté à votre panier' });
  await expect(drawer).toContainText(box.name);
  await expect(drawer).toContainText('2 articles');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await shell.open(`/products/${box.slug}`);
  await expect(page.getByRole('link', { name: 'Importer mes images' })).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Ajouter au panier', exact: true }).click();
  await expect(counted('Panier, 3 articles')).toBeAttached();
  await drawer.getByRole('link', { name: 'Voir le panier' }).click();

  await expect(shell.title).toHaveText('Votre panier');
  await expect(shell.main).toContainText('3 articles');
  await shell.main.getByRole('button', { name: 'Un de moins' }).click();
  await expect(shell.main).toContainText(/2 articles × /);

  const checkout = new CheckoutPage(page);
  await page.getByRole('button', { name: checkout.words.checkOut }).click();
  await page.getByRole('link', { name: 'Continuer en invité' }).click();
  await checkout.giveContact(`coffret-${Date.now().toString(36)}@example.org`);
  await checkout.giveAddress();
  await checkout.goToPayment();
  await checkout.pay();
  await checkout.expectPaid();
  await expect(shell.title).toContainText('nous préparons votre colis');
  await page.getByRole('link', { name: 'Suivre ma commande' }).click();
  await expect(shell.title).toHaveText('Nous préparons votre commande');
  await expect(shell.main).not.toContainText('vos photos');
  await expect(page.getByRole('button', { name: 'Renoncer au contrat ici' })).toBeVisible();

  await page.getByRole('button', { name: 'Recommander' }).click();
  await expect(shell.title).toHaveText('Votre panier');
  await expect(shell.main).toContainText(/2 articles × /);
});

test('a product shows that it is out of stock, and more than the stock cannot be ordered', async ({ page }) => {
  const item = await sellItem(page.request, `Sachet de pastilles ${Date.now().toString(36)}`);
  const shell = new ShellPage(page);
  await refuseCookies(page);
  await shell.open(`/en/products/${item.product.slug}`);
  await page
    .getByRole('button', { name: 'Un de plus' })
    .or(page.getByRole('button', { name: 'One more' }))
    .click();
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await shell.open('/en/cart');
  await shell.main.getByRole('button', { name: 'One more' }).click();
  await expect(shell.main).toContainText('only 2 left');

  await item.change({ stock: 0 });
  await shell.open(`/en/products/${item.product.slug}`);
  await expect(page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true })).toBeDisabled();
  await expect(shell.main).toContainText('Out of stock');
});
