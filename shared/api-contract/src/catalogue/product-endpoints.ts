import { z } from 'zod';
import { shapeTable } from '../core/endpoint.ts';
import { idParams, languageQuery, message, slug } from '../core/wire.ts';
import { adminProductQuery, productPageSchema } from './admin-list-schemas.ts';
import {
  printProfileSchema,
  printProfileWriteSchema,
  productCardSchema,
  productCreateSchema,
  productListQuery,
  productSchema,
  productUpdateSchema,
} from './schemas.ts';
import {
  productPathsSchema,
  productSearchQuery,
  productSearchSchema,
  productTileSchema,
  sitemapProductsSchema,
  suggestionQuery,
  suggestionsSchema,
} from './search-schemas.ts';
import { stockChangeSchema, stockMovementSchema } from './stock-schemas.ts';

const cards = z.array(productCardSchema);
const readQuery = languageQuery.extend({ with: z.enum(['translations']).optional() });

export const productShapes = shapeTable({
  listProducts: {
    access: 'public',
    summary: 'Products of the shop',
    query: productListQuery,
    response: cards,
  },
  listMarketProducts: {
    access: 'public',
    summary: 'Products sold on markets',
    query: productListQuery,
    response: cards,
  },
  listMagnets: {
    access: 'public',
    summary: 'Products that can be customised',
    query: productListQuery,
    response: cards,
  },
  listMarketMagnets: {
    access: 'public',
    summary: 'Products that can be customised, sold on markets',
    query: productListQuery,
    response: cards,
  },
  searchProducts: {
    access: 'public',
    summary: 'A page of the catalogue for a search and filters, with the number of products of each filter',
    query: productSearchQuery,
    response: productSearchSchema,
  },
  suggestProducts: {
    access: 'public',
    summary: 'The first products for the beginning of a search',
    query: suggestionQuery,
    response: suggestionsSchema,
  },
  listProductPaths: {
    access: 'public',
    summary: 'The slugs of all products on sale',
    response: productPathsSchema,
  },
  listSitemapProducts: {
    access: 'public',
    summary: 'All products on sale, with their last change and their pictures, for the sitemap',
    response: sitemapProductsSchema,
  },
  listSimilarProducts: {
    access: 'public',
    summary: 'Other products of the same category, featured ones first',
    params: idParams,
    query: languageQuery,
    response: z.array(productTileSchema),
  },
  getProduct: {
    access: 'public',
    summary: 'A product by its id',
    params: idParams,
    query: readQuery,
    response: productSchema,
  },
  getProductBySlug: {
    access: 'public',
    summary: 'A product by its slug',
    params: z.object({ slug }),
    query: readQuery,
    response: productSchema,
  },
  createProduct: {
    access: 'catalogue:change',
    summary: 'Add a product',
    body: productCreateSchema,
    status: 201,
    response: productSchema,
  },
  updateProduct: {
    access: 'catalogue:change',
    summary: 'Change a product',
    params: idParams,
    body: productUpdateSchema,
    response: productSchema,
  },
  deleteProduct: {
    access: 'catalogue:all',
    summary: 'Delete a product. It can be restored',
    params: idParams,
    response: message,
  },
  restoreProduct: {
    access: 'catalogue:all',
    summary: 'Restore a deleted product as hidden',
    params: idParams,
    // Without a slug, the product gets back the one that it had before the deletion.
    body: z.strictObject({ slug: slug.optional() }),
    response: productSchema,
  },
  duplicateProduct: {
    access: 'catalogue:change',
    summary: 'Duplicate a product as hidden and without stock',
    params: idParams,
    status: 201,
    response: productSchema,
  },
  createPrintProfile: {
    access: 'catalogue:change',
    summary: 'Add a print profile',
    body: printProfileWriteSchema,
    status: 201,
    response: printProfileSchema,
  },
  updatePrintProfile: {
    access: 'catalogue:change',
    summary: 'Change a print profile. Existing orders keep the old one',
    params: idParams,
    body: printProfileWriteSchema.partial().extend({ version: z.int().optional() }),
    response: printProfileSchema,
  },
  deletePrintProfile: {
    access: 'catalogue:all',
    summary: 'Delete a print profile that no product uses',
    params: idParams,
    response: message,
  },
  listPrintProfiles: {
    access: 'catalogue:read',
    summary: 'Print profiles',
    response: z.array(printProfileSchema),
  },
  listAllProducts: {
    access: 'catalogue:read',
    summary: 'Products, hidden ones too, a page at a time',
    query: adminProductQuery,
    response: productPageSchema,
  },
  getAnyProduct: {
    access: 'catalogue:read',
    summary: 'A product, hidden or not, with both languages as written',
    params: idParams,
    query: languageQuery,
    response: productSchema,
  },
  changeStock: {
    access: 'catalogue:change',
    summary: 'Add to a stock or take from it, with a reason',
    body: stockChangeSchema,
    response: z.object({ stock: z.int() }),
  },
  listStockMovements: {
    access: 'catalogue:read',
    summary: 'Stock movements of a product, its variants and bundles',
    params: idParams,
    response: z.array(stockMovementSchema),
  },
});
