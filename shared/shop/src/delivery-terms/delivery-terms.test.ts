import { expect, it } from '@jest/globals';
import { type DeliveryZone, deliveryTerms } from './delivery-terms.ts';

const rate = (cents: readonly number[], freeFromCents: number | null = null) => ({
  bands: cents.map((each, index) => ({ upToGrams: index + 1 < cents.length ? 100 * (index + 1) : null, cents: each })),
  freeFromCents,
});
const zones = (france: DeliveryZone['standard'], abroad = france): DeliveryZone[] => [
  { territories: ['BE'], standard: abroad },
  { territories: ['FR'], standard: france },
];
const words = (all: readonly DeliveryZone[], locale: 'fr' | 'en', goodsCents?: number) =>
  deliveryTerms(all, locale, goodsCents)?.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

it.each([
  [zones(rate([0])), 'Livraison offerte', 'Free delivery'],
  [zones(rate([490])), 'Livraison à 4,90 €', 'Delivery €4.90'],
  [zones(rate([390, 690])), 'Livraison à partir de 3,90 €', 'Delivery from €3.90'],
  [zones(rate([0, 690])), 'Livraison selon le poids', 'Delivery priced by weight'],
  [zones(rate([490], 5000)), 'Livraison à 4,90 €, offerte dès 50 €', 'Delivery €4.90, free from €50'],
  [zones(rate([490], 0)), 'Livraison offerte', 'Free delivery'],
  [zones(rate([0]), rate([900])), 'Livraison offerte en France', 'Free delivery in France'],
  [
    zones(rate([490], 5000), null),
    'Livraison en France à 4,90 €, offerte dès 50 €',
    'Delivery in France €4.90, free from €50',
  ],
])('says the terms of delivery of %j', (all, french, english) => {
  expect([words(all, 'fr'), words(all, 'en')]).toEqual([french, english]);
});

it('is free for articles of the amount, and empty where nothing is delivered', () => {
  expect(words(zones(rate([490], 5000)), 'fr', 5000)).toBe('Livraison offerte');
  expect(words(zones(rate([490], 5000)), 'fr', 4999)).toBe('Livraison à 4,90 €, offerte dès 50 €');
  expect(words(zones(null), 'fr')).toBeUndefined();
  expect(words([], 'en')).toBeUndefined();
});
