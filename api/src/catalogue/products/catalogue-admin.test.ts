import type { Client } from '@aimante/api-contract';
import {
  createBundle,
  createCategory,
  createOption,
  createPrintProfile,
  createVariant,
  deleteBundle,
  deleteCategory,
  deleteOption,
  deletePrintProfile,
  deleteProductBundles,
  deleteVariant,
  getBundle,
  getProduct,
  listActiveBundles,
  listAllCategories,
  listBundles,
  listCategories,
  listCategoryProducts,
  listFeaturedBundles,
  listOptions,
  listPrintProfiles,
  listVariants,
  moveCategoryDown,
  moveCategoryUp,
  reorderCategories,
  updateBundle,
  updateCategory,
  updateOption,
  updatePrintProfile,
  updateProduct,
  updateVariant,
} from '@aimante/api-contract/catalogue';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { testCatalogue, unknownId } from '../../../testing/catalogue/catalogue.ts';
import type { TestApi } from '../../../testing/platform/start-test-api.ts';

const catalogue = testCatalogue();
const { product } = catalogue;

describe('the catalogue around its products, as an administrator keeps it', () => {
  let api: TestApi;
  let admin: Client;
  beforeAll(() => {
    ({ api, admin } = catalogue);
  });

  describe('categories', () => {
    it('are added at the end, moved, ordered and deleted without their products', async () => {
      const [a, b, c] = [
        await admin(createCategory, { body: { name: { fr: 'Aimants', en: 'Magnets' }, description: 'Tout' } }),
        await admin(createCategory, { body: { name: 'Boîtes' } }),
        await admin(createCategory, { body: { name: 'Cachée', isVisible: false } }),
      ];
      const slugs = async () => (await api.visitor(listCategories)).map(({ slug }) => slug);
      expect(await slugs()).toEqual(['aimants', 'boites']);
      await admin(moveCategoryUp, { params: { id: b.id } });
      expect(await slugs()).toEqual(['boites', 'aimants']);
      await admin(moveCategoryUp, { params: { id: b.id } });
      await admin(moveCategoryDown, { params: { id: b.id } });
      expect(await slugs()).toEqual(['aimants', 'boites']);
      await admin(reorderCategories, { body: { ids: [c.id, b.id, a.id] } });
      expect((await admin(listAllCategories)).map(({ id }) => id)).toEqual([c.id, b.id, a.id]);
      await expect(admin(reorderCategories, { body: { ids: [a.id] } })).rejects.toMatchObject({
        code: 'ORDER_INCOMPLETE',
      });

      const { id } = await product({ categoryId: a.id });
      const listed = await api.visitor(listCategoryProducts, { params: { id: a.id } });
      expect(listed.map((one) => one.id)).toEqual([id]);
      await admin(deleteCategory, { params: { id: a.id } });
      expect((await api.visitor(getProduct, { params: { id } })).categoryId).toBeNull();
      await expect(api.visitor(listCategoryProducts, { params: { id: a.id } })).rejects.toMatchObject({
        code: 'CATEGORY_NOT_FOUND',
      });
      await expect(api.visitor(listCategoryProducts, { params: { id: c.id } })).rejects.toMatchObject({ status: 404 });
    });

    it('change their French name and keep the English one', async () => {
      const { id } = await admin(createCategory, { body: { name: { fr: 'Fêtes', en: 'Parties' } } });
      const changed = await admin(updateCategory, { params: { id }, body: { name: 'Fêtes et joies', version: 1 } });
      expect(changed.translations?.name).toEqual({ fr: 'Fêtes et joies', en: 'Parties' });
      await expect(admin(updateCategory, { params: { id }, body: { version: 1 } })).rejects.toMatchObject({
        code: 'VERSION_CONFLICT',
      });
      await expect(admin(updateCategory, { params: { id: unknownId }, body: {} })).rejects.toMatchObject({
        status: 404,
      });
      await expect(admin(moveCategoryUp, { params: { id: unknownId } })).rejects.toMatchObject({ status: 404 });
    });

    it('keep their places when two administrators move them at once', async () => {
      const before = await admin(listAllCategories);
      await Promise.all(
        before.flatMap(({ id }) => [
          admin(moveCategoryUp, { params: { id } }),
          admin(moveCategoryDown, { params: { id } }),
        ]),
      );
      const after = await admin(listAllCategories);
      expect(new Set(after.map(({ id }) => id))).toEqual(new Set(before.map(({ id }) => id)));
      expect(new Set(after.map(({ position }) => position)).size).toBe(after.length);
    });
  });

  describe('variants and options', () => {
    it('are made, changed, combined and deleted', async () => {
      const { id: productId } = await product();
      const matt = await admin(createOption, { body: { value: { fr: 'Mat', en: 'Matt' }, groupName: 'Finition' } });
      const gloss = await admin(createOption, { body: { value: 'Brillant', groupName: 'Finition' } });
      await expect(admin(createOption, { body: { value: 'Mat', groupName: 'Finition' } })).rejects.toMatchObject({
        code: 'OPTION_EXISTS',
      });
      expect((await admin(updateOption, { params: { id: gloss.id }, body: { value: 'Satiné' } })).value).toBe('Satiné');
      expect((await api.visitor(listOptions)).map(({ value }) => value)).toEqual(['Mat', 'Satiné']);

      const params = { productId };
      const body = { sku: 'ETE-MAT', price: null, stock: 4, optionIds: [matt.id] };
      const variant = await admin(createVariant, { params, body });
      expect(variant).toMatchObject({ price: null, stock: 4, options: [{ value: 'Mat', groupName: 'Finition' }] });
      await expect(admin(createVariant, { params, body })).rejects.toMatchObject({ code: 'SKU_TAKEN' });
      await expect(admin(createVariant, { params, body: { sku: 'X', optionIds: [unknownId] } })).rejects.toMatchObject({
        code: 'OPTION_NOT_FOUND',
      });
      expect(await api.visitor(listVariants, { params })).toHaveLength(1);
      await expect(admin(deleteOption, { params: { id: matt.id } })).rejects.toMatchObject({ code: 'OPTION_USED' });

      const change = { price: 6.4, stock: 0, optionIds: [gloss.id], version: 1 };
      const changed = await admin(updateVariant, { params: { id: variant.id }, body: change });
      expect(changed).toMatchObject({ price: 6.4, stock: 0, options: [{ value: 'Satiné' }], version: 2 });
      await expect(admin(updateVariant, { params: { id: variant.id }, body: change })).rejects.toMatchObject({
        code: 'VERSION_CONFLICT',
      });
      await admin(deleteVariant, { params: { id: variant.id } });
      expect(await api.visitor(listVariants, { params })).toEqual([]);
      expect(await admin(deleteOption, { params: { id: matt.id } })).toHaveProperty('message');
      await expect(admin(deleteVariant, { params: { id: variant.id } })).rejects.toMatchObject({
        code: 'VARIANT_NOT_FOUND',
      });
      await expect(api.visitor(listVariants, { params: { productId: unknownId } })).rejects.toMatchObject({
        status: 404,
      });
    });
  });

  describe('print profiles', () => {
    it('are added, changed, given to a product and kept while it has them', async () => {
      const body = {
        name: 'Presse',
        shape: 'round',
        bleedMm: 3,
        safeMm: 3,
        cornerRadiusMm: 25,
        minDpi: 150,
      } as const;
      const profile = await admin(createPrintProfile, { body });
      expect(profile).toMatchObject(body);
      await expect(admin(createPrintProfile, { body })).rejects.toMatchObject({ code: 'ALREADY_EXISTS' });
      const params = { id: profile.id };
      expect(await admin(updatePrintProfile, { params, body: { shape: 'heart', bleedMm: 2.5 } })).toMatchObject({
        shape: 'heart',
        bleedMm: 2.5,
        safeMm: 3,
        version: 2,
      });
      await expect(
        admin(updatePrintProfile, { params, body: { bleedMm: 1, version: profile.version } }),
      ).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
      const { id } = await product({ printProfileId: profile.id });
      expect((await api.visitor(getProduct, { params: { id } })).printProfile).toMatchObject({
        name: 'Presse',
        bleedMm: 2.5,
      });
      await expect(admin(deletePrintProfile, { params })).rejects.toMatchObject({ code: 'STILL_USED' });
      await admin(updateProduct, { params: { id }, body: { printProfileId: null } });
      await admin(deletePrintProfile, { params });
      expect(await admin(listPrintProfiles)).toEqual([]);
      await expect(admin(updatePrintProfile, { params, body: {} })).rejects.toMatchObject({
        code: 'PRINT_PROFILE_NOT_FOUND',
      });
    });
  });

  describe('bundles', () => {
    it('are made, listed, put forward, changed and deleted', async () => {
      const { id: productId } = await product();
      const params = { productId };
      const body = {
        name: { fr: 'Lot de 9', en: 'Set of 9' },
        quantity: 9,
        bundle_price: 3.9,
        stock: 2,
        is_featured: true,
      };
      const bundle = await admin(createBundle, { params, body });
      expect(bundle).toMatchObject({
        product_id: productId,
        bundle_price: 3.9,
        bundle_price_cents: 390,
        is_active: true,
      });
      const idle = await admin(createBundle, { params, body: { ...body, quantity: 20, is_active: false } });
      const ids = (bundles: { id: string }[]) => bundles.map(({ id }) => id);
      expect(ids(await api.visitor(listBundles, { params }))).toEqual([bundle.id, idle.id]);
      expect(ids(await api.visitor(listActiveBundles))).toContain(bundle.id);
      expect(ids(await api.visitor(listFeaturedBundles))).not.toContain(idle.id);
      expect((await api.visitor(getBundle, { params: { id: bundle.id }, query: { lang: 'en' } })).name).toBe(
        'Set of 9',
      );
      const changed = await admin(updateBundle, { params: { id: bundle.id }, body: { bundle_price: 3.5, version: 1 } });
      expect(changed).toMatchObject({ bundle_price: 3.5, quantity: 9 });
      await admin(deleteBundle, { params: { id: bundle.id } });
      await expect(api.visitor(getBundle, { params: { id: bundle.id } })).rejects.toMatchObject({
        code: 'BUNDLE_NOT_FOUND',
      });
      await admin(deleteProductBundles, { params });
      expect(await api.visitor(listBundles, { params })).toEqual([]);
      await expect(admin(createBundle, { params, body: { ...body, quantity: 0 } })).rejects.toMatchObject({
        status: 400,
      });
      await expect(admin(deleteProductBundles, { params: { productId: unknownId } })).rejects.toMatchObject({
        status: 404,
      });
    });
  });
});
