import { expect, test } from '../fixtures/test.ts';
import { answerOf, api, type Product } from './shop-calls.ts';

const CARTS = 1000;
const SEED = 20_261_120;

interface Bundle {
  readonly id: string;
  readonly quantity: number;
  readonly bundle_price: number;
}
interface Quote {
  readonly totalCents: number;
  readonly subtotalCents: number;
}

/** The same carts at every run. */
function* randoms(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

test(`${CARTS} random carts cost at the shop what the catalogue says, to the cent`, async ({ request }) => {
  test.setTimeout(120_000);
  const products = await answerOf<Product[]>(await request.get(api('/api/products')));
  const bundles = new Map<string, Bundle[]>();
  for (const { id } of products)
    bundles.set(id, await answerOf<Bundle[]>(await request.get(api(`/api/product-bundles/${id}`))));
  const random = randoms(SEED);
  const upTo = (most: number) => Math.floor(random.next().value * most);

  for (let cart = 0; cart < CARTS; cart += 1) {
    const lines = Array.from({ length: 1 + upTo(6) }, () => {
      const product = products[upTo(products.length)] as Product;
      const choices = bundles.get(product.id) ?? [];
      return { product, quantity: 1 + upTo(40), bundle: choices[upTo(choices.length + 1)] };
    });
    const items = lines.map(({ product, quantity, bundle }) => ({
      productId: product.id,
      quantity,
      bundleId: bundle?.id ?? null,
    }));
    const quote = await answerOf<Quote>(await request.post(api('/api/checkout/quote'), { data: { items } }));
    const expected = lines.reduce((sum, { product, quantity, bundle }) => {
      const isHeld = bundle !== undefined && quantity % bundle.quantity === 0;
      return sum + Math.round((isHeld ? bundle.bundle_price : product.price) * 100) * quantity;
    }, 0);
    expect(quote.subtotalCents, JSON.stringify(items)).toBe(expected);
    expect(quote.totalCents).toBe(expected);
  }
});
