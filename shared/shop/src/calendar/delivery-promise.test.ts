import { expect, it } from '@jest/globals';
import { deliveryPromise, pickUpPromise } from './delivery-promise.ts';

it.each([
  { locale: 'fr', from: '2026-12-03', to: '2026-12-07', words: 'Chez vous entre le jeu. 3 et le lun. 7 déc.' },
  { locale: 'fr', from: '2026-11-27', to: '2026-12-01', words: 'Chez vous entre le ven. 27 nov. et le mar. 1er déc.' },
  { locale: 'fr', from: '2026-12-01', to: '2026-12-04', words: 'Chez vous entre le mar. 1er et le ven. 4 déc.' },
  { locale: 'fr', from: '2026-12-28', to: '2026-12-28', words: 'Chez vous le lun. 28 déc.' },
  { locale: 'en', from: '2026-12-03', to: '2026-12-07', words: 'At your door between Thu 3 and Mon 7 Dec' },
  { locale: 'en', from: '2026-12-28', to: '2026-12-28', words: 'At your door on Mon 28 Dec' },
] as const)('in $locale, from $from to $to, is "$words"', ({ locale, words, ...days }) => {
  expect(deliveryPromise(days, locale).replaceAll('\u00a0', ' ')).toBe(words);
});

it('names the pick-up point where the parcel goes to one', () => {
  const days = { from: '2026-12-03', to: '2026-12-07' };
  const [french, english] = (['fr', 'en'] as const).map((locale) => pickUpPromise(days, locale));
  expect(french?.replaceAll('\u00a0', ' ')).toBe('Au point relais entre le jeu. 3 et le lun. 7 déc.');
  expect(english?.replaceAll('\u00a0', ' ')).toBe('At the pick-up point between Thu 3 and Mon 7 Dec');
});
