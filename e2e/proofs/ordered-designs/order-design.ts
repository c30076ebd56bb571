import { readFile } from 'node:fs/promises';
import { cellPhotos, type Recipe } from '@aimante/print';
import { expect, type Page } from '@playwright/test';
import { callApiAs, customer } from '../../account/account-api.ts';
import { CheckoutPage } from '../../cart/checkout-page.ts';
import { logIn } from '../../fixtures/accounts.ts';
import { photo } from '../../pages/cropper-page.ts';
import { PurchasePage } from '../../pages/purchase-page.ts';
import { savedItems } from '../../pages/saved-draft.ts';
import type { DesignKind } from './design-kinds.ts';

export interface OrderedDesign {
  readonly orderId: string;
  /** Of the product, in millimetres. */
  readonly bleed: number;
  readonly recipe: Recipe;
  readonly photo: Buffer;
  readonly cells: ReadonlyMap<string, Buffer>;
}

/** Makes a design in the cropper, and pays it in the checkout. */
export async function orderDesign(page: Page, kind: DesignKind, siteUrl: string): Promise<OrderedDesign> {
  page.setDefaultTimeout(60_000);
  await logIn(page, 'customer');
  const checkout = new CheckoutPage(page, 'fr');
  await checkout.confirmRepeat();
  await page.goto(`${siteUrl}/products/${kind.product}/customize?quantity=1`);
  await page.locator('[data-photo-picker]').setInputFiles(kind.photos.map(photo));
  await page.getByRole('application').and(page.locator('[aria-busy="false"]')).waitFor();
  await expect.poll(async () => (await savedItems(page)).length).toBe(kind.photos.length);
  await kind.make?.(page);
  const made = await validated(page);
  const purchase = new PurchasePage(page, 'fr');
  await page.getByRole('button', { name: purchase.words.addToCart, exact: true }).click();
  await page.waitForURL(/\/cart$/);
  await purchase.checkOut();
  const number = await checkout.payAsCustomer();
  return { ...made, bleed: kind.bleed, orderId: await orderIdOf(number) };
}

/** The design that the visitor accepted, from the draft. */
async function validated(page: Page): Promise<Omit<OrderedDesign, 'orderId' | 'bleed'>> {
  await page.getByRole('button', { name: 'Valider et continuer' }).click();
  await expect.poll(async () => (await savedItems(page))[0]?.isValidated, { timeout: 30_000 }).toBe(true);
  const [item] = await savedItems(page);
  if (!item) throw new Error('The draft has no magnet');
  const names = await photoNames(page);
  const bytesOf = (photoId: string) => readFile(photo(names[photoId] ?? ''));
  const cells = new Map<string, Buffer>();
  for (const { photoId } of cellPhotos(item.recipe)) cells.set(photoId, await bytesOf(photoId));
  return { recipe: item.recipe, photo: await bytesOf(item.photoId), cells };
}

/** The file of each photo in the draft. */
function photoNames(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(
    () =>
      new Promise<Record<string, string>>((resolve) => {
        const opening = indexedDB.open('aimante-customizer');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            const [draft] = reading.result as { project: { photos: Record<string, { name: string }> } }[];
            const photos = Object.entries(draft?.project.photos ?? {});
            resolve(Object.fromEntries(photos.map(([id, { name }]) => [id, name])));
          };
        };
      }),
  );
}

async function orderIdOf(number: string): Promise<string> {
  const buyer = await callApiAs(customer);
  const answer = await buyer.get('/api/orders');
  const { items } = (await answer.json()) as { items: { id: string; number: string }[] };
  await buyer.dispose();
  const order = items.find((each) => each.number === number);
  if (!order) throw new Error(`The order ${number} is not in the account`);
  return order.id;
}
