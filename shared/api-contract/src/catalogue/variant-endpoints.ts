import { z } from 'zod';
import { shapeTable } from '../core/endpoint.ts';
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

export const variantShapes = shapeTable({
  listVariants: {
    access: 'public',
    summary: 'Variants of a product, with their options',
    params: ofProduct,
    query: languageQuery,
    response: z.array(variantSchema),
  },
  createVariant: {
    access: 'catalogue:change',
    summary: 'Add a variant',
    params: ofProduct,
    body: variantCreateSchema,
    status: 201,
    response: variantSchema,
  },
  updateVariant: {
    access: 'catalogue:change',
    summary: 'Change a variant',
    params: idParams,
    body: variantUpdateSchema,
    response: variantSchema,
  },
  deleteVariant: {
    access: 'catalogue:all',
    summary: 'Delete a variant',
    params: idParams,
    response: message,
  },
  listOptions: {
    access: 'public',
    summary: 'List the options of variants',
    query: readQuery,
    response: z.array(optionSchema),
  },
  createOption: {
    access: 'catalogue:change',
    summary: 'Add an option',
    body: optionWriteSchema,
    status: 201,
    response: optionSchema,
  },
  updateOption: {
    access: 'catalogue:change',
    summary: 'Change an option',
    params: idParams,
    body: optionUpdateSchema,
    response: optionSchema,
  },
  deleteOption: {
    access: 'catalogue:all',
    summary: 'Delete an option that no variant uses',
    params: idParams,
    response: message,
  },
});
