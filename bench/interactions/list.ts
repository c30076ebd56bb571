import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { createOurs } from '../crop/ours.ts';

export interface Interaction {
  readonly what: string;
  readonly open: (page: Page) => Promise<unknown>;
  readonly act: (page: Page) => Promise<unknown>;
}

const { SITE_URL = 'http://localhost:3000', API_URL = 'http://localhost:4000' } = process.env;
const PHOTO = fileURLToPath(new URL('../../e2e/photos/14-coucher-soleil.jpg', import.meta.url));
const PRODUCT = '/products/magnet-carre-5x5';

const SCROLLED_MS = 500;

const at = (path: string) => (page: Page) => page.goto(SITE_URL + path, { waitUntil: 'networkidle' });
const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first();

/** A finger on the middle. A click of Playwright would look for what is beneath it, in the time that is measured. */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.page().waitForTimeout(SCROLLED_MS);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not in the page.`);
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** What visitors do most, on a phone, in a page that has been taken over and is at rest. */
export const INTERACTIONS: readonly Interaction[] = [
  { what: 'open the filters', open: at('/products'), act: (page) => tap(button(page, /^Filtre/)) },
  {
    what: 'filter the catalogue',
    async open(page) {
      await at('/products')(page);
      await button(page, /^Filtre/).click();
    },
    act: (page) => tap(page.locator('aside:popover-open').getByRole('checkbox').first()),
  },
  {
    what: 'sort the catalogue',
    async open(page) {
      await at('/products')(page);
      await page.getByRole('main').getByRole('combobox').first().focus();
    },
    act: (page) => page.keyboard.press('ArrowDown'),
  },
  { what: 'open the menu', open: at('/'), act: (page) => tap(button(page, 'Ouvrir le menu')) },
  {
    what: 'change the bundle',
    open: at(PRODUCT),
    act: (page) => tap(page.locator('main').getByRole('radio').nth(1)),
  },
  { what: 'add to cart', open: at('/products'), act: (page) => tap(button(page, /^Ajouter au panier : /)) },
  {
    what: 'type in the checkout',
    async open(page) {
      await putIntoCart(page);
      await at('/checkout/guest')(page);
    },
    act: (page) => page.getByRole('main').getByRole('textbox', { name: 'E-mail' }).pressSequentially('manon@'),
  },
  {
    what: 'crop a photo',
    async open(page) {
      const cropper = createOurs(SITE_URL);
      await cropper.open(page);
      await page.locator(cropper.picker).setInputFiles(PHOTO);
      await page.locator(cropper.stage).focus();
    },
    act: (page) => page.keyboard.press('+'),
  },
  {
    what: 'switch the language',
    async open(page) {
      await at('/contact')(page);
      await button(page, 'Ouvrir le menu').click();
    },
    act: (page) => tap(page.locator('header a[hreflang=en]')),
  },
  { what: 'type a name', open: at('/contact'), act: (page) => page.getByLabel('Nom').pressSequentially('Manon') },
  {
    what: 'open the cookie choice of the footer',
    open: at('/legal/terms'),
    act: (page) => tap(page.locator('footer').getByRole('button', { name: /cookies/i })),
  },
];

/** As if a product without photos had been put into the cart before. */
async function putIntoCart(page: Page): Promise<void> {
  const answer = await page.request.get(`${API_URL}/api/products`);
  const products = (await answer.json()) as { id: string; price: number; isPersonalised: boolean; stock: number }[];
  const box = products.find(({ isPersonalised, stock }) => !isPersonalised && stock > 0);
  if (!box) throw new Error('The demo sells nothing without photos.');
  const line = { productId: box.id, quantity: 1, price: box.price, customPhotos: [], photoDetails: [] };
  const cart = JSON.stringify({ cart: [line], appliedCoupon: null, discountAmount: 0 });
  await page.addInitScript((kept) => localStorage.setItem('cart', kept), cart);
}
