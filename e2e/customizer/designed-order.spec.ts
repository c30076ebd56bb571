import type { Locator, Page } from '@playwright/test';
import { callApiAs, customer } from '../account/account-api.ts';
import { CheckoutPage } from '../cart/checkout-page.ts';
import { logIn } from '../fixtures/accounts.ts';
import { main } from '../fixtures/main.ts';
import { coloursAt } from '../fixtures/picture.ts';
import { expect, type Problems, test } from '../fixtures/test.ts';
import { PurchasePage } from '../pages/purchase-page.ts';
import { savedItems } from '../pages/saved-draft.ts';

// Photos are really decoded and encoded, which is slow on a busy machine. Both journeys look at the newest order.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const SQUARE = '/products/magnet-carre-5x5/customize?quantity=1';
const BEAR = '13-ourson-carre.jpg';
const FOOT_AND_MIDDLE = [
  [0.5, 0.95],
  [0.5, 0.45],
] as const;

/** A photo in the cropper, as a customer. */
async function begin(page: Page, problems: Problems) {
  await logIn(page, 'customer');
  const purchase = new PurchasePage(page, 'fr');
  const checkout = new CheckoutPage(page, 'fr');
  problems.allowAnswer(409, '/api/orders');
  await checkout.confirmRepeat();
  await page.goto(SQUARE);
  await purchase.add(BEAR);
  return { purchase, checkout };
}

test(
  'a designed magnet is shown with its design from the cart to the back office',
  main(),
  async ({ page, problems, browser }) => {
    const { purchase, checkout } = await begin(page, problems);
    await page.getByRole('button', { name: 'Cadre', exact: true }).click();
    await page
      .getByRole('button', { name: 'Instantané', exact: true })
      .or(page.getByRole('radio', { name: 'Instantané' }))
      .click();
    await page.getByRole('button', { name: purchase.words.validate }).click();
    await page.getByRole('button', { name: purchase.words.addToCart, exact: true }).click();
    await page.waitForURL(/\/cart$/);
    await expectWhiteFoot(page.getByRole('main').locator('img[src^="data:image"]').first());
    await purchase.checkOut();
    await checkout.giveAddress();
    await expectWhiteFoot(page.getByRole('main').locator('img[src^="data:image"]').first());
    await checkout.goToPayment();
    await checkout.pay();
    await checkout.expectPaid();
    await expectWhiteFoot(magnets(page).first());
    const number = (await page.getByText(/^PM-\d\d-\d{6}$/).textContent()) ?? '';
    await page.goto('/orders');
    await expectWhiteFoot(magnets(page).first());
    await page.goto(`/orders/${number}`);
    await expectWhiteFoot(magnets(page).first());
    await page.getByRole('button', { name: 'Recommander ces photos' }).click();
    await page.waitForURL(/\/cart$/);
    await expectWhiteFoot(page.getByRole('main').locator('img[src^="data:image"]').first());
    const workshop = await browser.newPage();
    await logIn(workshop, 'admin');
    await workshop.goto('/admin/orders');
    await expectWhiteFoot(magnets(workshop.getByRole('row').filter({ hasText: number })).first());
  },
);

test('a sticker is added, moved and sized by keyboard, and the order has it where it was left', async ({
  page,
  problems,
}) => {
  const { purchase, checkout } = await begin(page, problems);
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
  // The draft is saved a moment later.
  await expect
    .poll(() => savedStickers(page))
    .toMatchObject([{ sticker: 'heart', size: 13, angle: 1, colour: '#25493d' }]);
  const [made] = await savedStickers(page);
  await page.getByRole('button', { name: purchase.words.addToCart, exact: true }).click();
  await page.waitForURL(/\/cart$/);
  await purchase.checkOut();
  expect(await orderedLayers(await checkout.payAsCustomer())).toContainEqual(made);
});

const magnets = (place: Page | Locator) => place.locator('img[src*="/magnet?"]');

/** An instant film has paper below the photo: the bear has none. */
async function expectWhiteFoot(picture: Locator): Promise<void> {
  const page = picture.page();
  const source = (await picture.getAttribute('src')) ?? '';
  const bytes = source.startsWith('data:')
    ? Buffer.from(source.slice(source.indexOf(',') + 1), 'base64')
    : await (await page.request.get(source)).body();
  const [foot = [], middle = []] = await coloursAt(page, bytes, FOOT_AND_MIDDLE);
  expect(Math.min(...foot)).toBeGreaterThan(245);
  expect(Math.min(...middle)).toBeLessThan(200);
}

async function savedStickers(page: Page) {
  const [item] = await savedItems(page);
  return (item?.recipe.design?.layers ?? []).flatMap((layer) => (layer.kind === 'sticker' ? [layer] : []));
}

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
