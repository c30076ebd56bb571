import { describe, expect, it } from '@jest/globals';
import { liveEdge } from '../testing/live-edge.ts';

const served = liveEdge('file');

const statusOf = async (path: string, headers: Record<string, string> = {}) => (await served.get(path, headers)).status;

describe('a page at an odd address', () => {
  it('is found with any query, and never writes it into the HTML', async () => {
    const evil = '"><script>alert(1)</script>';
    for (const query of [`q=${encodeURIComponent(evil)}`, `q=${'a'.repeat(1900)}`, 'a=%00', 'a=%', '&&=;', '?/?#']) {
      const { status, text } = await served.get(`/?${query}`);
      expect({ query, status }).toEqual({ query, status: 200 });
      expect(text).not.toContain('<script>alert');
      expect(text).toContain('<link rel="canonical" href="https://shop.test/">');
    }
  });

  it('is not found where bytes are written out, slashes repeated or folders climbed', async () => {
    for (const path of [
      '/products/%2e%2e',
      '/products/a%2Fb',
      '/products/%00',
      '/%',
      '/products/%',
      '/a//b',
      '//a/b',
      '/..;',
    ])
      expect({ path, status: await statusOf(path, { accept: 'text/html' }) }).toEqual({ path, status: 404 });
  });

  it('has one address: a trailing slash redirects to it, never off the site', async () => {
    const { status, headers } = await served.get('/en/products/heart/?a=1');
    expect({ status, location: headers.location }).toEqual({ status: 308, location: '/en/products/heart?a=1' });
    expect((await served.get('/en/')).headers.location).toBe('/en');
    for (const path of ['//', '//evil.example/', '/\\evil.example/']) {
      const { location } = (await served.get(path)).headers;
      expect({ path, location }).toEqual({ path, location: undefined });
    }
  });

  it('takes no language, encoding or condition amiss', async () => {
    for (const value of ['xx-YY;q=2', '*', ';;;', 'a'.repeat(5000), '\u00ff']) {
      const headers = { 'accept-language': value, 'accept-encoding': value, 'if-none-match': value };
      expect({ value, status: await statusOf('/', headers) }).toEqual({ value, status: 200 });
    }
  });

  it('answers HEAD like GET, at the first time and out of the cache', async () => {
    for (const path of ['/?head', '/nowhere']) {
      const head = await served.get(path, {}, 'HEAD');
      const { status, headers } = await served.get(path);
      const again = await served.get(path, {}, 'HEAD');
      expect(head).toMatchObject({ status, text: '', headers: { etag: headers.etag } });
      expect(again.headers).toMatchObject({ etag: headers.etag, 'content-length': headers['content-length'] });
    }
  });
});
