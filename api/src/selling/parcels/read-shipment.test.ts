import { expect, it } from '@jest/globals';
import { articlesOf } from './read-shipment.ts';

const line = { description: 'Magnet', quantity: 3, weightGrams: 8, isMagnet: true };

it.each([
  { name: 'as paid, when it divides', removed: 0, paidCents: 900, values: [[3, 300]] },
  {
    name: 'to the cent after a discount',
    removed: 0,
    paidCents: 1001,
    values: [
      [1, 333],
      [2, 334],
    ],
  },
  { name: 'without the pieces that were removed', removed: 1, paidCents: 1000, values: [[3, 250]] },
  { name: 'of nothing, when a coupon paid it all', removed: 0, paidCents: 0, values: [[3, 0]] },
])('a customs article has its value $name', ({ removed, paidCents, values }) => {
  const articles = articlesOf(line, removed, paidCents);
  expect(articles.map(({ quantity, valueCents }) => [quantity, valueCents])).toEqual(values);
});
