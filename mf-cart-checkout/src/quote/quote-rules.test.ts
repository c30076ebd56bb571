import type { Quote, QuoteNotice } from '@aimante/api-contract/checkout';
import { describe, expect, it } from '@jest/globals';
import { cartOf, line, photo } from '../cart/cart.fixture.ts';
import { goneLines, isAllGone, withoutLines } from './gone-lines.ts';
import { isServed } from './is-served.ts';
import { lostPhotos, orderItems, pendingPhotos } from './order-items.ts';
import { quoteOf } from './quote.fixture.ts';
import { quotedItems } from './quote-request.ts';

const cart = cartOf(line(), line({ lineId: 'second', photos: [photo('cake')] }));
const notice = (code: QuoteNotice['code'], change: Partial<QuoteNotice> = {}): QuoteNotice => ({
  lineId: 'first',
  code,
  message: 'Voici pourquoi.',
  ...change,
});
const quoteWith = (...notices: QuoteNotice[]): Quote =>
  quoteOf(JSON.stringify({ items: quotedItems(cart) }), { notices });
const hidden = notice('PRODUCT_UNAVAILABLE');

describe('a line', () => {
  it.each<[string, QuoteNotice[], string[]]>([
    ['of a hidden product is gone', [hidden], ['first']],
    ['that is sold out is gone', [notice('OUT_OF_STOCK', { available: 0 })], ['first']],
    ['with too little stock is not gone', [notice('OUT_OF_STOCK', { available: 1 })], []],
    ['without its bundle price is not gone', [notice('BUNDLE_PRICE_LOST')], []],
    ['that the cart no longer has is not counted', [{ ...hidden, lineId: 'third' }], []],
    ['is not meant by a notice for the whole cart', [{ ...hidden, lineId: null }], []],
  ])('%s', (_, notices, gone) => {
    expect(goneLines(cart, quoteWith(...notices)).map(({ lineId }) => lineId)).toEqual(gone);
  });
});

describe('a cart', () => {
  const allGone = quoteWith(hidden, { ...hidden, lineId: 'second' });
  it('is unavailable only if the shop reports every line as unavailable', () => {
    expect([isAllGone(cart, allGone), isAllGone(cart, quoteWith(hidden))]).toEqual([true, false]);
    expect([isAllGone(cart, undefined), isAllGone(cartOf(), quoteWith())]).toEqual([false, false]);
  });

  it('keeps its coupon without the lines that are left out', () => {
    const coupon = { code: 'MERCI', type: 'fixed', value: 500, minimumCents: 0 } as const;
    const left = withoutLines({ ...cart, coupon }, ['first', 'unknown']);
    expect([left.lines.map(({ lineId }) => lineId), left.coupon]).toEqual([['second'], coupon]);
  });

  it('is served until the shop says that it is not', () => {
    expect([undefined, quoteWith(), quoteWith(notice('SHIPPING_UNAVAILABLE', { lineId: null }))].map(isServed)).toEqual(
      [true, true, false],
    );
  });

  it('asks no price of a product that another program wrote', () => {
    const foreign = line({ lineId: 'foreign', productId: 'magnet-1' });
    expect(quotedItems(cartOf(line(), foreign)).map(({ lineId }) => lineId)).toEqual(['first']);
    expect(orderItems(cartOf(foreign))).toEqual([]);
  });
});

describe('the photos of a cart', () => {
  const uploaded = photo('018f3c1e-0000-7000-8000-000000000001');
  const local = photo('a'.repeat(64));
  const plain = photo('plain', { print: null });

  it('are pending until the server has them, and lost without an original', () => {
    const photos = cartOf(line({ photos: [uploaded, local, plain] }), line({ lineId: 'second', photos: [local] }));
    expect([pendingPhotos(photos), lostPhotos(photos)]).toEqual([2, 1]);
  });
});
