import { describe, expect, it } from '@jest/globals';
import {
  type Basket,
  EMPTY_BASKET,
  merged,
  type StandItem,
  soldLines,
  totalOf,
  withItem,
  withQuantity,
} from './basket.ts';

const item = (ownerId: string, cents: number): StandItem => ({
  owner: 'product',
  ownerId,
  productId: ownerId,
  name: ownerId,
  stock: 3,
  cents,
  imageUrl: null,
  category: null,
});
const basketOf = (...cents: number[]): Basket =>
  cents.reduce((basket, each, place) => withItem(basket, item(`p${place}`, each), 20), EMPTY_BASKET);

describe('a basket', () => {
  it('counts a tile that is pressed again', () => {
    const basket = withItem(basketOf(450), item('p0', 450), 20);
    expect(basket.lines).toMatchObject([{ quantity: 2 }]);
    expect(totalOf(basket)).toBe(900);
    expect(withQuantity(basket, 'p0', 0)).toEqual(EMPTY_BASKET);
  });

  it('shares a discount among its lines, to the cent', () => {
    const lines = soldLines({ ...basketOf(100, 100, 100), discount: { cents: 100, reason: 'Marché' } });
    expect(lines.map(({ totalCents }) => totalCents).reduce((sum, cents) => sum + cents)).toBe(200);
    for (const { quantity, unitCents, discountCents, totalCents } of lines)
      expect(totalCents).toBe(quantity * unitCents - discountCents);
  });

  it('never costs less than nothing', () => {
    expect(totalOf({ ...basketOf(100), discount: { cents: 500, reason: 'Erreur' } })).toBe(0);
  });

  it('that could not be written comes back with the tiles pressed since', () => {
    const back = { ...basketOf(450), discount: { cents: 50, reason: 'Marché' } };
    expect(merged(back, basketOf(450, 300))).toMatchObject({
      lines: [{ quantity: 2 }, { quantity: 1 }],
      discount: { cents: 50 },
    });
  });
});
