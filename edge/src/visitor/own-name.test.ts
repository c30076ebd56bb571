import { describe, expect, it } from '@jest/globals';
import type { EdgeRequest } from '../http/answer.ts';
import { toOwnName } from './own-name.ts';

function answerOf(host: string, { site = 'http://localhost:3000', dest = 'document' } = {}) {
  const ask: EdgeRequest = {
    method: 'GET',
    path: '/en/cart',
    search: '?a=1',
    headers: { host, 'sec-fetch-dest': dest },
    address: '127.0.0.1',
    body: async () => undefined,
    hint: () => undefined,
  };
  return toOwnName(ask, site)?.headers.location;
}

describe('a shop on this machine', () => {
  it.each(['127.0.0.1:3000', '[::1]:3000'])('redirects a browser from %s to its own name', (host) =>
    expect(answerOf(host)).toBe('http://localhost:3000/en/cart?a=1'),
  );

  it('answers to each of its local names', () => {
    expect(answerOf('localhost:3000', { site: 'http://127.0.0.1:3000' })).toBe('http://127.0.0.1:3000/en/cart?a=1');
  });

  it.each(['localhost:3000', '127.0.0.1:3001', '127.0.0.1', 'shop.example:3000', '', 'a b'])(
    'does not redirect a request for %j',
    (host) => expect(answerOf(host)).toBeUndefined(),
  );

  it('ignores requests that are no browser page, and a shop at another address', () => {
    expect(answerOf('127.0.0.1:3000', { dest: 'empty' })).toBeUndefined();
    expect(answerOf('127.0.0.1:3000', { site: 'https://shop.example' })).toBeUndefined();
  });
});
