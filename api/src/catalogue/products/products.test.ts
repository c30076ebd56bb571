import {
  getProduct,
  getProductBySlug,
  listCategories,
  listMagnets,
  listMarketProducts,
  listProducts,
  type Product,
} from '@aimante/api-contract/catalogue';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';

describe('the catalogue of the demo', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ seed: true });
  }, 120_000);
  afterAll(() => api.close());

  it('lists the visible products in the order of the shop', async () => {
    const products = await api.visitor(listProducts);
    expect(products.length).toBeGreaterThanOrEqual(14);
    expect(products[0]?.slug).toBe('magnet-carre-5x5');
    expect(products.map(({ slug }) => slug)).not.toContain('magnet-edition-noel');
    expect(products.filter(({ categoryId }) => categoryId === null)).toEqual([]);
  });

  it('contains every case of a shop', async () => {
    const products = await api.visitor(listProducts);
    expect(products.some(({ stock }) => stock === 0)).toBe(true);
    expect(products.some(({ stock }) => stock > 0 && stock < 10)).toBe(true);
    expect(products.some(({ featured }) => featured)).toBe(true);
    expect(products.some(({ magnetWidth }) => magnetWidth === null)).toBe(true);
    expect(products.some(({ variants }) => variants.some(({ options }) => options.length === 2))).toBe(true);
    expect(await api.visitor(listCategories)).toHaveLength(4);
  });

  it('speaks French, English by header or by address', async () => {
    const slug = 'magnet-carre-5x5';
    expect((await api.visitor(getProductBySlug, { params: { slug } })).name).toBe('Magnet photo carré 5 × 5 cm');
    expect((await api.visitor(getProductBySlug, { params: { slug }, query: { lang: 'en' } })).name).toBe(
      'Square photo magnet 5 × 5 cm',
    );
    const english = await api.send(`/api/products/slug/${slug}`, { headers: { 'accept-language': 'en' } });
    expect(english.body.name).toBe('Square photo magnet 5 × 5 cm');
  });

  it('narrows the list by market, by magnet, by category and by words', async () => {
    expect((await api.visitor(listMarketProducts)).every(({ isAvailableForMarket }) => isAvailableForMarket)).toBe(
      true,
    );
    expect((await api.visitor(listMagnets)).every(({ magnetWidth }) => magnetWidth !== null)).toBe(true);
    const gifts = await api.visitor(listProducts, { query: { category: 'cadeaux' } });
    expect(new Set(gifts.map(({ category }) => category?.slug))).toEqual(new Set(['cadeaux']));
    expect((await api.visitor(listProducts, { query: { search: 'FRIGO' } })).length).toBeGreaterThan(0);
    expect((await api.visitor(listProducts, { query: { search: 'COEUR' } })).length).toBeGreaterThan(0);
    expect(await api.visitor(listProducts, { query: { search: '100%' } })).toEqual([]);
  });

  it('pages through the list without losing or repeating a product', async () => {
    for (const sort of ['position', 'price', '-price', 'name', '-createdAt'] as const) {
      const whole = (await api.visitor(listProducts, { query: { sort } })).map(({ id }) => id);
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: Awaited<ReturnType<typeof api.send<Product[]>>> = await api.send<Product[]>(
          `/api/products?sort=${sort}&limit=5${cursor && `&cursor=${cursor}`}`,
        );
        seen.push(...page.body.map(({ id }) => id));
        cursor = page.headers.get('x-next-cursor');
      }
      expect(seen).toEqual(whole);
    }
  });

  it('answers 304 for a known list, and the new list after a change', async () => {
    const first = await api.send('/api/products');
    const etag = first.headers.get('etag') ?? '';
    expect((await api.send('/api/products', { headers: { 'if-none-match': etag } })).status).toBe(304);
    await api.services.pool.query("UPDATE products SET price_cents = 451 WHERE slug = 'magnet-carre-5x5'");
    const deadline = performance.now() + 15_000;
    let again = await api.send('/api/products', { headers: { 'if-none-match': etag } });
    while (again.status === 304 && performance.now() < deadline) {
      again = await api.send('/api/products', { headers: { 'if-none-match': etag } });
    }
    expect(again.status).toBe(200);
  });

  it('finds no product by a wrong slug, a wrong id or an invalid id', async () => {
    expect(await api.send('/api/products/slug/inconnu')).toMatchObject({
      status: 404,
      body: { code: 'PRODUCT_NOT_FOUND', message: 'Produit introuvable' },
    });
    await expect(
      api.visitor(getProduct, { params: { id: '01a1f7b6-0860-7d86-b4f2-a4984d5cb4b3' } }),
    ).rejects.toMatchObject({ status: 404, code: 'PRODUCT_NOT_FOUND' });
    expect(await api.send('/api/products/42')).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  });

  it('shows no hidden product by any address', async () => {
    expect((await api.send('/api/products/slug/magnet-edition-noel')).status).toBe(404);
  });

  it('serves its pictures in three formats, for ever', async () => {
    const { pictures } = await api.visitor(getProductBySlug, { params: { slug: 'magnet-carre-5x5' } });
    const base = pictures[0]?.base;
    for (const [file, type] of [
      ['320.avif', 'image/avif'],
      ['640.webp', 'image/webp'],
      ['960.jpg', 'image/jpeg'],
    ]) {
      const { status, headers } = await api.send(`${base}-${file}`);
      expect({ status, type: headers.get('content-type') }).toEqual({ status: 200, type });
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
    expect((await api.send(`${base}-641.jpg`)).status).toBe(404);
    expect((await api.send('/uploads/catalogue/..%2f..%2fsecrets.json')).status).toBe(404);
  });
});
