import { beforeEach, expect, it } from '@jest/globals';
import { createVisit } from './visit-steps.ts';

beforeEach(() => sessionStorage.clear());
const visit = () => createVisit(() => sessionStorage);

it('counts each step once in a visit, also after a reload', () => {
  expect([visit().reach('visit'), visit().reach('visit'), visit().reach('product')]).toEqual([true, false, true]);
});

it('counts an order after a checkout only', () => {
  expect(visit().reach('order')).toBe(false);
  visit().reach('checkout');
  expect(visit().reach('order')).toBe(true);
});

it('goes on without storage', () => {
  const blocked = createVisit(() => {
    throw new Error('blocked');
  });
  expect([blocked.reach('visit'), blocked.reach('visit')]).toEqual([true, false]);
});
