import { describe, expect, it } from '@jest/globals';
import { addLine } from './add-line.ts';
import { cartOf, line, photo } from './cart.fixture.ts';
import { countMagnets, quantityOf } from './cart.ts';
import {
  adoptPrices,
  applyCoupon,
  putBack,
  removeLine,
  removePhoto,
  removeProduct,
  setCopies,
  setQuantity,
} from './cart-rules.ts';

const coupon = { code: 'BIENVENUE10', type: 'percentage', value: 10, minimumCents: 0 } as const;

describe('adding to the cart', () => {
  it('raises the quantity of the same product with identical photos', () => {
    const cart = addLine(cartOf(line()), line({ lineId: 'second' }));
    expect(cart.lines).toHaveLength(1);
    expect(countMagnets(cart)).toBe(4);
  });

  it('recognises a photo by its original and framing, not by its preview', () => {
    const again = line({ lineId: 'second', photos: [photo('cat', { preview: 'data:other' }), photo('bear')] });
    expect(addLine(cartOf(line()), again).lines).toHaveLength(1);
  });

  it.each([
    ['other photos', { photos: [photo('cat'), photo('cake')] }],
    ['the photos in another order', { photos: [photo('bear'), photo('cat')] }],
    ['one photo more', { photos: [photo('cat'), photo('bear'), photo('cake')] }],
    ['another variant', { variantId: 'matt' }],
    ['another bundle', { bundleId: 'nine' }],
    ['another product', { productId: 'other' }],
  ])('makes a line of its own for %s', (_, change) => {
    expect(addLine(cartOf(line()), line({ lineId: 'second', ...change })).lines).toHaveLength(2);
  });

  it('distinguishes two framings of one photo', () => {
    const print = photo('cat').print;
    const closer = print && { ...print, recipe: { ...print.recipe, scale: 1.5 } };
    const other = line({
      lineId: 'second',
      photos: [photo('cat', { preview: 'data:closer', print: closer }), photo('bear')],
    });
    expect(addLine(cartOf(line()), other).lines).toHaveLength(2);
  });

  it('never goes beyond 999 magnets of a line', () => {
    const many = line({ photos: [photo('cat', { copies: 600 }), photo('bear', { copies: 300 })] });
    const cart = addLine(cartOf(many), { ...many, lineId: 'second' });
    expect(countMagnets(cart)).toBe(999);
    expect(countMagnets(setCopies(cart, 'first', { place: 1, copies: 999 }))).toBe(999);
  });

  it('replaces a line in its place after its photos were cropped again', () => {
    const before = cartOf(line(), line({ lineId: 'other', productId: 'other' }));
    const cart = addLine(before, line({ photos: [photo('cake', { copies: 3 })] }));
    expect(cart.lines.map(({ lineId }) => lineId)).toEqual(['first', 'other']);
    expect(cart.lines.map(quantityOf)).toEqual([3, 2]);
  });
});

describe('a line', () => {
  it('counts its photos, else its quantity', () => {
    expect(quantityOf(line({ quantity: 7 }))).toBe(2);
    expect(quantityOf(line({ quantity: 7, photos: [] }))).toBe(7);
  });

  it('counts every copy of a photo', () => {
    const cart = setCopies(cartOf(line()), 'first', { place: 1, copies: 5 });
    expect(countMagnets(cart)).toBe(6);
  });

  it('takes a quantity from 1 to 999', () => {
    const plain = cartOf(line({ photos: [] }));
    expect([0, 12, 5000].map((count) => countMagnets(setQuantity(plain, 'first', count)))).toEqual([1, 12, 999]);
  });

  it('is deleted with its last photo', () => {
    const one = removePhoto(cartOf(line()), 'first', 0);
    expect(one.lines[0]?.photos).toEqual([photo('bear')]);
    expect(removePhoto(one, 'first', 0).lines).toEqual([]);
  });

  it('can be restored to its position', () => {
    const [first, second] = [line(), line({ lineId: 'second', productId: 'other' })];
    const without = removeLine(cartOf(first, second), 'first');
    expect(putBack(without, first, 0).lines).toEqual([first, second]);
    expect(putBack(cartOf(first, second), first, 0).lines).toHaveLength(2);
  });
});

describe('the cart', () => {
  it('loses all lines of a product at once', () => {
    const cart = cartOf(
      line(),
      line({ lineId: 'second', variantId: 'matt' }),
      line({ lineId: 'third', productId: 'x' }),
    );
    expect(removeProduct(cart, line().productId).lines.map(({ lineId }) => lineId)).toEqual(['third']);
  });

  it('drops the coupon with its last line', () => {
    expect(removeLine({ ...cartOf(line()), coupon }, 'first').coupon).toBeNull();
  });

  it('takes one coupon at a time', () => {
    const other = { ...coupon, code: 'AUTRE' };
    expect(applyCoupon(applyCoupon(cartOf(line()), coupon), other).coupon).toEqual(coupon);
  });

  it('adopts the prices of the shop, line by line', () => {
    const cart = cartOf(line(), line({ lineId: 'second' }));
    expect(adoptPrices(cart, new Map([['second', 500]])).lines.map((each) => each.unitPriceCents)).toEqual([450, 500]);
  });
});
