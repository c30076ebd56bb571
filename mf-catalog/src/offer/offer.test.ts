import { describe, expect, it } from '@jest/globals';
import { aBundle, aProduct, aVariant } from '../catalogue/catalogue.fixture.ts';
import { customiseAddress, offerOf, savingPercent } from './offer.ts';
import { clampQuantity, firstSelection, optionGroups, variantWith } from './selection.ts';
import { isInStock, stockLevel } from './stock.ts';

const matt = { id: 'matt', value: 'Mat', groupName: 'Finition' };
const glossy = { id: 'glossy', value: 'Brillant', groupName: 'Finition' };
const plain = { id: 'plain', value: 'Sans bord', groupName: 'Bord' };
const white = { id: 'white', value: 'Bord blanc', groupName: 'Bord' };
const none = { bundleId: null, variantId: null, quantity: 1 };

describe('the stock level', () => {
  it.each([
    [-1, 'none'],
    [0, 'none'],
    [1, 'low'],
    [9, 'low'],
    [10, 'plenty'],
    [999, 'plenty'],
  ] as const)('of %i units is %s', (units, level) => expect(stockLevel(units)).toBe(level));
});

describe('the custom quantity', () => {
  it.each([
    [-5, 1],
    [0, 1],
    [1, 1],
    [999, 999],
    [1000, 999],
    [2.4, 2],
    [Number.NaN, 1],
  ])('of %d counts as %i', (typed, counted) => expect(clampQuantity(typed)).toBe(counted));
});

describe('the first selection', () => {
  it('takes the first active bundle and the first variant', () => {
    const bundles = [aBundle({ id: 'old', is_active: false }), aBundle({ id: 'nine' }), aBundle({ id: 'twenty' })];
    const product = aProduct({ variants: [aVariant({ id: 'a' }), aVariant({ id: 'b' })] });
    expect(firstSelection(product, bundles)).toEqual({ bundleId: 'nine', variantId: 'a', quantity: 1 });
  });

  it('is a single magnet where there is neither', () => {
    expect(firstSelection(aProduct(), [])).toEqual(none);
  });
});

describe('the offer', () => {
  const variants = [
    aVariant({ id: 'same', stock: 9 }),
    aVariant({ id: 'dear', priceCents: 640, price: 6.4, stock: 0 }),
  ];
  const product = aProduct({ variants, stock: 250 });
  const bundles = [aBundle()];

  it('takes the price of the bundle before that of the variant', () => {
    const offer = offerOf(product, bundles, { bundleId: 'bundle-9', variantId: 'dear', quantity: 1 });
    expect(offer).toMatchObject({
      unitCents: 390,
      quantity: 9,
      totalCents: 3510,
      stock: 40,
      level: 'plenty',
      points: 36,
    });
  });

  it('takes the price of the variant before that of the product', () => {
    const offer = offerOf(product, bundles, { bundleId: null, variantId: 'dear', quantity: 2 });
    expect(offer).toMatchObject({ unitCents: 640, quantity: 2, totalCents: 1280, stock: 0, level: 'none' });
  });

  it('takes the price of the product where the variant has none, and the stock of the variant', () => {
    const offer = offerOf(product, bundles, { bundleId: null, variantId: 'same', quantity: 1 });
    expect(offer).toMatchObject({ unitCents: 450, totalCents: 450, stock: 9, level: 'low', points: 4 });
  });

  it('takes a variant that costs nothing at its word', () => {
    const free = aProduct({ variants: [aVariant({ id: 'free', price: 0, priceCents: 0 })] });
    expect(offerOf(free, [], { ...none, variantId: 'free' }).unitCents).toBe(0);
  });

  it.each([
    [0, 450],
    [1, 450],
    [9, 4050],
    [10, 4500],
    [999, 449_550],
    [1000, 449_550],
  ])('of %i magnets costs %i cents', (quantity, cents) => {
    expect(offerOf(aProduct(), [], { ...none, quantity }).totalCents).toBe(cents);
  });

  it('of a custom quantity has the price of the sets in it', () => {
    const offer = offerOf(product, bundles, { ...none, variantId: 'same', quantity: 10 });
    expect(offer).toMatchObject({ totalCents: 3960, parts: [{ quantity: 9 }, { setId: null, quantity: 1 }] });
  });

  it('drops a bundle that is no longer active', () => {
    const offer = offerOf(aProduct(), [aBundle({ is_active: false })], { ...none, bundleId: 'bundle-9' });
    expect(offer).toMatchObject({ unitCents: 450, quantity: 1, stock: 250 });
  });

  it('is out of stock with its bundle, for any stock of the product', () => {
    const offer = offerOf(product, [aBundle({ stock: 0 })], { ...none, bundleId: 'bundle-9' });
    expect(offer.level).toBe('none');
  });
});

describe('options', () => {
  const variants = [
    aVariant({ id: 'glossy-plain', options: [glossy, plain] }),
    aVariant({ id: 'glossy-white', options: [glossy, white] }),
    aVariant({ id: 'matt-white', options: [matt, white] }),
  ];

  it('appear in their groups, each once', () => {
    expect(optionGroups(variants)).toEqual([
      { name: 'Finition', options: [glossy, matt] },
      { name: 'Bord', options: [plain, white] },
    ]);
  });

  it('select the variant that has them all', () => {
    expect(variantWith(variants, 'glossy-white', matt)?.id).toBe('matt-white');
    expect(variantWith(variants, 'glossy-plain', white)?.id).toBe('glossy-white');
  });

  it('select the nearest variant where the combination does not exist', () => {
    expect(variantWith(variants, 'glossy-plain', matt)?.id).toBe('matt-white');
    expect(variantWith(variants, null, plain)?.id).toBe('glossy-plain');
  });

  it('select nothing that does not exist', () => {
    expect(variantWith(variants, null, { id: 'gold', value: 'Or', groupName: 'Finition' })).toBeUndefined();
  });
});

describe('the saving of a bundle', () => {
  it.each([
    [390, 450, 13],
    [450, 450, 0],
    [500, 450, 0],
    [390, 0, 0],
  ])('of %i cents against %i is %i per cent', (bundle, unit, percent) => {
    expect(savingPercent(aBundle({ bundle_price_cents: bundle }), unit)).toBe(percent);
  });
});

describe('the way to the customiser', () => {
  it('carries variant, bundle and quantity', () => {
    expect(customiseAddress('p', { bundleId: 'b', variantId: 'v', quantity: 9 }, true)).toBe(
      '/products/p/customize?variant=v&bundle=b&quantity=9',
    );
  });

  it('omits unchosen fields', () => {
    expect(customiseAddress('p', { ...none, quantity: 3 }, true)).toBe('/products/p/customize?quantity=3');
  });

  it('leads a guest to the page for guests', () => {
    expect(customiseAddress('p', none, false)).toBe('/products/p/customize/guest?quantity=1');
  });
});

describe('a product', () => {
  it('is in stock with one variant that is', () => {
    const variants = [aVariant({ stock: 0 }), aVariant({ stock: 1 })];
    expect(isInStock({ stock: 0, variants })).toBe(true);
    expect(isInStock({ stock: 250, variants: [aVariant({ stock: 0 })] })).toBe(false);
  });
});
