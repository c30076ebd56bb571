import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLiveStore, type ServedEdge, serveEdge } from '../testing/served-edge.ts';
import { createProductPages } from './product-pages.ts';

let api: Server;
const products = (...slugs: readonly string[]) =>
  JSON.stringify(
    slugs.map((slug) => ({
      slug,
      updatedAt: '2026-11-20T09:00:00.000Z',
      pictures: ['/uploads/catalogue/ab-1600.jpg'],
    })),
  );

let answer: { status: number; body: string };
let apiUrl: string;
let served: ServedEdge;

beforeAll(async () => {
  answer = { status: 200, body: products('coeur', 'c?ur') };
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
    expect(text).toContain('<lastmod>2026-11-20</lastmod><changefreq>weekly</changefreq><priority>0.8</priority>');
    expect(text).toContain('<image:loc>https://shop.test/uploads/catalogue/ab-1600.jpg</image:loc>');
  });

  it('of 20,000 products is a list of parts, with every product in one of them', async () => {
    answer = { status: 200, body: products(...Array.from({ length: 20_000 }, (_, n) => `p-${n}`)) };
    const long = await serveEdge(await createLiveStore(), { apiUrl });
    const locations = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    const parts = locations((await long.get('/sitemap.xml')).text);
    expect(parts).toHaveLength(9);
    const found = new Set<string>();
    for (const part of parts) {
      const { text } = await long.get(part.replace('https://shop.test', ''));
      expect(text.length).toBeLessThan(4_000_000);
      for (const address of locations(text)) found.add(address);
    }
    expect(found.size).toBe(2 * 20_000 + 2);
    await long.stop();
    await long.fake.remove();
    answer = { status: 200, body: products('coeur', 'c?ur') };
  });

  it('is named in robots.txt', async () => {
    expect((await served.get('/robots.txt')).text).toContain('Sitemap: https://shop.test/sitemap.xml\n');
  });
});

describe('the products of the sitemap', () => {
  it('stay as they were while the API fails, and are asked for again', async () => {
    let now = 0;
    const productPages = createProductPages(apiUrl, () => now);
    expect((await productPages()).map(({ path }) => path)).toEqual(['/products/coeur', '/products/c%3Fur']);
    now = 700_000;
    answer = { status: 500, body: '{"code":"INTERNAL"}' };
    await expect(productPages()).resolves.toHaveLength(2);
    answer = { status: 200, body: '[]' };
    await expect(productPages()).resolves.toEqual([]);
  });
});

describe('the service worker', () => {
  it('is at the root and is never cached', async () => {
    const { status, headers, text } = await served.get('/sw.js');
    expect({ status, text }).toEqual({ status: 200, text: 'self.oninstall = () => {};' });
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' });
  });
});
