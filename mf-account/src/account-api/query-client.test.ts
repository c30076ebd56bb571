import { createFakePlatform } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { queryClientOf } from './query-client.ts';

const tokenOf = (person: string, serial: number) =>
  `head.${btoa(JSON.stringify({ sub: person, serial })).replaceAll('=', '')}.signature`;

function open(person: string) {
  const { platform } = createFakePlatform({ session: { token: tokenOf(person, 1), role: 'customer' } });
  const cache = queryClientOf(platform);
  cache.setQueryData(['profile'], { firstName: person });
  const logIn = (who: string, serial: number) =>
    platform.session.login({ token: tokenOf(who, serial), role: 'customer' });
  return { platform, cache, logIn };
}

describe('the cache of answers', () => {
  it('is one for all pieces of a platform', () => {
    const { platform, cache } = open('camille');
    expect(queryClientOf(platform)).toBe(cache);
    expect(queryClientOf(createFakePlatform().platform)).not.toBe(cache);
  });

  it('outlives a renewed token', () => {
    const { cache, logIn } = open('camille');
    logIn('camille', 2);
    expect(cache.getQueryData(['profile'])).toEqual({ firstName: 'camille' });
  });

  it('holds nothing of the person before', () => {
    const { cache, logIn } = open('camille');
    logIn('zoe', 1);
    expect(cache.getQueryData(['profile'])).toBeUndefined();
  });

  it('is empty after a logout', async () => {
    const { platform, cache } = open('camille');
    await platform.session.logout();
    expect(cache.getQueryData(['profile'])).toBeUndefined();
  });
});
