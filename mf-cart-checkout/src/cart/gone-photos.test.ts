import { describe, expect, it } from '@jest/globals';
import { addLine } from './add-line.ts';
import { cartOf, line, photo } from './cart.fixture.ts';
import { countGonePhotos, forgetGonePhotos, markGonePhotos, withoutGone } from './gone-photos.ts';
import { formatCart, parseCart } from './storage/cart-format.ts';

const { print } = photo('cat');
const collage = photo('cat', {
  print: print && { ...print, recipe: { ...print.recipe, design: { layers: [{ photoId: 'fox' }] } } },
});
const cart = cartOf(
  line(),
  line({ lineId: 'second', photos: [collage] }),
  line({ lineId: 'third', photos: [photo('hare')] }),
);
const counts = (each: typeof cart) => each.lines.map(countGonePhotos);

describe('photos that are gone from the server', () => {
  it.each([
    [['cat'], [1, 1, 0]],
    [
      ['cat', 'bear'],
      [2, 1, 0],
    ],
    [['fox'], [0, 1, 0]],
    [['wolf'], [0, 0, 0]],
  ])('%j are marked in their lines: %j', (ids, expected) => {
    expect(counts(markGonePhotos(cart, ids))).toEqual(expected);
  });

  it('are not a change where the cart has none of them', () => {
    expect(markGonePhotos(cart, ['wolf'])).toBe(cart);
    expect(forgetGonePhotos(cart)).toBe(cart);
  });

  it('stay marked after a reload, and until the visitor signs in or out', () => {
    const marked = markGonePhotos(cart, ['cat']);
    const back = parseCart(formatCart(marked));
    expect(back && counts(back)).toEqual([1, 1, 0]);
    expect(counts(forgetGonePhotos(marked))).toEqual([0, 0, 0]);
  });

  it('are no longer marked in any line once they were chosen again', () => {
    const marked = markGonePhotos(cart, ['cat', 'fox']);
    const again = line();
    expect(counts(addLine(withoutGone(marked, again), again))).toEqual([0, 1, 0]);
  });
});
