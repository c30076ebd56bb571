import { describe, expect, it } from '@jest/globals';
import { cartOf, line, photo } from '../cart/cart.fixture.ts';
import { saveCheckout } from './save-checkout.ts';

const now = new Date('2026-11-20T08:00:00Z');
const cart = cartOf(line(), line({ lineId: 'plain', photos: [], quantity: 3, unitPriceCents: 500 }));

function storageFor(room: number, name = 'QuotaExceededError') {
  const kept = new Map<string, string>();
  const storage = () =>
    ({
      setItem(key: string, value: string) {
        if (value.length > room) throw new DOMException('no', name);
        kept.set(key, value);
      },
    }) as Storage;
  return { storage, read: () => JSON.parse(kept.get('checkout_data') ?? '{}') as Record<string, unknown> };
}

describe('what the checkout is given', () => {
  it('is everything, pictures too', () => {
    const { storage, read } = storageFor(10_000);
    expect(saveCheckout(cart, { storage, now })).toBe('saved');
    expect(read()).toEqual({
      items: [
        {
          productId: line().productId,
          quantity: 2,
          price: 4.5,
          customPhotos: ['cat', 'bear'].map((n) => photo(n).preview),
        },
        { productId: line().productId, quantity: 3, price: 5, customPhotos: [] },
      ],
      subtotal: 24,
      discount: 0,
      total: 24,
      appliedCoupon: null,
      timestamp: '2026-11-20T08:00:00.000Z',
    });
  });

  it('is the number of pictures where they do not fit', () => {
    const { storage, read } = storageFor(400);
    const many = cartOf(line({ photos: [photo('x'.repeat(500))] }));
    expect(saveCheckout(many, { storage, now })).toBe('reduced');
    expect(read().items).toEqual([{ productId: line().productId, quantity: 1, price: 4.5, customPhotosCount: 1 }]);
  });

  it('is nothing where not even that fits', () => {
    expect(saveCheckout(cart, { storage: storageFor(10).storage, now })).toBe('too-large');
  });

  it('distinguishes other storage errors from a full storage', () => {
    expect(saveCheckout(cart, { storage: storageFor(10, 'SecurityError').storage, now })).toBe('failed');
  });
});
