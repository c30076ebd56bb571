import { describe, expect, it } from '@jest/globals';
import { accountOf } from './account-of.ts';

const tokenWith = (claims: object, mark = '') => `head${mark}.${btoa(JSON.stringify(claims))}.signature${mark}`;

describe('the account of a session', () => {
  it('is the same after the token was renewed', () => {
    const [before, after] = ['1', '2'].map((mark) =>
      accountOf({ token: tokenWith({ sub: 'camille', exp: mark }, mark) }),
    );
    expect([before, after]).toEqual(['camille', 'camille']);
  });

  it.each([null, { token: '' }, { token: 'a.b.c' }, { token: tokenWith({}) }, { token: tokenWith({ sub: 3 }) }])(
    'is unknown in %j',
    (session) => {
      expect(accountOf(session)).toBeUndefined();
    },
  );
});
