import type { CartRequest } from '@aimante/contract';
import { createFakePlatform } from '@aimante/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { parseCart } from '../cart/storage/cart-format.ts';
import { add } from './cart-port.ts';

const request = (change: Partial<CartRequest> = {}): CartRequest => ({
  productId: 'p1',
  bundleId: 'b9',
  unitPriceCents: 390,
  photos: [
    {
      preview: new Blob(['cat'], { type: 'image/png' }),
      recipe: {},
      photoId: 'cat',
      copies: 2,
      quality: 'good',
      widthMm: 50,
      heightMm: 50,
    },
  ],
  ...change,
});

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the port of the cart', () => {
  it('keeps lines from another remote, and publishes the number of magnets', async () => {
    const { platform } = createFakePlatform();
    const counts: number[] = [];
    platform.events.on('cart:changed', ({ count }) => counts.push(count));
    expect(await add(request(), platform)).toEqual({ isAdded: true });
    expect(counts).toEqual([2]);
    expect(parseCart(localStorage.getItem('cart') ?? '')?.lines[0]).toMatchObject({
      productId: 'p1',
      variantId: null,
      bundleId: 'b9',
      unitPriceCents: 390,
      photos: [
        { preview: `data:image/png;base64,${btoa('cat')}`, copies: 2, print: { photoId: 'cat', quality: 'good' } },
      ],
    });
  });

  it('keeps a product without photos with its quantity, and adds to it', async () => {
    const { platform } = createFakePlatform();
    const counts: number[] = [];
    platform.events.on('cart:changed', ({ count }) => counts.push(count));
    const box = { productId: 'box', unitPriceCents: 790, photos: [] };
    await add({ ...box, quantity: 2 }, platform);
    await add({ ...box, quantity: 3 }, platform);
    expect(counts).toEqual([2, 5]);
    const lines = parseCart(localStorage.getItem('cart') ?? '')?.lines;
    expect(lines).toHaveLength(1);
    expect(lines?.[0]).toMatchObject({ productId: 'box', quantity: 5, photos: [] });
  });

  it('refuses what is no request', async () => {
    const { platform } = createFakePlatform();
    await expect(add(request({ photos: [] }), platform)).rejects.toThrow();
    expect(localStorage.getItem('cart')).toBeNull();
  });

  it('says that the cart is too large where storage is full, and offers the cart before', async () => {
    const { platform, record } = createFakePlatform();
    await add(request(), platform);
    const setItem = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function full(this: Storage, key, value) {
      if (value.includes('"p2"')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    expect(await add(request({ productId: 'p2' }), platform)).toEqual({ isAdded: false });
    expect(record.notices[0]).toMatchObject({ kind: 'error', text: expect.stringContaining('trop volumineux') });
    expect(localStorage.getItem('cart')).toBeNull();
    record.notices[0]?.action?.run();
    expect(parseCart(localStorage.getItem('cart') ?? '')?.lines[0]?.productId).toBe('p1');
  });
});
