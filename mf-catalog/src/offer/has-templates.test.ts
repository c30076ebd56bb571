import { expect, it } from '@jest/globals';
import { hasTemplates } from './has-templates.ts';

const sized = (magnetWidth: number | null, magnetHeight: number | null) => ({
  ...{ isPersonalised: true, magnetShape: 'rectangle' as const, magnetWidth, magnetHeight },
});

it.each([
  ['a birth card', sized(100, 70), true],
  ['a calendar', sized(100, 140), true],
  ['a square', sized(70, 70), true],
  ['a round badge', { ...sized(50, 50), magnetShape: 'round' as const }, false],
  ['a strip', sized(50, 150), false],
  ['a gift box', sized(null, null), false],
  ['a magnet without photos', { ...sized(70, 70), isPersonalised: false }, false],
])('has templates for %s: %j', (_, product, expected) => {
  expect(hasTemplates(product)).toBe(expected);
});
