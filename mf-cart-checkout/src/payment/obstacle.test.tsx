import type { Quote, QuoteNotice } from '@aimante/api-contract/checkout';
import { defineFragment } from '@aimante/remote';
import { mountPiece } from '@aimante/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locales } from '#locales';
import { cartOf, line, photo } from '../cart/cart.fixture.ts';
import type { Cart } from '../cart/cart.ts';
import { formatCart, parseCart } from '../cart/storage/cart-format.ts';
import { quoteOf } from '../quote/quote.fixture.ts';
import { quotedItems } from '../quote/quote-request.ts';
import { ObstacleNotice } from './form/obstacle-notice.tsx';
import { useObstacle } from './obstacle.ts';

const uploaded = photo('018f3c1e-0000-7000-8000-000000000001');
const fine = cartOf(line({ photos: [uploaded] }), line({ lineId: 'second', photos: [uploaded] }));
const notice = (code: QuoteNotice['code'], change: Partial<QuoteNotice> = {}): QuoteNotice => ({
  lineId: 'first',
  code,
  message: 'La boutique dit pourquoi.',
  ...change,
});
const gone = notice('PRODUCT_UNAVAILABLE');

async function open(cart: Cart, ...notices: QuoteNotice[]) {
  const onLeaveOut = jest.fn();
  const request = JSON.stringify({ items: quotedItems(cart) });
  const quote: Quote = quoteOf(request, { notices, canBeOrdered: notices.length === 0 });
  function Piece() {
    const obstacle = useObstacle({ cart, quote, delivery: '/checkout', onLeaveOut });
    return obstacle ? <ObstacleNotice obstacle={obstacle} /> : <p>nothing</p>;
  }
  const { element } = await mountPiece(defineFragment(Piece, locales));
  return { onLeaveOut, screen: within(element), text: () => element.textContent };
}

describe('the obstacle of a payment', () => {
  it.each<[string, [Cart, ...QuoteNotice[]], string | RegExp]>([
    ['is none for a cart that can be ordered', [fine], /^nothing$/],
    ['is none for a lost bundle price', [fine, notice('BUNDLE_PRICE_LOST')], /^nothing$/],
    ['is a stock that is too small', [fine, notice('OUT_OF_STOCK', { available: 1 })], '/cart'],
    ['is a place that the shop does not serve', [fine, notice('SHIPPING_UNAVAILABLE', { lineId: null })], '/checkout'],
    ['is a cart without an available line', [fine, gone, { ...gone, lineId: 'second' }], '/cart'],
    ['is a photo without an original', [cartOf(line({ photos: [photo('cat', { print: null })] }))], '/cart'],
    [
      'is a photo that is gone from the server',
      [cartOf(line({ photos: [uploaded], gonePhotos: [uploaded.print?.photoId ?? ''] }))],
      '/cart',
    ],
    ['is a photo that is still being uploaded', [cartOf(line({ photos: [photo('a'.repeat(64))] }))], '/cart'],
    ['is a product that another program wrote', [cartOf(line({ productId: 'magnet' }))], '/cart'],
  ])('%s', async (_, [cart, ...notices], expected) => {
    const { screen, text } = await open(cart, ...notices);
    if (expected instanceof RegExp) expect(text()).toMatch(expected);
    else expect(screen.getByRole('link').getAttribute('href')).toBe(expected);
  });

  it('is an unavailable line, which can be left out', async () => {
    const { screen, onLeaveOut } = await open(fine, gone);
    await userEvent.click(screen.getByRole('button'));
    expect(onLeaveOut).toHaveBeenCalledWith(['first']);
  });

  it('is a refused coupon, which can be removed', async () => {
    const coupon = { code: 'MERCI', type: 'fixed', value: 500, minimumCents: 0 } as const;
    localStorage.setItem('cart', formatCart({ ...fine, coupon }));
    const { screen } = await open(fine, notice('COUPON_REFUSED', { lineId: null }));
    await userEvent.click(screen.getByRole('button'));
    const kept = parseCart(localStorage.getItem('cart') ?? '');
    expect([kept?.coupon, kept?.lines.length]).toEqual([null, 2]);
  });

  it('is an unavailable line before a photo that is still being uploaded', async () => {
    const { text } = await open(cartOf(line(), line({ lineId: 'second', photos: [uploaded] })), gone);
    expect(text()).toContain('La boutique dit pourquoi.');
  });
});
