import { describe, expect, it } from '@jest/globals';
import { cartOf, line, photo } from '../cart/cart.fixture.ts';
import { EMPTY_CART } from '../cart/cart.ts';
import { addShared, toShared } from './shared-cart.ts';

const cat = line({ lineId: 'cat', quantity: 2, photos: [photo('cat', { copies: 2 })] });
const plain = line({ lineId: 'plain', photos: [] });
const coupon = { code: 'DIX', type: 'percentage', value: 10, minimumCents: 0 } as const;

describe('a cart of a link', () => {
  it('is the cart with photos, crops and coupon, without the message of the gift', () => {
    const gift = { message: 'Pour Ondine', isWrapped: true };
    const shared = toShared({ ...cartOf(cat, plain), coupon, gift });
    expect(JSON.stringify(shared)).not.toContain('Ondine');
    expect(addShared(EMPTY_CART, shared)).toEqual({
      lines: [cat, plain],
      coupon,
      gift: { message: '', isWrapped: true },
    });
  });

  it('is added once, and never over a line that changed here', () => {
    const shared = toShared(cartOf(cat, plain));
    const newer = { ...plain, quantity: 9 };
    const once = addShared(cartOf(newer), shared);
    expect(once.lines).toEqual([newer, cat]);
    expect(addShared(once, shared)).toBe(once);
  });
});
