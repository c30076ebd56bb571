import type { Client } from '@aimante/api-contract';
import {
  changeStock,
  deleteProduct,
  duplicateProduct,
  getAnyProduct,
  getProduct,
  listAllProducts,
  listProducts,
  listStockMovements,
  updateProduct,
} from '@aimante/api-contract/catalogue';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { testCatalogue, unknownId } from '../../../../testing/catalogue/catalogue.ts';
import type { TestApi } from '../../../../testing/platform/start-test-api.ts';

const catalogue = testCatalogue();
const { product } = catalogue;

describe('the products as an administrator keeps them', () => {
  let api: TestApi;
  let admin: Client;
  beforeAll(() => {
    ({ api, admin } = catalogue);
  });

  describe('products', () => {
    it('takes a new one and shows it to visitors at once', async () => {
      const made = await product({ stock: 12, magnetWidth: 50, magnetHeight: 50 });
      expect(made).toMatchObject({ slug: 'magnet-d-ete', price: 4.5, priceCents: 450, stock: 12, version: 1 });
      expect((await api.visitor(listProducts)).map(({ id }) => id)).toContain(made.id);
      expect((await product()).slug).toBe('magnet-d-ete-2');
    });

    it('accepts several of one name at once', async () => {
      const made = await Promise.all(Array.from({ length: 8 }, () => product({ name: 'Magnet jumeau' })));
      expect(new Set(made.map(({ slug }) => slug)).size).toBe(8);
    });

    it('keeps both languages and falls back to French', async () => {
      const english = { name: 'Summer magnet', features: ['Holds well'] };
      const { id } = await product({
        features: ['Tient bien'],
        description: 'Au soleil',
        translations: { en: english },
      });
      const shown = await api.visitor(getProduct, { params: { id }, query: { lang: 'en', with: 'translations' } });
      expect(shown).toMatchObject({ name: 'Summer magnet', description: 'Au soleil', features: ['Holds well'] });
      expect(shown.translations?.en).toMatchObject({ name: 'Summer magnet', description: '' });
      await admin(updateProduct, { params: { id }, body: { translations: { en: null } } });
      expect((await api.visitor(getProduct, { params: { id }, query: { lang: 'en' } })).name).toBe('Magnet d’été');
    });

    it('takes everything dangerous out of a long description', async () => {
      const longDescription =
        '<h2 onclick="x()">Titre</h2><script>alert(1)</script><a href="javascript:x">a</a><img src=x onerror=x><p style="color:red">b</p>';
      const { id } = await product({ longDescription });
      expect((await api.visitor(getProduct, { params: { id } })).longDescription).toBe(
        '<h2>Titre</h2><a>a</a><p>b</p>',
      );
    });

    it('changes only the given fields, and refuses a concurrent change', async () => {
      const made = await product({ stock: 3, loyaltyPoints: 7 });
      const params = { id: made.id };
      const changed = await admin(updateProduct, { params, body: { price: 5.25, version: made.version } });
      expect(changed).toMatchObject({ price: 5.25, stock: 3, loyaltyPoints: 7, name: made.name, version: 2 });
      await expect(admin(updateProduct, { params, body: { price: 1, version: made.version } })).rejects.toMatchObject({
        status: 409,
        code: 'VERSION_CONFLICT',
        details: { current: { price: 5.25 } },
      });
    });

    it('refuses what makes no sense', async () => {
      const refusals = [
        { name: '' },
        { price: -1 },
        { price: 4.999 },
        { price: '4.5' },
        { magnetWidth: 50 },
        { stock: 1.5 },
        { id: unknownId },
        { priceCents: 1 },
        { slug: 'Pas un slug' },
      ];
      for (const more of refusals)
        await expect(product(more)).rejects.toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
      await expect(product({ categoryId: unknownId })).rejects.toMatchObject({
        status: 400,
        code: 'REFERENCE_UNKNOWN',
      });
      const { id, slug } = await product();
      await expect(product({ slug })).rejects.toMatchObject({ status: 409, code: 'SLUG_TAKEN' });
      await expect(admin(updateProduct, { params: { id }, body: { magnetWidth: 50 } })).rejects.toMatchObject({
        code: 'SIZE_INCOMPLETE',
      });
      await expect(admin(updateProduct, { params: { id: unknownId }, body: {} })).rejects.toMatchObject({
        status: 404,
      });
    });

    it('takes one out of the shop and frees its address', async () => {
      const { id, slug } = await product({ slug: 'a-retirer' });
      expect(await admin(deleteProduct, { params: { id } })).toEqual({ message: 'Suppression effectuée.' });
      await expect(api.visitor(getProduct, { params: { id } })).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
      await expect(admin(deleteProduct, { params: { id } })).rejects.toMatchObject({ status: 404 });
      expect((await product({ slug })).slug).toBe(slug);
    });

    it('makes a hidden copy without stock', async () => {
      const made = await product({ stock: 9, translations: { en: { name: 'Copy me' } } });
      const copy = await admin(duplicateProduct, { params: { id: made.id } });
      expect(copy).toMatchObject({
        isVisible: false,
        stock: 0,
        name: made.name,
        translations: { en: { name: 'Copy me' } },
      });
      await expect(api.visitor(getProduct, { params: { id: copy.id } })).rejects.toMatchObject({ status: 404 });
      expect((await admin(getAnyProduct, { params: { id: copy.id } })).id).toBe(copy.id);
    });

    it('lists hidden ones too, counted and filtered', async () => {
      await product({ name: 'Caché', isVisible: false, stock: 2 });
      const hidden = await admin(listAllProducts, { query: { visible: 'false', stockBelow: 3, search: 'caché' } });
      expect(hidden).toMatchObject({ total: 1, next: null, items: [{ name: 'Caché' }] });
      for (const search of ['CACHE', 'cache\u0301'])
        expect((await admin(listAllProducts, { query: { visible: 'false', search } })).total).toBe(1);
      const page = await admin(listAllProducts, { query: { limit: 1, sort: 'stock' } });
      expect(page.items).toHaveLength(1);
      expect(page.total).toBeGreaterThan(1);
      expect(page.next).not.toBeNull();
    });

    it('filters by category, selection and market', async () => {
      const { id } = await product({ name: 'Repère', featured: true, isAvailableForMarket: true, categoryId: null });
      const found = async (query: object) =>
        (await admin(listAllProducts, { query: { ...query, search: 'repère' } })).items.map((item) => item.id);
      expect(await found({ category: 'none', featured: 'true', market: 'true' })).toEqual([id]);
      expect(await found({ featured: 'false' })).toEqual([]);
      expect(await found({ market: 'false' })).toEqual([]);
    });

    it('audits every change', async () => {
      const { id } = await product();
      await admin(updateProduct, { params: { id }, body: { price: 9 } });
      const { rows } = await api.services.pool.query(
        'SELECT action, before, after FROM audit_log WHERE entity_id = $1 ORDER BY at DESC LIMIT 1',
        [id],
      );
      expect(rows[0]).toMatchObject({ action: 'product.update', before: { price: 4.5 }, after: { price: 9 } });
    });
  });

  describe('stock', () => {
    it('changes with a reason, never below the stock reserved for open orders', async () => {
      const { id } = await product({ stock: 5 });
      const change = { owner: 'product', id, reason: 'correction' } as const;
      expect(await admin(changeStock, { body: { ...change, delta: -2, note: 'Casse' } })).toEqual({ stock: 3 });
      await api.services.pool.query('UPDATE stocks SET held = 2 WHERE product_id = $1', [id]);
      await expect(admin(changeStock, { body: { ...change, delta: -2 } })).rejects.toMatchObject({
        code: 'STOCK_TOO_LOW',
        message: 'Il n’en reste que 1.',
      });
      await admin(updateProduct, { params: { id }, body: { stock: 10 } });
      const { rows } = await api.services.pool.query('SELECT on_hand, held FROM stocks WHERE product_id = $1', [id]);
      expect(rows).toEqual([{ on_hand: 12, held: 2 }]);
      const movements = await admin(listStockMovements, { params: { id } });
      expect(movements.map(({ delta }) => delta)).toEqual([9, -2, 5]);
      await expect(admin(changeStock, { body: { ...change, id: unknownId, delta: 1 } })).rejects.toMatchObject({
        status: 404,
      });
    });
  });
});
