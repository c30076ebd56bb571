import { describe, expect, it } from '@jest/globals';
import { liveEdge } from '../testing/live-edge.ts';

const served = liveEdge('file');

const ENGLISH = { 'accept-language': 'de, en-GB;q=0.8, fr;q=0.5' };

async function leadFrom(path: string, headers: Record<string, string> = {}) {
  const { status, headers: told } = await served.get(path, headers);
  return status === 302 ? told.location : undefined;
}

describe('a visitor from outside', () => {
  it('is led to the language of his browser, with his query', async () => {
    expect(await leadFrom('/', ENGLISH)).toBe('/en');
    expect(await leadFrom('/products?search=a%20b', ENGLISH)).toBe('/en/products?search=a%20b');
  });

  it('stays where the address suits him, or nothing says that it does not', async () => {
    expect(await leadFrom('/en', ENGLISH)).toBeUndefined();
    expect(await leadFrom('/en', { 'accept-language': 'fr' })).toBeUndefined();
    for (const language of ['fr-CA, en;q=0.9', '*', 'de', '', 'en;q=0', ',;=,'])
      expect(await leadFrom('/', { 'accept-language': language })).toBeUndefined();
    expect(await leadFrom('/')).toBeUndefined();
  });

  it('is led to the language that he chose before', async () => {
    expect(await leadFrom('/en/cart', { ...ENGLISH, cookie: 'a=b; user-locale=fr' })).toBe('/cart');
    expect(await leadFrom('/cart', { 'accept-language': 'fr', cookie: 'user-locale=en' })).toBe('/en/cart');
    expect(await leadFrom('/cart', { 'accept-language': 'fr', cookie: 'user-locale=xx' })).toBeUndefined();
  });

  it('is never led off the site', async () => {
    for (const path of ['/en//evil.example', '/en/\\evil.example', '//evil.example'])
      expect(await leadFrom(path, { cookie: 'user-locale=fr' })).toBeUndefined();
    expect(await leadFrom('//evil.example', ENGLISH)).toBeUndefined();
  });

  it('is left alone when he is a crawler', async () => {
    const crawler = { ...ENGLISH, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
    expect(await leadFrom('/', crawler)).toBeUndefined();
  });
});

describe('who follows a link of ours', () => {
  it('gets the language of the link', async () => {
    expect(await leadFrom('/', { ...ENGLISH, 'sec-fetch-site': 'same-origin' })).toBeUndefined();
    expect(await leadFrom('/', { ...ENGLISH, 'sec-fetch-site': 'cross-site' })).toBe('/en');
    const host = `localhost:${served.port}`;
    expect(await leadFrom('/', { ...ENGLISH, referer: `http://${host}/en` })).toBeUndefined();
    expect(await leadFrom('/', { ...ENGLISH, referer: 'https://search.example/' })).toBe('/en');
    expect(await leadFrom('/', { ...ENGLISH, referer: 'no address' })).toBe('/en');
  });
});
