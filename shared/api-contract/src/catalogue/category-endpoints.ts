import { z } from 'zod';
import { shapeTable } from '../core/endpoint.ts';
import { id, idParams, languageQuery, message } from '../core/wire.ts';
import { categorySchema, categoryUpdateSchema, categoryWriteSchema, productCardSchema } from './schemas.ts';

const cards = z.array(productCardSchema);
const readQuery = languageQuery.extend({ with: z.enum(['translations']).optional() });

export const categoryShapes = shapeTable({
  listCategories: {
    access: 'public',
    summary: 'Categories, in the order of the shop',
    query: readQuery,
    response: z.array(categorySchema),
  },
  createCategory: {
    access: 'catalogue:change',
    summary: 'Add a category at the end',
    body: categoryWriteSchema,
    status: 201,
    response: categorySchema,
  },
  updateCategory: {
    access: 'catalogue:change',
    summary: 'Change a category',
    params: idParams,
    body: categoryUpdateSchema,
    response: categorySchema,
  },
  deleteCategory: {
    access: 'catalogue:all',
    summary: 'Delete a category. Its products keep existing, without a category',
    params: idParams,
    response: message,
  },
  moveCategoryUp: {
    access: 'catalogue:change',
    summary: 'Swap a category with the previous one',
    params: idParams,
    response: z.array(categorySchema),
  },
  moveCategoryDown: {
    access: 'catalogue:change',
    summary: 'Swap a category with the next one',
    params: idParams,
    response: z.array(categorySchema),
  },
  listCategoryProducts: {
    access: 'public',
    summary: 'Products of a category',
    params: idParams,
    query: languageQuery,
    response: cards,
  },
  listAllCategories: {
    access: 'catalogue:read',
    summary: 'Categories, hidden ones too, with both languages',
    query: languageQuery,
    response: z.array(categorySchema),
  },
  reorderCategories: {
    access: 'catalogue:change',
    summary: 'Reorder all categories',
    body: z.strictObject({ ids: z.array(id).min(1).max(500) }),
    response: z.array(categorySchema),
  },
});
