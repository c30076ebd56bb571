import { describe, expect, it } from '@jest/globals';
import { ownedKey } from './draft-owner.ts';

describe('the owner of a draft', () => {
  it('keeps the drafts of two accounts and of guests apart', () => {
    const keys = ['a', 'b', undefined].map((owner) => ownedKey('free', owner));
    expect(new Set(keys).size).toBe(3);
  });
});
