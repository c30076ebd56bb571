import { describe, expect, it } from '@jest/globals';
import { personOf } from './person-of.ts';

describe('personOf', () => {
  it('reads whose token it is', () => {
    expect(personOf(`x.${btoa('{"sub":"018f"}')}.y`)).toBe('018f');
  });

  it.each(['', 'opaque', 'a.b.c', `x.${btoa('{"name":"no sub"}')}.y`])('lets %j stand for itself', (token) => {
    expect(personOf(token)).toBe(token);
  });
});
