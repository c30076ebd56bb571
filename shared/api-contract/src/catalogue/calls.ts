import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { listedProductSchema } from './admin-list-schemas.ts';
import type { productCostSchema } from './cost-schemas.ts';
import type { catalogueShapes } from './endpoints.ts';
import type {
  bundleSchema,
  categorySchema,
  optionSchema,
  pictureSchema,
  printProfileSchema,
  productCardSchema,
  productSchema,
  variantSchema,
} from './schemas.ts';
import type { facetsSchema, productSearchSchema, productTileSchema, suggestionsSchema } from './search-schemas.ts';

type Table = typeof catalogueShapes;

export type Product = z.output<typeof productSchema>;
export type ListedProduct = z.output<typeof listedProductSchema>;
export type ProductCard = z.output<typeof productCardSchema>;
export type ProductTile = z.output<typeof productTileSchema>;
export type ProductFacets = z.output<typeof facetsSchema>;
export type ProductSearch = z.output<typeof productSearchSchema>;
export type ProductSuggestions = z.output<typeof suggestionsSchema>;
export type Category = z.output<typeof categorySchema>;
export type Variant = z.output<typeof variantSchema>;
export type VariantOption = z.output<typeof optionSchema>;
export type Bundle = z.output<typeof bundleSchema>;
export type Picture = z.output<typeof pictureSchema>;
export type ProductCost = z.output<typeof productCostSchema>;
export type PrintProfile = z.output<typeof printProfileSchema>;

export const listCategories = call<Table['listCategories']>('GET', '/api/categories');
export const createCategory = call<Table['createCategory']>('POST', '/api/categories');
export const updateCategory = call<Table['updateCategory']>('PUT', '/api/categories/:id');
export const deleteCategory = call<Table['deleteCategory']>('DELETE', '/api/categories/:id');
export const moveCategoryUp = call<Table['moveCategoryUp']>('POST', '/api/categories/:id/move-up');
export const moveCategoryDown = call<Table['moveCategoryDown']>('POST', '/api/categories/:id/move-down');
export const listCategoryProducts = call<Table['listCategoryProducts']>('GET', '/api/categories/:id/products');
export const listAllCategories = call<Table['listAllCategories']>('GET', '/api/admin/categories');
export const reorderCategories = call<Table['reorderCategories']>('PUT', '/api/admin/categories/order');
export const listProducts = call<Table['listProducts']>('GET', '/api/products');
export const listMarketProducts = call<Table['listMarketProducts']>('GET', '/api/products/market');
export const listMagnets = call<Table['listMagnets']>('GET', '/api/products/magnets');
export const listMarketMagnets = call<Table['listMarketMagnets']>('GET', '/api/products/magnets/market');
export const searchProducts = call<Table['searchProducts']>('GET', '/api/products/search');
export const suggestProducts = call<Table['suggestProducts']>('GET', '/api/products/suggestions');
export const listProductPaths = call<Table['listProductPaths']>('GET', '/api/products/paths');
export const listSitemapProducts = call<Table['listSitemapProducts']>('GET', '/api/products/sitemap');
export const listSimilarProducts = call<Table['listSimilarProducts']>('GET', '/api/products/:id/similar');
export const getProduct = call<Table['getProduct']>('GET', '/api/products/:id');
export const getProductBySlug = call<Table['getProductBySlug']>('GET', '/api/products/slug/:slug');
export const createProduct = call<Table['createProduct']>('POST', '/api/products');
export const updateProduct = call<Table['updateProduct']>('PUT', '/api/products/:id');
export const deleteProduct = call<Table['deleteProduct']>('DELETE', '/api/products/:id');
export const restoreProduct = call<Table['restoreProduct']>('POST', '/api/admin/products/:id/restore');
export const duplicateProduct = call<Table['duplicateProduct']>('POST', '/api/products/:id/duplicate');
export const listProductCosts = call<Table['listProductCosts']>('GET', '/api/admin/products/:id/costs');
export const setProductCost = call<Table['setProductCost']>('PUT', '/api/admin/products/:id/costs');
export const listPrintProfiles = call<Table['listPrintProfiles']>('GET', '/api/print-profiles');
export const listAllProducts = call<Table['listAllProducts']>('GET', '/api/admin/products');
export const getAnyProduct = call<Table['getAnyProduct']>('GET', '/api/admin/products/:id');
export const changeStock = call<Table['changeStock']>('POST', '/api/admin/stock');
export const listStockMovements = call<Table['listStockMovements']>('GET', '/api/admin/products/:id/stock-movements');
export const listVariants = call<Table['listVariants']>('GET', '/api/product-variants/:productId');
export const createVariant = call<Table['createVariant']>('POST', '/api/product-variants/:productId');
export const updateVariant = call<Table['updateVariant']>('PUT', '/api/product-variants/:id');
export const deleteVariant = call<Table['deleteVariant']>('DELETE', '/api/product-variants/:id');
export const listOptions = call<Table['listOptions']>('GET', '/api/variant-options');
export const createOption = call<Table['createOption']>('POST', '/api/variant-options');
export const updateOption = call<Table['updateOption']>('PUT', '/api/variant-options/:id');
export const deleteOption = call<Table['deleteOption']>('DELETE', '/api/variant-options/:id');
export const listProductImages = call<Table['listProductImages']>('GET', '/api/product-images/:productId');
export const addProductImage = call<Table['addProductImage']>('POST', '/api/product-images/:productId');
export const addProductImages = call<Table['addProductImages']>('POST', '/api/product-images/:productId/multiple');
export const deleteProductImage = call<Table['deleteProductImage']>('DELETE', '/api/product-images/:id');
export const reorderProductImages = call<Table['reorderProductImages']>('PUT', '/api/product-images/reorder');
export const describeProductImage = call<Table['describeProductImage']>('PUT', '/api/product-images/:id');
export const listBundles = call<Table['listBundles']>('GET', '/api/product-bundles/:productId');
export const createBundle = call<Table['createBundle']>('POST', '/api/product-bundles/:productId');
export const getBundle = call<Table['getBundle']>('GET', '/api/product-bundles/bundle/:id');
export const updateBundle = call<Table['updateBundle']>('PUT', '/api/product-bundles/:id');
export const deleteBundle = call<Table['deleteBundle']>('DELETE', '/api/product-bundles/:id');
export const deleteProductBundles = call<Table['deleteProductBundles']>(
  'DELETE',
  '/api/product-bundles/product/:productId',
);
export const listActiveBundles = call<Table['listActiveBundles']>('GET', '/api/product-bundles/active');
export const listFeaturedBundles = call<Table['listFeaturedBundles']>('GET', '/api/product-bundles/featured');
export const createPrintProfile = call<Table['createPrintProfile']>('POST', '/api/print-profiles');
export const updatePrintProfile = call<Table['updatePrintProfile']>('PUT', '/api/print-profiles/:id');
export const deletePrintProfile = call<Table['deletePrintProfile']>('DELETE', '/api/print-profiles/:id');
