import type { APIRequestContext, Page } from '@playwright/test';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { answerOf, api, type Product } from './shop-calls.ts';

const CARTS = 200;
const SEED = 20_261_120;
const AT_ONCE = 10;

interface Bundle {
  readonly id: string;
  readonly quantity: number;
  readonly bundle_price: number;
}
interface Variant {
  readonly id: string;
  readonly price: number | null;
}
type Offered = Product & { readonly categoryId: string | null; readonly variants: readonly Variant[] };
interface Quote {
  readonly totalCents: number;
  readonly subtotalCents: number;
}
interface Line {
  readonly product: Offered;
  readonly quantity: number;
  readonly bundle: Bundle | undefined;
  /** Every set of the product, of which the shop takes the cheapest ones. */
  readonly sets: readonly Bundle[];
  readonly variant: Variant | undefined;
}

const COUPONS = [
  null,
  { code: 'BIENVENUE10', type: 'percentage', value: 10 },
  { code: 'MOINS5', type: 'fixed', value: 5, minimumAmount: 30 },
] as const;

interface RandomCart {
  readonly lines: readonly Line[];
  readonly coupon: (typeof COUPONS)[number];
}

/** The same carts in every run. */
function* randoms(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

async function randomCarts(request: APIRequestContext): Promise<RandomCart[]> {
  const offered = await answerOf<Offered[]>(await request.get(api('/api/products')));
  // Other journeys sell products without a category, and change their prices meanwhile.
  const products = offered.filter(({ categoryId }) => categoryId !== null);
  const bundles = new Map<string, Bundle[]>();
  for (const { id } of products)
    bundles.set(id, await answerOf<Bundle[]>(await request.get(api(`/api/product-bundles/${id}`))));
  const random = randoms(SEED);
  const upTo = (most: number) => Math.floor(random.next().value * most);
  return Array.from({ length: CARTS }, () => {
    const lines = Array.from({ length: 1 + upTo(6) }, (): Line => {
      const product = products[upTo(products.length)] as Offered;
      const choices = bundles.get(product.id) ?? [];
      const variant = product.variants[upTo(product.variants.length)];
      return { product, variant, quantity: 1 + upTo(40), bundle: choices[upTo(choices.length + 1)], sets: choices };
    });
    return { lines, coupon: COUPONS[upTo(COUPONS.length)] ?? null };
  });
}

const singleCents = ({ product, variant }: Line) => Math.round((variant?.price ?? product.price) * 100);

/** The cheapest way to buy the magnets as sets and single ones, in cents: tries every last set. */
function cheapestCents(line: Line): number {
  const best = [0];
  for (let magnets = 1; magnets <= line.quantity; magnets += 1) {
    const ways = line.sets.map(({ quantity, bundle_price }) =>
      quantity > magnets
        ? Infinity
        : (best[magnets - quantity] ?? Infinity) + Math.round(bundle_price * 100) * quantity,
    );
    best.push(Math.min((best[magnets - 1] ?? 0) + singleCents(line), ...ways));
  }
  return best[line.quantity] ?? 0;
}

/** A stored cart, and its total as quoted by the API. */
interface Sample {
  readonly kept: string;
  readonly totalCents: number;
  /** The browser shows single prices until the shop has answered. */
  readonly hasSets: boolean;
}

async function quoted(request: APIRequestContext): Promise<Sample[]> {
  const carts = await randomCarts(request);
  const samples: Sample[] = [];
  for (let at = 0; at < carts.length; at += AT_ONCE)
    samples.push(...(await Promise.all(carts.slice(at, at + AT_ONCE).map((cart) => quote(request, cart)))));
  return samples;
}

async function quote(request: APIRequestContext, { lines, coupon }: RandomCart): Promise<Sample> {
  const items = lines.map(({ product, quantity, bundle, variant }) => ({
    productId: product.id,
    quantity,
    bundleId: bundle?.id ?? null,
    variantId: variant?.id ?? null,
  }));
  const data = { items, couponCode: coupon?.code ?? null };
  const answer = await answerOf<Quote>(await request.post(api('/api/checkout/quote'), { data }));
  const expected = lines.reduce((sum, line) => sum + cheapestCents(line), 0);
  expect(answer.subtotalCents, JSON.stringify(data)).toBe(expected);
  const cart = lines.map((line, place) => ({ ...items[place], price: singleCents(line) / 100 }));
  const hasSets = lines.some((line) => cheapestCents(line) !== singleCents(line) * line.quantity);
  return { kept: JSON.stringify({ cart, appliedCoupon: coupon }), totalCents: answer.totalCents, hasSets };
}

/** Stores each cart as another tab does, and waits for its expected total. Returns the carts that never show it. */
function wrongTotals(page: Page, samples: readonly Sample[]): Promise<object[]> {
  return page.evaluate(async (given) => {
    const shownCents = () => {
      const text = document.querySelector('[data-mini-total]')?.textContent ?? '';
      return Number(text.replace(/\D/g, ''));
    };
    const wrong: object[] = [];
    for (const { kept, totalCents } of given) {
      localStorage.setItem('cart', kept);
      dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
      for (let turn = 0; turn < 200 && shownCents() !== totalCents; turn += 1)
        await new Promise((resolve) => setTimeout(resolve));
      if (shownCents() !== totalCents) wrong.push({ kept, totalCents, shown: shownCents() });
    }
    return wrong;
  }, samples);
}

test(
  `${CARTS} random carts have the same total in the browser and the shop, to the cent`,
  main(),
  async ({ page, request }) => {
    test.setTimeout(180_000);
    const samples = (await quoted(request)).filter(({ hasSets }) => !hasSets);
    expect(samples.length).toBeGreaterThan(CARTS / 20);
    // The browser computes alone: the shop never answers it.
    await page.route('**/api/checkout/quote', () => undefined);
    await page.goto('/about');
    await page.evaluate(([first]) => localStorage.setItem('cart', first?.kept ?? ''), samples);
    await page.reload();
    // A pointer that rests there before the button has its script opens nothing.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await page.getByRole('link', { name: /^Panier, \d+ (magnet|article)/ }).hover();
      await expect(page.getByRole('region', { name: 'Aperçu du panier' })).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(await wrongTotals(page, samples)).toEqual([]);
  },
);
