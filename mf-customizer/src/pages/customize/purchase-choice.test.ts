import type { Bundle, Variant } from '@aimante/api-contract/catalogue';
import { defaultProfile } from '@aimante/print';
import { describe, expect, it } from '@jest/globals';
import { missingForBundle, priceOf, profileOfProduct, readChoice, startStock } from './purchase-choice.ts';

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

const product = { priceCents: 450, stock: 20, variants: [variant('mat', null), variant('gloss', 500)] };
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
    [9, 3510],
    [18, 7020],
    [10, 3960],
    [8, 3600],
  ])('of %d magnets is %d cents, with the best sets', (count, totalCents) => {
    expect(priceOf(product, choose(''), count)).toMatchObject({ totalCents });
  });

  it('is the variant’s own where it has one', () => {
    expect(priceOf(product, choose('variant=gloss'), 2).totalCents).toBe(1000);
  });

  it('offers the next step', () => {
    expect(priceOf(product, choose(''), 7).nextStep).toEqual({ missing: 2, unitPriceCents: 390 });
  });

  it.each([
    [9, 0],
    [8, 1],
    [10, 0],
    [0, 0],
  ])('of %d magnets lacks %d for the chosen set', (count, missing) => {
    expect(missingForBundle(choose('bundle=nine'), count)).toBe(missing);
  });
});

describe('the stock', () => {
  const offered = { ...product, variants: [] };
  const leftFor = (quantity: number, stock: number) =>
    startStock(
      offered,
      readChoice(offered, [bundle('nine', { stock })], new URLSearchParams({ quantity: `${quantity}` })),
    );

  it.each([
    { what: 'counts sets and single magnets', quantity: 40, stock: 2, left: 38 },
    { what: 'is that of single magnets where the sets are sold out', quantity: 40, stock: 0, left: 20 },
    { what: 'is no more than wanted', quantity: 3, stock: 2, left: 3 },
  ])('$what', ({ quantity, stock, left }) => expect(leftFor(quantity, stock)).toBe(left));
});

describe('the print profile of a product', () => {
  const sized = { magnetWidth: 60, magnetHeight: 40, printProfile: null };
  const own = { bleedMm: 3, safeMm: 5, cornerRadiusMm: 6, shape: 'round' as const, minDpi: 250, sheetProfileId: null };

  it('is its own where the shop has set one', () => {
    expect(profileOfProduct({ ...sized, printProfile: { ...own, id: 'badge', name: 'Badge', version: 1 } })).toEqual({
      trim: { width: 60, height: 40 },
      bleed: 3,
      safe: 5,
      cornerRadius: 6,
      shape: 'round',
    });
  });

  it('is the usual one of its size otherwise', () => {
    expect(profileOfProduct(sized)).toEqual(defaultProfile({ width: 60, height: 40 }));
  });

  it.each([
    [null, 40],
    [60, null],
  ])('does not exist for a magnet of %p × %p mm', (magnetWidth, magnetHeight) => {
    expect(profileOfProduct({ ...sized, magnetWidth, magnetHeight })).toBeUndefined();
  });
});
