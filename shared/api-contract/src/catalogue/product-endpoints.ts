import { z } from 'zod';
import { endpointTable } from '../core/endpoint.ts';
import { idParams, languageQuery, message, slug } from '../core/wire.ts';
import {
  printProfileSchema,
  productCardSchema,
  productCreateSchema,
  productListQuery,
  productSchema,
  productUpdateSchema,
} from './schemas.ts';

const cards = z.array(productCardSchema);
const readQuery = languageQuery.extend({ with: z.enum(['translations']).optional() });

export const productEndpoints = endpointTable({
  listProducts: {
    method: 'GET',
    path: '/api/products',
    access: 'public',
    summary: 'Products of the shop',
    query: productListQuery,
    response: cards,
  },
  listMarketProducts: {
    method: 'GET',
    path: '/api/products/market',
    access: 'public',
    summary: 'Products sold on markets',
    query: productListQuery,
    response: cards,
  },
  listMagnets: {
    method: 'GET',
    path: '/api/products/magnets',
    access: 'public',
    summary: 'Products that can be customised',
    query: productListQuery,
    response: cards,
  },
  listMarketMagnets: {
    method: 'GET',
    path: '/api/products/magnets/market',
    access: 'public',
    summary: 'Products that can be customised, sold on markets',
    query: productListQuery,
    response: cards,
  },
  getProduct: {
    method: 'GET',
    path: '/api/products/:id',
    access: 'public',
    summary: 'A product by its id',
    params: idParams,
    query: readQuery,
    response: productSchema,
  },
  getProductBySlug: {
    method: 'GET',
    path: '/api/products/slug/:slug',
    access: 'public',
    summary: 'A product by its slug',
    params: z.object({ slug }),
    query: readQuery,
    response: productSchema,
  },
  createProduct: {
    method: 'POST',
    path: '/api/products',
    access: 'admin',
    summary: 'Add a product',
    body: productCreateSchema,
    status: 201,
    response: productSchema,
  },
  updateProduct: {
    method: 'PUT',
    path: '/api/products/:id',
    access: 'admin',
    summary: 'Change a product',
    params: idParams,
    body: productUpdateSchema,
    response: productSchema,
  },
  deleteProduct: {
    method: 'DELETE',
    path: '/api/products/:id',
    access: 'admin',
    summary: 'Take a product out of the shop',
    params: idParams,
    response: message,
  },
  duplicateProduct: {
    method: 'POST',
    path: '/api/products/:id/duplicate',
    access: 'admin',
    summary: 'A hidden copy of a product, without stock',
    params: idParams,
    status: 201,
    response: productSchema,
  },
  listPrintProfiles: {
    method: 'GET',
    path: '/api/print-profiles',
    access: 'admin',
    summary: 'Print profiles',
    response: z.array(printProfileSchema),
  },
});
