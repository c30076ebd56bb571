/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { pageOf } from './audit-words.ts';
import { canRetry, mailStates } from './mail-columns.tsx';

describe('an audited entity', () => {
  it.each([
    ['order', 'o1', '/admin/orders/o1'],
    ['market-event', 'm1', '/admin/market/m1'],
  ])('(%s %s) has the page %s', (entity, id, page) => {
    expect(pageOf(entity, id)).toBe(page);
  });

  it.each([
    ['order', null],
    ['order', ''],
    ['settings', 's1'],
    ['user', 'u1'],
    ['Order', 'o1'],
    ['constructor', 'o1'],
    ['__proto__', 'o1'],
    ['', 'o1'],
  ])('(%s %j) has no page', (entity, id) => {
    expect(pageOf(entity, id)).toBeUndefined();
  });
});

describe('a mail', () => {
  it('is sent again unless it was sent or is obsolete', () => {
    expect(mailStates.filter((status) => canRetry({ status }))).toEqual(['dead', 'waiting']);
  });
});
