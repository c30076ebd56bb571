import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLiveStore, type ServedEdge, serveEdge } from '../testing/served-edge.ts';
import { createProductPaths } from './product-paths.ts';

let api: Server;
let answer: { status: number; body: string };
let apiUrl: string;
let served: ServedEdge;

beforeAll(async () => {
  answer = { status: 200, body: '["coeur","c?ur"]' };
  api = createServer((_, response) => response.writeHead(answer.status).end(answer.body));
  await new Promise<void>((resolve) => api.listen(0, resolve));
  apiUrl = `http://localhost:${(api.address() as AddressInfo).port}`;
  served = await serveEdge(await createLiveStore(), { apiUrl });
});
afterAll(async () => {
  await served.stop();
  await served.fake.remove();
  api.close();
});

describe('the sitemap', () => {
  it('lists the indexed pages and every product page, in both languages', async () => {
    const { text, headers } = await served.get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect([...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://shop.test/',
      'https://shop.test/en',
      'https://shop.test/products/coeur',
      'https://shop.test/en/products/coeur',
    ]);
    expect(text).toContain(
      '<loc>https://shop.test/</loc><xhtml:link rel="alternate" hreflang="fr" href="https://shop.test/"/>',
    );
    expect(text).toContain('<changefreq>weekly</changefreq><priority>1.0</priority>');
  });

  it('of 20,000 products is a list of parts, with every product in one of them', async () => {
    answer = { status: 200, body: JSON.stringify(Array.from({ length: 20_000 }, (_, n) => `p-${n}`)) };
    const long = await serveEdge(await createLiveStore(), { apiUrl });
    const locations = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    const parts = locations((await long.get('/sitemap.xml')).text);
    expect(parts).toHaveLength(9);
    const found = new Set<string>();
    for (const part of parts) {
      const { text } = await long.get(part.replace('https://shop.test', ''));
      expect(text.length).toBeLessThan(3_000_000);
      for (const address of locations(text)) found.add(address);
    }
    expect(found.size).toBe(2 * 20_000 + 2);
    await long.stop();
    await long.fake.remove();
    answer = { status: 200, body: '["coeur","c?ur"]' };
  });

  it('is named in robots.txt', async () => {
    expect((await served.get('/robots.txt')).text).toContain('Sitemap: https://shop.test/sitemap.xml\n');
  });
});

describe('the products of the sitemap', () => {
  it('stay as they were while the API fails, and are asked for again', async () => {
    let now = 0;
    const productPaths = createProductPaths(apiUrl, () => now);
    await expect(productPaths()).resolves.toEqual(['/products/coeur', '/products/c%3Fur']);
    now = 700_000;
    answer = { status: 500, body: '{"code":"INTERNAL"}' };
    await expect(productPaths()).resolves.toHaveLength(2);
    answer = { status: 200, body: '[]' };
    await expect(productPaths()).resolves.toEqual([]);
  });
});

describe('the service worker', () => {
  it('is at the root and is never cached', async () => {
    const { status, headers, text } = await served.get('/sw.js');
    expect({ status, text }).toEqual({ status: 200, text: 'self.oninstall = () => {};' });
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' });
  });
});
