import { describe, expect, it } from '@jest/globals';
import { ownedKey, ownerIn } from './draft-owner.ts';

const tokenWith = (claims: string) => ({
  token: `e30.${btoa(claims).replace(/\//g, '_').replace(/\+/g, '-')}.signature`,
});

describe('the owner of a draft', () => {
  it('is the account that the token names, whatever else stands in it', () => {
    expect(ownerIn(tokenWith('{"sub":"018f-a","sid":"\xbf\xff?>~","exp":1}'))).toBe('018f-a');
    expect(ownerIn(tokenWith('{"sub":"018f-a","exp":2}'))).toBe('018f-a');
  });

  it.each([null, { token: '' }, { token: 'opaque' }, tokenWith('{}'), tokenWith('{"sub":""}'), tokenWith('none')])(
    'is nobody in %j',
    (session) => expect(ownerIn(session)).toBeUndefined(),
  );

  it('keeps the drafts of two accounts and of guests apart', () => {
    const keys = ['a', 'b', undefined].map((owner) => ownedKey('free', owner));
    expect(new Set(keys).size).toBe(3);
  });
});
