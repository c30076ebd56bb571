import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRecipe } from '@aimante/print';
import type { Page } from '@playwright/test';
import { refuseCookies } from '../fixtures/consent.ts';
import { type Photo, type Product, squareMagnet, uploadPhoto } from './shop-calls.ts';

const PICTURE = join(import.meta.dirname, '..', 'photos', '06-trop-petite-300x200.jpg');

interface Filling {
  readonly product?: Product;
  readonly copies?: number;
  /** More fields of the stored cart, for example a coupon. */
  readonly more?: object;
}

export interface FilledCart {
  readonly product: Product;
  readonly photo: Photo;
}

/**
 * Puts an uploaded photo into the cart, in the storage format of the specification. Only once: later page loads keep
 * the cart.
 */
export async function fillCart(page: Page, { product, copies = 2, more = {} }: Filling = {}): Promise<FilledCart> {
  const magnet = product ?? (await squareMagnet(page.request));
  const photo = await uploadPhoto(page.request);
  const preview = `data:image/jpeg;base64,${await readFile(PICTURE, 'base64')}`;
  const { id: productId, price, magnetWidth, magnetHeight } = magnet;
  const [widthMm, heightMm] = [magnetWidth ?? 50, magnetHeight ?? 50];
  const print = {
    photoId: photo.id,
    recipe: createRecipe(photo, widthMm / heightMm),
    quality: 'good',
    widthMm,
    heightMm,
  };
  const cart = {
    cart: [{ productId, quantity: copies, price, customPhotos: [preview], photoDetails: [{ copies, print }] }],
    appliedCoupon: null,
    discountAmount: 0,
    ...more,
  };
  await refuseCookies(page);
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('e2e-filled')) return;
    sessionStorage.setItem('e2e-filled', 'yes');
    localStorage.setItem('cart', kept);
  }, JSON.stringify(cart));
  return { product: magnet, photo };
}
