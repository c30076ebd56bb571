import type { Bundle, Variant } from '@aimante/api-contract/catalogue';
import { describe, expect, it } from '@jest/globals';
import { missingForBundle, priceOf, readChoice } from './purchase-choice.ts';

const bundle = (id: string, more: Partial<Bundle> = {}): Bundle => ({
  id,
  product_id: 'p',
  name: 'Lot de 9',
  quantity: 9,
  bundle_price: 3.9,
  bundle_price_cents: 390,
  stock: 50,
  is_active: true,
  is_featured: false,
  version: 1,
  ...more,
});

const variant = (id: string, priceCents: number | null): Variant => ({
  id,
  productId: 'p',
  price: priceCents === null ? null : priceCents / 100,
  priceCents,
  stock: 3,
  sku: id,
  options: [],
  version: 1,
});

const product = { priceCents: 450, variants: [variant('mat', null), variant('gloss', 500)] };
const choose = (query: string) =>
  readChoice(product, [bundle('nine'), bundle('old', { is_active: false })], new URLSearchParams(query));

describe('the choice in the address', () => {
  it('takes variant and bundle, and the bundle its quantity', () => {
    const choice = choose('variant=gloss&bundle=nine&quantity=4');
    expect([choice.variant?.id, choice.bundle?.id, choice.quantity]).toEqual(['gloss', 'nine', 9]);
  });

  it('takes the first variant where none is named', () => {
    expect(choose('').variant?.id).toBe('mat');
  });

  it.each(['bundle=old', 'bundle=none', 'quantity=0', 'quantity=1000', 'quantity=2.5', 'quantity=x'])(
    'leaves out what is not for sale: %s',
    (query) => {
      expect(choose(query)).toMatchObject({ bundle: undefined, quantity: undefined });
    },
  );
});

describe('the price', () => {
  it.each([
    [9, 390, 3510],
    [18, 390, 7020],
    [10, 450, 4500],
    [8, 450, 3600],
  ])('of %d magnets is %d cents each', (count, unitCents, totalCents) => {
    expect(priceOf(product, choose('bundle=nine'), count)).toMatchObject({ unitCents, totalCents });
  });

  it('is the variant’s own where it has one', () => {
    expect(priceOf(product, choose('variant=gloss'), 2).totalCents).toBe(1000);
  });

  it.each([
    [9, 0],
    [8, 1],
    [10, 8],
    [0, 0],
  ])('of %d magnets lacks %d for whole bundles', (count, missing) => {
    expect(missingForBundle(choose('bundle=nine'), count)).toBe(missing);
  });
});
