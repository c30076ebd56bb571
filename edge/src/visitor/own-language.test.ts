import { describe, expect, it } from '@jest/globals';
import { liveEdge } from '../testing/live-edge.ts';

const served = liveEdge('file');

const ENGLISH = { 'accept-language': 'de, en-GB;q=0.8, fr;q=0.5' };

async function answerOf(path: string, headers: Record<string, string> = {}) {
  const { status, headers: answered } = await served.get(path, headers);
  return status === 302 ? answered.location : undefined;
}

describe('a visitor from outside', () => {
  it('is redirected to the language of the browser, with the query', async () => {
    expect(await answerOf('/', ENGLISH)).toBe('/en');
    expect(await answerOf('/products?search=a%20b', ENGLISH)).toBe('/en/products?search=a%20b');
  });

  it('is not redirected when the language fits or is unknown', async () => {
    expect(await answerOf('/en', ENGLISH)).toBeUndefined();
    expect(await answerOf('/en', { 'accept-language': 'fr' })).toBeUndefined();
    for (const language of ['fr-CA, en;q=0.9', '*', 'de', '', 'en;q=0', ',;=,'])
      expect(await answerOf('/', { 'accept-language': language })).toBeUndefined();
    expect(await answerOf('/')).toBeUndefined();
  });

  it('is redirected to the language chosen before', async () => {
    expect(await answerOf('/en/cart', { ...ENGLISH, cookie: 'a=b; user-locale=fr' })).toBe('/cart');
    const both = 'user-locale=fr; __Host-user-locale=en';
    expect(await answerOf('/cart', { 'accept-language': 'fr', cookie: both })).toBe('/en/cart');
    expect(await answerOf('/cart', { 'accept-language': 'fr', cookie: 'user-locale=en' })).toBe('/en/cart');
    expect(await answerOf('/cart', { 'accept-language': 'fr', cookie: 'user-locale=xx' })).toBeUndefined();
  });

  it('is never redirected off the site', async () => {
    for (const path of ['/en//evil.example', '/en/\\evil.example', '//evil.example'])
      expect(await answerOf(path, { cookie: 'user-locale=fr' })).toBeUndefined();
    expect(await answerOf('//evil.example', ENGLISH)).toBeUndefined();
  });

  it('is not redirected when it is a crawler', async () => {
    const crawler = { ...ENGLISH, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
    expect(await answerOf('/', crawler)).toBeUndefined();
  });
});

describe('a visitor that follows a link of the site', () => {
  it('gets the language of the link', async () => {
    expect(await answerOf('/', { ...ENGLISH, 'sec-fetch-site': 'same-origin' })).toBeUndefined();
    expect(await answerOf('/', { ...ENGLISH, 'sec-fetch-site': 'cross-site' })).toBe('/en');
    const host = `localhost:${served.port}`;
    expect(await answerOf('/', { ...ENGLISH, referer: `http://${host}/en` })).toBeUndefined();
    expect(await answerOf('/', { ...ENGLISH, referer: 'https://search.example/' })).toBe('/en');
    expect(await answerOf('/', { ...ENGLISH, referer: 'no address' })).toBe('/en');
  });
});
