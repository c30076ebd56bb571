import { quoteCart } from '@aimante/api-contract/checkout';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { addBundle, addCoupon, addMarketEvent, addProduct, addVariant } from '../../../testing/selling/test-shop.ts';

let api: TestApi;
let now = new Date('2026-11-17T09:00:00Z');
let product: string;

beforeAll(async () => {
  api = await startTestApi({ now: () => now });
  product = await addProduct(api.services, { cents: 450, stock: 100 });
}, 60_000);
afterAll(() => api.close(), 30_000);

const quote = (items: object[], more: object = {}) =>
  api.visitor(quoteCart, { body: { items: items as never, ...more } });
const post = (body: unknown, headers = {}) =>
  api.send('/api/checkout/quote', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('POST /api/checkout/quote', () => {
  it('prices a cart by the shop’s own prices, VAT contained', async () => {
    const answer = await quote([{ lineId: 'a', productId: product, quantity: 4 }]);
    expect(answer).toMatchObject({
      subtotalCents: 1800,
      discountCents: 0,
      shippingCents: 0,
      vatCents: 300,
      vatRate: 20,
      vatNotice: 'dont TVA 20 %',
      totalCents: 1800,
      loyaltyPoints: 16,
      canBeOrdered: true,
      estimate: { from: '2026-11-24', to: '2026-11-27' },
      notices: [],
    });
    expect(answer.lines).toMatchObject([{ lineId: 'a', unitPriceCents: 450, priceSource: 'product', price: 4.5 }]);
  });

  it.each([
    ['CH', '1201', 'export', 'art. 262 I du CGI'],
    ['FR', '97400', 'overseas', 'art. 294 du CGI'],
    ['FR', '98713', 'export', 'art. 262 I du CGI'],
  ] as const)('sells to %s %s without VAT, at the price without it', async (...given) => {
    const [country, postalCode, vatRule, article] = given;
    const swiss = await quote([{ productId: product, quantity: 4 }], { country, postalCode, isGiftWrapped: true });
    expect(swiss.lines).toMatchObject([{ unitPriceCents: 375, totalCents: 1500 }]);
    expect(swiss).toMatchObject({ giftWrap: { cents: 325 }, subtotalCents: 1825, vatRate: 0, vatCents: 0, vatRule });
    expect(swiss.vatNotice).toContain(article);
    expect(swiss.totalCents).toBe(1825 + swiss.shippingCents);
  });

  it('sells with French VAT in the VAT area of France, and in the Union below the threshold', async () => {
    const items = [{ productId: product, quantity: 4 }];
    for (const [country, postalCode] of [
      ['MC', '98000'],
      ['BE', '1000'],
      ['LU', '1111'],
    ])
      expect(await quote(items, { country, postalCode })).toMatchObject({ vatRate: 20, vatNotice: 'dont TVA 20 %' });
  });

  it('keeps French VAT on what a Swiss customer collects at a market', async () => {
    const marketEventId = await addMarketEvent(api.services, new Date('2026-12-05T08:00:00Z'));
    const collected = { country: 'CH', shippingMethod: 'market', marketEventId };
    expect(await quote([{ productId: product, quantity: 4 }], collected)).toMatchObject({ vatRate: 20, vatCents: 300 });
  });

  it('keeps the bundle’s price for multiples of it, and shows when it is lost', async () => {
    const bundleId = await addBundle(api.services, product);
    const variantId = await addVariant(api.services, product, { cents: 500, stock: 50 });
    const kept = await quote([{ productId: product, variantId, bundleId, quantity: 18 }]);
    expect(kept).toMatchObject({ totalCents: 18 * 390, canBeOrdered: true, notices: [] });
    const lost = await quote([{ lineId: 'a', productId: product, variantId, bundleId, quantity: 7 }]);
    expect(lost).toMatchObject({ totalCents: 3500, canBeOrdered: true });
    expect(lost.lines).toMatchObject([{ nextStep: { missing: 2, unitPriceCents: 390 } }]);
    expect(lost.notices).toMatchObject([{ lineId: 'a', code: 'BUNDLE_PRICE_LOST' }]);
  });

  it('finds the best sets by itself: ten magnets cost no more than nine and one', async () => {
    const own = await addProduct(api.services, { cents: 450, stock: 100 });
    await addBundle(api.services, own);
    const answer = await quote([{ lineId: 'a', productId: own, quantity: 10 }]);
    expect(answer).toMatchObject({ totalCents: 3960, canBeOrdered: true, notices: [] });
    expect(answer.lines).toMatchObject([
      {
        quantity: 10,
        totalCents: 3960,
        parts: [
          { quantity: 9, unitPriceCents: 390, totalCents: 3510 },
          { name: null, quantity: 1, unitPriceCents: 450, totalCents: 450 },
        ],
      },
    ]);
  });

  it('counts a bundle’s stock in sets, and takes single magnets for the rest', async () => {
    const own = await addProduct(api.services, { cents: 450, stock: 5 });
    const bundleId = await addBundle(api.services, own, { quantity: 9, stock: 2 });
    expect((await quote([{ productId: own, bundleId, quantity: 23 }])).canBeOrdered).toBe(true);
    const short = await quote([{ productId: own, bundleId, quantity: 27 }]);
    expect(short.notices).toMatchObject([{ code: 'OUT_OF_STOCK', available: 2 }]);
    expect(short.canBeOrdered).toBe(false);
  });

  it('does not say that only none is left', async () => {
    const gone = await addProduct(api.services, { stock: 0 });
    const { notices } = await quote([{ productId: gone, quantity: 1 }]);
    expect(notices).toMatchObject([{ code: 'OUT_OF_STOCK', message: '« Magnet carré » : il n’en reste plus.' }]);
  });

  it('adds up lines that take from one stock', async () => {
    const rare = await addProduct(api.services, { stock: 5 });
    const two = (a: number, b: number) =>
      quote([
        { lineId: 'a', productId: rare, quantity: a },
        { lineId: 'b', productId: rare, quantity: b },
      ]);
    expect((await two(2, 3)).notices).toEqual([]);
    expect((await two(3, 3)).notices.map(({ code, lineId }) => [code, lineId])).toEqual([
      ['OUT_OF_STOCK', 'a'],
      ['OUT_OF_STOCK', 'b'],
    ]);
  });

  it('omits products that are not for sale, with a notice', async () => {
    const other = await addProduct(api.services);
    const variantOfOther = await addVariant(api.services, other);
    const answer = await quote([
      { lineId: 'gone', productId: crypto.randomUUID(), quantity: 1 },
      { lineId: 'foreign', productId: product, variantId: variantOfOther, quantity: 1 },
      { lineId: 'kept', productId: product, quantity: 1 },
    ]);
    expect(answer.lines.map(({ lineId }) => lineId)).toEqual(['kept']);
    expect(answer.notices.map(({ lineId }) => lineId)).toEqual(['gone', 'foreign']);
    expect(answer.canBeOrdered).toBe(false);
  });

  it('takes a coupon off, or says why not', async () => {
    await addCoupon(api.services, { code: 'DIX', value: 10 });
    await addCoupon(api.services, { code: 'CINQ', type: 'fixed', value: 500, minimumCents: 3000 });
    const items = [{ productId: product, quantity: 3 }];
    expect(await quote(items, { couponCode: 'dix' })).toMatchObject({
      discountCents: 135,
      totalCents: 1215,
      coupon: { code: 'DIX', discount_type: 'percentage', discount: 10, minimum_amount: null },
    });
    const refused = await quote(items, { couponCode: 'CINQ' });
    expect(refused).toMatchObject({ discountCents: 0, coupon: null, canBeOrdered: false });
    expect(refused.notices).toMatchObject([
      { code: 'COUPON_REFUSED', message: 'Montant minimum d’achat requis : €30' },
    ]);
  });

  it('applies a coupon only to the products that it names', async () => {
    const other = await addProduct(api.services, { cents: 1000 });
    await addCoupon(api.services, { code: 'MOITIE', value: 50, scope: { productIds: [other] } });
    const answer = await quote(
      [
        { productId: product, quantity: 2 },
        { productId: other, quantity: 1 },
      ],
      { couponCode: 'MOITIE' },
    );
    expect(answer).toMatchObject({ discountCents: 500, totalCents: 1400 });
    expect((await quote([{ productId: product, quantity: 1 }], { couponCode: 'MOITIE' })).canBeOrdered).toBe(false);
  });

  it('adds the price of delivery, and refuses a way that does not reach the place', async () => {
    const items = [{ productId: product, quantity: 1 }];
    const express = await quote(items, { shippingMethod: 'express', postalCode: '69001' });
    expect(express).toMatchObject({ shippingCents: 999, totalCents: 1449 });
    const overseas = await quote(items, { shippingMethod: 'express', postalCode: '97400' });
    expect(overseas.notices).toMatchObject([{ code: 'SHIPPING_UNAVAILABLE' }]);
  });

  it('offers pickup at a market that the workshop can be ready for', async () => {
    const items = [{ productId: product, quantity: 1 }];
    const tooSoon = await addMarketEvent(api.services, new Date('2026-11-18T08:00:00Z'));
    const inTime = await addMarketEvent(api.services, new Date('2026-12-05T08:00:00Z'));
    const chosen = (marketEventId: string) => quote(items, { shippingMethod: 'market', marketEventId });
    expect((await chosen(inTime)).estimate).toEqual({ from: '2026-12-05', to: '2026-12-05' });
    expect((await chosen(tooSoon)).canBeOrdered).toBe(false);
  });

  it('changes its hash with what is to be paid, not with the time', async () => {
    const items = [{ productId: product, quantity: 1 }];
    const first = await quote(items);
    now = new Date('2026-11-17T09:05:00Z');
    expect((await quote(items)).quoteHash).toBe(first.quoteHash);
    expect((await quote(items, { shippingMethod: 'express' })).quoteHash).not.toBe(first.quoteHash);
  });

  it('answers in English', async () => {
    const { body } = await post({ items: [{ productId: product, quantity: 1 }] }, { 'accept-language': 'en' });
    expect(body).toMatchObject({ vatNotice: 'including 20% VAT', lines: [{ name: 'Square magnet' }] });
  });

  it('asks the database three questions at most', async () => {
    await quote([{ productId: product, quantity: 1 }], { couponCode: 'DIX' });
    api.statements.length = 0;
    await quote([{ productId: product, quantity: 1 }], { couponCode: 'DIX' });
    expect(api.statements.length).toBeLessThanOrEqual(3);
  });

  it('refuses a tampered cart or prices it correctly', async () => {
    const plain = await addProduct(api.services, { cents: 450, stock: 100 });
    const quantity = fc.oneof(
      fc.integer({ min: 1, max: 999 }),
      fc.constantFrom<unknown>(0, -1, 1.5, 1e9, '1e3', '2', null, true, [], Number.MAX_SAFE_INTEGER),
    );
    const extra = fc.constantFrom<object>({}, { price: 0.01 }, { unitPriceCents: 1 }, { total: 0 }, { discount: 99 });
    const whole = fc.constantFrom<object>({}, { totalCents: 1 }, { discountCents: 5000 }, { shippingCents: 0 });
    await fc.assert(
      fc.asyncProperty(quantity, extra, whole, async (amount, line, cart) => {
        const answer = await post({ items: [{ productId: plain, quantity: amount, ...line }], ...cart });
        const isSound = Number.isInteger(amount) && Number(amount) >= 1 && Number(amount) <= 999;
        const isPlain = Object.keys({ ...line, ...cart }).length === 0;
        if (isSound && isPlain && typeof amount === 'number') expect(answer.body.totalCents).toBe(amount * 450);
        else expect(answer.status).toBe(400);
      }),
      { numRuns: 300 },
    );
  }, 60_000);
});
