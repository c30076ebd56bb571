import { listProducts } from '@aimante/api-contract/catalogue';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../../testing/platform/start-test-api.ts';

describe('a shop with a thousand products', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ seed: true });
    await api.services.pool.query(`
      INSERT INTO products (id, slug, category_id, price_cents, position)
        SELECT gen_random_uuid(), 'p-' || n, (SELECT id FROM categories LIMIT 1), n, 100 + n FROM generate_series(1, 1000) n;
      INSERT INTO product_translations (product_id, locale, name) SELECT id, 'fr', slug FROM products WHERE slug LIKE 'p-%';
      INSERT INTO product_images (id, product_id, picture_id, position)
        SELECT gen_random_uuid(), p.id, (SELECT id FROM pictures LIMIT 1), 0 FROM products p WHERE p.slug LIKE 'p-%'`);
  }, 120_000);
  afterAll(() => api.close());

  it('lists them with at most three statements, and with none while nothing changes', async () => {
    api.statements.length = 0;
    expect(await api.visitor(listProducts)).toHaveLength(1000);
    expect(api.statements.length).toBeLessThanOrEqual(3);
    // Notifications of the rows above may still be pending.
    const deadline = performance.now() + 20_000;
    do {
      api.statements.length = 0;
      expect(await api.visitor(listProducts)).toHaveLength(1000);
    } while (api.statements.length > 0 && performance.now() < deadline);
    expect(api.statements).toEqual([]);
  });

  it('says where the rest begins', async () => {
    const { headers } = await api.send('/api/products');
    expect(headers.get('x-next-cursor')).not.toBeNull();
  });
});
