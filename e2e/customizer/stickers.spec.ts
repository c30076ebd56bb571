import type { Page } from '@playwright/test';
import { callApiAs, customer } from '../account/account-api.ts';
import { CheckoutPage } from '../cart/checkout-page.ts';
import { logIn } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { PurchasePage } from '../pages/purchase-page.ts';
import { savedItems } from '../pages/saved-draft.ts';

// Photos are really decoded and encoded, which is slow on a busy machine.
test.describe.configure({ timeout: 120_000 });

const PHOTO = '13-ourson-carre.jpg';

async function savedStickers(page: Page) {
  const [item] = await savedItems(page);
  return (item?.recipe.design?.layers ?? []).flatMap((layer) => (layer.kind === 'sticker' ? [layer] : []));
}

test('a sticker is added, moved and sized by keyboard, and the order has it where it was left', async ({
  page,
  problems,
}) => {
  await logIn(page, 'customer');
  const purchase = new PurchasePage(page, 'fr');
  const checkout = new CheckoutPage(page, 'fr');
  problems.allowAnswer(409, '/api/orders');
  await checkout.confirmRepeat();
  await page.goto('/products/magnet-carre-5x5/customize?quantity=1');
  await purchase.add(PHOTO);

  await page.getByRole('button', { name: 'Motifs', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Ajouter\u00a0: Cœur' }).press('Enter');
  await expect(page.getByRole('application')).toBeFocused();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('+');
  await page.keyboard.press(']');
  const words =
    'Motif Cœur, 13\u00a0mm, son milieu à 20\u00a0mm du bord gauche et 14,5\u00a0mm du haut. Incliné de 1°.';
  await expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1);

  // A second one is removed, put back and taken away again.
  await page.getByRole('button', { name: 'Ajouter\u00a0: Étoile' }).press('Enter');
  await expect.poll(() => savedStickers(page)).toHaveLength(2);
  await page.keyboard.press('Delete');
  await expect.poll(() => savedStickers(page)).toHaveLength(1);
  await page.keyboard.press('Control+z');
  await expect.poll(() => savedStickers(page)).toHaveLength(2);
  await page.keyboard.press('Control+y');
  await expect.poll(() => savedStickers(page)).toHaveLength(1);

  await page.getByRole('radio', { name: 'Sapin' }).check({ force: true });
  await page.getByRole('button', { name: purchase.words.validate }).click();
  const [made] = await savedStickers(page);
  expect(made).toMatchObject({ sticker: 'heart', size: 13, angle: 1, colour: '#25493d' });
  await page.getByRole('button', { name: purchase.words.addToCart, exact: true }).click();
  await page.waitForURL(/\/cart$/);
  await purchase.checkOut();
  await checkout.giveAddress();
  await checkout.goToPayment();
  await checkout.pay();
  await checkout.expectPaid();
  const number = (await page.getByText(/^PM-\d\d-\d{6}$/).textContent()) ?? '';
  expect(await orderedLayers(number)).toContainEqual(made);
});

/** Of the photos of an order, as they are ordered again. */
async function orderedLayers(number: string): Promise<readonly unknown[]> {
  const buyer = await callApiAs(customer);
  const orders = (await (await buyer.get('/api/orders')).json()) as { items: { id: string; number: string }[] };
  const order = orders.items.find((each) => each.number === number);
  const { items } = (await (await buyer.post(`/api/orders/${order?.id}/reorder`)).json()) as {
    items: { photos: { recipe: { design?: { layers: readonly unknown[] } } }[] }[];
  };
  await buyer.dispose();
  return items.flatMap(({ photos }) => photos.flatMap(({ recipe }) => recipe.design?.layers ?? []));
}
