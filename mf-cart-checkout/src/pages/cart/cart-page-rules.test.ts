import type { Quote, QuoteNotice } from '@aimante/api-contract/checkout';
import { describe, expect, it } from '@jest/globals';
import { cartOf, line, photo } from '../../cart/cart.fixture.ts';
import { quoteOf } from '../../quote/quote.fixture.ts';
import { quotedItems } from '../../quote/quote-request.ts';
import { customizePath, photosInLine } from './line/customize-path.ts';
import { lineInTheWay } from './line-in-the-way.ts';
import { priceChange, quotedPrices } from './price-change/price-change.ts';

const cart = cartOf(line(), line({ lineId: 'second', photos: [photo('cake')] }));
const quoteWith = (...notices: QuoteNotice[]): Quote =>
  quoteOf(JSON.stringify({ items: quotedItems(cart) }), { notices });
const notice = (code: QuoteNotice['code'], change: Partial<QuoteNotice> = {}): QuoteNotice => ({
  lineId: 'first',
  code,
  message: 'Voici pourquoi.',
  ...change,
});
const hidden = notice('PRODUCT_UNAVAILABLE');

describe('the line to change before an order', () => {
  it.each<[string, QuoteNotice[], string | undefined]>([
    ['none without a notice', [], undefined],
    ['one with too little stock', [notice('OUT_OF_STOCK', { lineId: 'second', available: 1 })], 'second'],
    [
      'the first of two',
      [notice('OUT_OF_STOCK', { lineId: 'second', available: 1 }), notice('OUT_OF_STOCK', { available: 2 })],
      'first',
    ],
    ['none that is gone, while another is left', [hidden], undefined],
    ['the first, if all are gone', [hidden, { ...hidden, lineId: 'second' }], 'first'],
    ['none that only lost its bundle price', [notice('BUNDLE_PRICE_LOST')], undefined],
  ])('is %s', (_, notices, lineId) => {
    expect(lineInTheWay(cart, quoteWith(...notices))?.lineId).toBe(lineId);
  });
});

describe('the price of a cart', () => {
  const cheaper = cartOf(line({ unitPriceCents: 400 }));
  it.each([
    ['is the same', cartOf(line()), undefined],
    ['has risen', cheaper, { beforeCents: 800, afterCents: 900 }],
    ['is compared without what is gone', cartOf(line(), line({ lineId: 'gone', unitPriceCents: 9999 })), undefined],
  ])('%s', (_, seen, change) => {
    const quote = quoteOf(JSON.stringify({ items: quotedItems(cartOf(line())) }));
    expect(priceChange(seen, quote)).toEqual(change);
  });

  it.each(['export', 'overseas'] as const)('has not changed where the place only takes the VAT off (%s)', (vatRule) => {
    const quote = quoteOf(JSON.stringify({ items: quotedItems(cheaper) }), { vatRule });
    expect(priceChange(cheaper, quote)).toBeUndefined();
  });

  it('is adopted line by line', () => {
    const quote = quoteWith();
    const unnamed = quote.lines.map((each, place) => (place === 0 ? { ...each, lineId: null } : each));
    expect([...quotedPrices({ ...quote, lines: unnamed })]).toEqual([['second', 450]]);
  });
});

describe('the way back to the cropper', () => {
  const chosen = line({ variantId: 'v 1', bundleId: 'b&2' });
  it.each([
    [
      'leads a customer to the product',
      { slug: 'magnet-carre', hasAccount: true },
      '/products/magnet-carre/customize?line=first&variant=v+1&bundle=b%262',
    ],
    [
      'knows the product before its name',
      { slug: undefined, hasAccount: true },
      `/products/${chosen.productId}/customize?line=first&variant=v+1&bundle=b%262`,
    ],
    [
      'keeps to its path',
      { slug: 'a/../admin?', hasAccount: true },
      '/products/a%2F..%2Fadmin%3F/customize?line=first&variant=v+1&bundle=b%262',
    ],
    [
      'leads a guest to the page for guests of the same product',
      { slug: 'magnet-carre', hasAccount: false },
      '/products/magnet-carre/customize/guest?line=first&variant=v+1&bundle=b%262',
    ],
  ])('%s', (_, target, path) => expect(customizePath(chosen, target)).toBe(path));

  it('takes the photos with their framing, as far as it is known', () => {
    expect(
      photosInLine(line({ photos: [{ ...photo('a'.repeat(64)), copies: 3 }, photo('plain', { print: null })] })),
    ).toMatchObject([{ photoId: 'a'.repeat(64), copies: 3 }]);
  });
});
