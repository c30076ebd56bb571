import { z } from 'zod';
import { endpointTable } from '../core/endpoint.ts';
import { id, idParams, languageQuery, localeCode, message } from '../core/wire.ts';
import { bundleCreateSchema, bundleSchema, bundleUpdateSchema } from './schemas.ts';

const ofProduct = z.object({ productId: id });
const readQuery = languageQuery.extend({ with: z.enum(['translations']).optional() });

export const bundleEndpoints = endpointTable({
  listBundles: {
    method: 'GET',
    path: '/api/product-bundles/:productId',
    access: 'public',
    summary: 'Bundles of a product',
    params: ofProduct,
    query: readQuery,
    response: z.array(bundleSchema),
  },
  createBundle: {
    method: 'POST',
    path: '/api/product-bundles/:productId',
    access: 'admin',
    summary: 'Add a bundle',
    params: ofProduct,
    body: bundleCreateSchema,
    status: 201,
    response: bundleSchema,
  },
  getBundle: {
    method: 'GET',
    path: '/api/product-bundles/bundle/:id',
    access: 'public',
    summary: 'A bundle',
    params: idParams,
    query: readQuery,
    response: bundleSchema,
  },
  updateBundle: {
    method: 'PUT',
    path: '/api/product-bundles/:id',
    access: 'admin',
    summary: 'Change a bundle',
    params: idParams,
    body: bundleUpdateSchema,
    response: bundleSchema,
  },
  deleteBundle: {
    method: 'DELETE',
    path: '/api/product-bundles/:id',
    access: 'admin',
    summary: 'Delete a bundle',
    params: idParams,
    response: message,
  },
  deleteProductBundles: {
    method: 'DELETE',
    path: '/api/product-bundles/product/:productId',
    access: 'admin',
    summary: 'Delete all bundles of a product',
    params: ofProduct,
    response: message,
  },
  listActiveBundles: {
    method: 'GET',
    path: '/api/product-bundles/active',
    access: 'public',
    summary: 'Bundles on sale',
    query: z.object({ lang: localeCode.optional() }),
    response: z.array(bundleSchema),
  },
  listFeaturedBundles: {
    method: 'GET',
    path: '/api/product-bundles/featured',
    access: 'public',
    summary: 'Bundles on sale that are put forward',
    query: languageQuery,
    response: z.array(bundleSchema),
  },
});
