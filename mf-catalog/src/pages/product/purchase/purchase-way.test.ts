import { describe, expect, it } from '@jest/globals';
import { aBundle, aProduct } from '../../../catalogue/catalogue.fixture.ts';
import { offerOf } from '../../../offer/offer.ts';
import type { Selection } from '../../../offer/selection.ts';
import { setGrid } from '../preview/set-grid.ts';
import { purchaseWay } from './purchase-way.ts';

const id = 'p';
const single: Selection = { bundleId: null, variantId: null, quantity: 3 };
const nine: Selection = { ...single, bundleId: 'bundle-9' };
const gift = { isPersonalised: false, magnetWidth: null, magnetHeight: null };

function wayOf(over: Parameters<typeof aProduct>[0], selection = single, { bundleStock = 40, hasAccount = true } = {}) {
  const product = aProduct({ id, ...over });
  const offer = offerOf(product, [aBundle({ stock: bundleStock })], selection);
  return purchaseWay(product, selection, { offer, hasAccount });
}

describe('a selection', () => {
  it('with photos leads to the customiser, with the quantity of its bundle', () => {
    expect(wayOf({})).toEqual({ kind: 'photos', address: '/products/p/customize?quantity=3' });
    expect(wayOf({}, nine)).toEqual({ kind: 'photos', address: '/products/p/customize?bundle=bundle-9&quantity=9' });
  });

  it('keeps its options on the page for guests', () => {
    expect(wayOf({}, nine, { hasAccount: false })).toEqual({
      kind: 'photos',
      address: '/products/p/customize/guest?bundle=bundle-9&quantity=9',
    });
  });

  it('without photos goes into the cart as it is', () => {
    expect(wayOf(gift, nine)).toEqual({
      kind: 'item',
      item: { productId: id, name: 'Magnet carré', variantId: null, bundleId: 'bundle-9', unitCents: 390, quantity: 9 },
    });
  });

  it.each([
    { what: 'of a magnet without a width', over: { magnetWidth: null }, reason: 'noSize' },
    { what: 'of a magnet without a height', over: { magnetHeight: 0 }, reason: 'noSize' },
    { what: 'of a magnet with neither size nor stock', over: { magnetWidth: null, stock: 0 }, reason: 'noSize' },
    { what: 'that is sold out', over: { stock: 0 }, reason: 'outOfStock' },
    { what: 'of a gift that is sold out', over: { ...gift, stock: 0 }, reason: 'outOfStock' },
    { what: 'of more than there are', over: { stock: 2 }, reason: 'beyondStock' },
    { what: 'of more gifts than there are', over: { ...gift, stock: 2 }, reason: 'beyondStock' },
  ])('$what is closed: $reason', ({ over, reason }) => {
    const { stock, isPersonalised } = aProduct(over);
    expect(wayOf(over)).toEqual({ kind: 'closed', needsPhotos: isPersonalised, reason, stock });
  });

  it.each([
    [3, 3, 'photos'],
    [4, 3, 'closed'],
  ])('of %d magnets of %d is %s', (quantity, stock, kind) => {
    expect(wayOf({ stock }, { ...single, quantity }).kind).toBe(kind);
  });

  it('of a bundle counts the stock in bundles', () => {
    expect(wayOf({ stock: 0 }, nine, { bundleStock: 1 }).kind).toBe('photos');
    expect(wayOf({}, nine, { bundleStock: 0 })).toMatchObject({ kind: 'closed', reason: 'outOfStock' });
  });
});

describe('the preview of a set', () => {
  it.each([
    ['of 9 squares is 3 wide', 9, 1, { places: 9, columns: 3 }],
    ['of 2 squares is 2 wide', 2, 1, { places: 2, columns: 2 }],
    ['of 9 strips is wider, as each is narrow', 9, 50 / 150, { places: 9, columns: 6 }],
    ['of 9 lying magnets is narrower', 9, 100 / 50, { places: 9, columns: 3 }],
    ['shows 30 of 999', 999, 1, { places: 30, columns: 6 }],
    ['is never more than ten wide', 999, 50 / 200, { places: 30, columns: 10 }],
  ] as const)('%s', (...[, quantity, aspect, grid]) => expect(setGrid(quantity, aspect)).toEqual(grid));
});
