import { totalsOf } from '@aimante/shop/pricing';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cartOf, line, photo } from '../cart.fixture.ts';
import { type Cart, quantityOf } from '../cart.ts';
import { totalsOfCart } from '../cart-totals.ts';
import { formatCart, parseCart } from './cart-format.ts';

const coupon = { code: 'BIENVENUE10', type: 'percentage', value: 10, minimumCents: 2000 } as const;

describe('the saved cart', () => {
  it('is written in the words of the specification', () => {
    const cart = { ...cartOf(line({ unitPriceCents: 390 })), coupon: { ...coupon, minimumCents: 0 } };
    expect(JSON.parse(formatCart(cart))).toMatchObject({
      cart: [
        {
          productId: line().productId,
          quantity: 2,
          price: 3.9,
          customPhotos: [photo('cat').preview, photo('bear').preview],
        },
      ],
      appliedCoupon: { code: 'BIENVENUE10', type: 'percentage', value: 10 },
      discountAmount: 0.78,
    });
  });

  it('returns as it was', () => {
    const cart = { ...cartOf(line({ variantId: 'matt' }), line({ lineId: 'plain', photos: [], quantity: 3 })), coupon };
    const back = parseCart(formatCart(cart));
    expect(back).toEqual({ ...cart, lines: cart.lines.map((each) => ({ ...each, quantity: quantityOf(each) })) });
  });

  it.each([
    '{"cart":[{"productId":"p1"}]}',
    '{"cart":[{"productId":"p1","quantity":0,"price":null,"customPhotos":null}]}',
  ])('is read in its plainest form, a product and nothing else: %s', (text) => {
    expect(parseCart(text)?.lines[0]).toMatchObject({
      productId: 'p1',
      unitPriceCents: 0,
      quantity: 1,
      photos: [],
    });
  });

  it('never has two lines with one id, so that a change of one leaves the other', () => {
    const twice = (productId: string) => ({ productId, lineId: 'same' });
    const cart = parseCart(JSON.stringify([twice('p1'), twice('p2'), { productId: 'p3' }]));
    expect(new Set(cart?.lines.map(({ lineId }) => lineId)).size).toBe(3);
    expect(cart?.lines[0]?.lineId).toBe('same');
  });

  it('is read from a bare list, as a coupon-less cart', () => {
    const cart = parseCart('[{"productId":"p1","quantity":2,"price":4.5,"customPhotos":["data:image/png;base64,AA"]}]');
    expect(cart?.lines[0]?.photos).toEqual([{ preview: 'data:image/png;base64,AA', copies: 1, print: null }]);
    expect(cart?.coupon).toBeNull();
  });

  it.each([
    '',
    'null',
    '{"cart":',
    '{"cart":{}}',
    '{"cart":[{"quantity":1}]}',
    '{"cart":[{"productId":"p1","price":"4,50"}]}',
    '{"cart":[{"productId":"p1","price":-1}]}',
    '{"cart":[{"productId":"p1","quantity":0.5}]}',
    '{"cart":[{"productId":"p1","customPhotos":[null]}]}',
    '{"cart":[],"appliedCoupon":{"code":"X","type":"gift","value":1}}',
  ])('is refused when corrupt: %s', (text) => expect(parseCart(text)).toBeUndefined());

  it('drops details of a photo that cannot be read, never the photo', () => {
    const { cart } = JSON.parse(formatCart(cartOf(line()))) as { cart: object[] };
    const text = JSON.stringify([{ ...cart[0], photoDetails: [{ copies: -1, print: { photoId: 3 } }] }]);
    expect(parseCart(text)?.lines[0]?.photos[0]).toEqual({ ...photo('cat'), copies: 1, print: null });
  });
});

const cents = fc.integer({ min: 0, max: 50_000 });
const randomCart: fc.Arbitrary<Cart> = fc.record({
  lines: fc.array(
    fc.record({
      lineId: fc.uuid(),
      productId: fc.uuid(),
      variantId: fc.option(fc.uuid()),
      bundleId: fc.option(fc.uuid()),
      unitPriceCents: cents,
      quantity: fc.integer({ min: 1, max: 999 }),
      photos: fc.array(
        fc.integer({ min: 1, max: 40 }).map((copies) => photo('cat', { copies })),
        { maxLength: 12 },
      ),
    }),
    { minLength: 1, maxLength: 12 },
  ),
  coupon: fc.option(
    fc.oneof(
      fc.record({
        code: fc.constant('POURCENT'),
        type: fc.constant('percentage' as const),
        value: fc.integer({ min: 1, max: 100 }),
        minimumCents: cents,
      }),
      fc.record({ code: fc.constant('EUROS'), type: fc.constant('fixed' as const), value: cents, minimumCents: cents }),
    ),
  ),
});

describe('the total', () => {
  it('is the server’s to the cent, also after a way through storage in euros', () => {
    fc.assert(
      fc.property(randomCart, (cart) => {
        const kept = parseCart(formatCart(cart));
        expect(kept && totalsOfCart(kept)).toEqual(
          totalsOf({
            lines: cart.lines.map((each) => ({ totalCents: each.unitPriceCents * quantityOf(each) })),
            discount: cart.coupon,
            shippingCents: 0,
            vatRate: 0,
          }),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('is below the subtotal only where the cart reaches the coupon’s minimum', () => {
    expect(totalsOfCart({ ...cartOf(line()), coupon }).discountCents).toBe(0);
    expect(totalsOfCart({ ...cartOf(line({ unitPriceCents: 1000 })), coupon }).discountCents).toBe(200);
  });
});
