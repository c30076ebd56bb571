import { z } from 'zod';
import { shapeTable } from '../core/endpoint.ts';
import { id, idParams, languageQuery, localeCode, message } from '../core/wire.ts';
import { bundleCreateSchema, bundleSchema, bundleUpdateSchema } from './schemas.ts';

const ofProduct = z.object({ productId: id });
const readQuery = languageQuery.extend({ with: z.enum(['translations']).optional() });

export const bundleShapes = shapeTable({
  listBundles: {
    access: 'public',
    summary: 'Bundles of a product',
    params: ofProduct,
    query: readQuery,
    response: z.array(bundleSchema),
  },
  createBundle: {
    access: 'catalogue:change',
    summary: 'Add a bundle',
    params: ofProduct,
    body: bundleCreateSchema,
    status: 201,
    response: bundleSchema,
  },
  getBundle: {
    access: 'public',
    summary: 'A bundle',
    params: idParams,
    query: readQuery,
    response: bundleSchema,
  },
  updateBundle: {
    access: 'catalogue:change',
    summary: 'Change a bundle',
    params: idParams,
    body: bundleUpdateSchema,
    response: bundleSchema,
  },
  deleteBundle: {
    access: 'catalogue:all',
    summary: 'Delete a bundle',
    params: idParams,
    response: message,
  },
  deleteProductBundles: {
    access: 'catalogue:all',
    summary: 'Delete all bundles of a product',
    params: ofProduct,
    response: message,
  },
  listActiveBundles: {
    access: 'public',
    summary: 'Bundles on sale',
    query: z.object({ lang: localeCode.optional() }),
    response: z.array(bundleSchema),
  },
  listFeaturedBundles: {
    access: 'public',
    summary: 'Featured bundles on sale',
    query: languageQuery,
    response: z.array(bundleSchema),
  },
});
