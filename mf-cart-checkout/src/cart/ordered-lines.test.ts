import type { OrderLine } from '@aimante/api-contract/orders';
import { describe, expect, it } from '@jest/globals';
import { cartOf, line, photo } from './cart.fixture.ts';
import { withoutOrdered } from './ordered-lines.ts';

const ordered = (photos: [photoId: string, copies: number][]) =>
  ({
    productId: line().productId,
    variantId: null,
    quantity: photos.reduce((sum, [, copies]) => sum + copies, 0),
    photos: photos.map(([photoId, copies]) => ({ photoId, copies })),
  }) as OrderLine;

describe('a cart that was ordered', () => {
  it('is empty', () => {
    const lines = [
      ordered([
        ['bear', 1],
        ['cat', 1],
      ]),
    ];
    expect(withoutOrdered(cartOf(line()), { lines, couponCode: null }).lines).toEqual([]);
  });

  it('keeps later changes, and one of two equal lines', () => {
    const more = line({ lineId: 'more', photos: [photo('cat', { copies: 3 })] });
    const twin = line({ lineId: 'twin' });
    const lines = [
      ordered([
        ['cat', 1],
        ['bear', 1],
      ]),
      ordered([['cat', 1]]),
    ];
    const rest = withoutOrdered(cartOf(line(), twin, more), { lines, couponCode: null });
    expect(rest.lines.map(({ lineId }) => lineId)).toEqual(['twin', 'more']);
  });
});
