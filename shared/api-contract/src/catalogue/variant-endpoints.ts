import { z } from 'zod';
import { endpointTable } from '../core/endpoint.ts';
import { id, idParams, languageQuery, message } from '../core/wire.ts';
import {
  optionSchema,
  optionUpdateSchema,
  optionWriteSchema,
  variantCreateSchema,
  variantSchema,
  variantUpdateSchema,
} from './schemas.ts';

const ofProduct = z.object({ productId: id });
const readQuery = languageQuery.extend({ with: z.enum(['translations']).optional() });

export const variantEndpoints = endpointTable({
  listVariants: {
    method: 'GET',
    path: '/api/product-variants/:productId',
    access: 'public',
    summary: 'Variants of a product, with their options',
    params: ofProduct,
    query: languageQuery,
    response: z.array(variantSchema),
  },
  createVariant: {
    method: 'POST',
    path: '/api/product-variants/:productId',
    access: 'admin',
    summary: 'Add a variant',
    params: ofProduct,
    body: variantCreateSchema,
    status: 201,
    response: variantSchema,
  },
  updateVariant: {
    method: 'PUT',
    path: '/api/product-variants/:id',
    access: 'admin',
    summary: 'Change a variant',
    params: idParams,
    body: variantUpdateSchema,
    response: variantSchema,
  },
  deleteVariant: {
    method: 'DELETE',
    path: '/api/product-variants/:id',
    access: 'admin',
    summary: 'Delete a variant',
    params: idParams,
    response: message,
  },
  listOptions: {
    method: 'GET',
    path: '/api/variant-options',
    access: 'public',
    summary: 'Options that variants are made of',
    query: readQuery,
    response: z.array(optionSchema),
  },
  createOption: {
    method: 'POST',
    path: '/api/variant-options',
    access: 'admin',
    summary: 'Add an option',
    body: optionWriteSchema,
    status: 201,
    response: optionSchema,
  },
  updateOption: {
    method: 'PUT',
    path: '/api/variant-options/:id',
    access: 'admin',
    summary: 'Change an option',
    params: idParams,
    body: optionUpdateSchema,
    response: optionSchema,
  },
  deleteOption: {
    method: 'DELETE',
    path: '/api/variant-options/:id',
    access: 'admin',
    summary: 'Delete an option that no variant uses',
    params: idParams,
    response: message,
  },
});
