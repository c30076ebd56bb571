import type { Client } from '@aimante/api-contract';
import {
  createBundle,
  createVariant,
  deleteProduct,
  getProductBySlug,
  listAllProducts,
  restoreProduct,
  updateProduct,
} from '@aimante/api-contract/catalogue';
import { getDashboard } from '@aimante/api-contract/operations';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { testCatalogue } from '../../../../testing/catalogue/catalogue.ts';
import type { TestApi } from '../../../../testing/platform/start-test-api.ts';

const catalogue = testCatalogue();
const { product } = catalogue;

describe('a deleted product', () => {
  let api: TestApi;
  let admin: Client;
  beforeAll(() => {
    ({ api, admin } = catalogue);
  });
  const deletedNamed = async (search: string) =>
    (await admin(listAllProducts, { query: { deleted: 'true', search } })).items;

  it('is found among the deleted ones, with its previous slug, and restored hidden', async () => {
    const made = await product({ name: 'Aimant retrouvé' });
    const params = { id: made.id };
    await admin(deleteProduct, { params });
    expect(await deletedNamed('retrouvé')).toEqual([
      expect.objectContaining({ id: made.id, slug: 'aimant-retrouve', deletedAt: expect.any(String) }),
    ]);
    const restored = await admin(restoreProduct, { params, body: {} });
    expect(restored).toMatchObject({ id: made.id, slug: 'aimant-retrouve', isVisible: false });
    expect(await deletedNamed('retrouvé')).toEqual([]);
    await admin(updateProduct, { params, body: { isVisible: true } });
    expect((await api.visitor(getProductBySlug, { params: { slug: 'aimant-retrouve' } })).id).toBe(made.id);
    await expect(admin(restoreProduct, { params, body: {} })).rejects.toMatchObject({ status: 404 });
  });

  it('keeps its successor’s slug free of a conflict: another slug is offered', async () => {
    const made = await product({ name: 'Aimant doublé' });
    await admin(deleteProduct, { params: { id: made.id } });
    const successor = await product({ name: 'Aimant doublé' });
    expect(successor.slug).toBe('aimant-double');
    const params = { id: made.id };
    await expect(admin(restoreProduct, { params, body: {} })).rejects.toMatchObject({
      code: 'SLUG_TAKEN',
      details: { slug: 'aimant-double', free: 'aimant-double-2' },
    });
    const restored = await admin(restoreProduct, { params, body: { slug: 'aimant-double-2' } });
    expect(restored.slug).toBe('aimant-double-2');
  });
});

describe('products out of stock', () => {
  let admin: Client;
  beforeAll(() => {
    ({ admin } = catalogue);
  });
  const outNow = async () => ({
    count: (await admin(getDashboard)).outOfStock,
    listed: (await admin(listAllProducts, { query: { stockBelow: 1, visible: 'true' } })).items.map(({ id, sold }) => [
      id,
      sold,
    ]),
  });

  it('are those of which a variant or an active bundle is sold out, on the dashboard and in the list', async () => {
    const before = await outNow();
    expect(before.count).toBe(before.listed.length);
    const plain = await product({ name: 'Plein', stock: 5 });
    const withVariants = await product({ name: 'À variantes', stock: 0 });
    const params = { productId: withVariants.id };
    await admin(createVariant, { params, body: { sku: 'V-PLEIN', stock: 4 } });
    expect((await outNow()).count).toBe(before.count);
    await admin(createVariant, { params, body: { sku: 'V-VIDE', stock: 0 } });
    await admin(createBundle, {
      params: { productId: plain.id },
      body: { name: 'Lot de 9', quantity: 9, bundle_price: 3, stock: 0 },
    });
    const after = await outNow();
    expect(after.count).toBe(before.count + 2);
    expect(Object.fromEntries(after.listed as [string, object][])).toMatchObject({
      [plain.id]: { units: 2, empty: 1, lowest: 0 },
      [withVariants.id]: { units: 2, empty: 1, lowest: 0 },
    });
  });
});
