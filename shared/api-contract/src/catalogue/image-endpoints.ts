import { z } from 'zod';
import { shapeTable } from '../core/endpoint.ts';
import { id, idParams, languageQuery, line, message, nothing } from '../core/wire.ts';
import { pictureSchema } from './schemas.ts';

const ofProduct = z.object({ productId: id });

export const imageShapes = shapeTable({
  listProductImages: {
    access: 'public',
    summary: 'Pictures of a product, in order',
    params: ofProduct,
    query: languageQuery,
    response: z.array(pictureSchema),
  },
  addProductImage: {
    access: 'catalogue:change',
    summary: 'Add a picture (multipart field `image`)',
    params: ofProduct,
    takes: 'multipart',
    status: 201,
    response: pictureSchema,
  },
  addProductImages: {
    access: 'catalogue:change',
    summary: 'Add several pictures (multipart field `images`)',
    params: ofProduct,
    takes: 'multipart',
    status: 201,
    response: z.array(pictureSchema),
  },
  deleteProductImage: {
    access: 'catalogue:all',
    summary: 'Remove a picture',
    params: idParams,
    response: message,
  },
  reorderProductImages: {
    access: 'catalogue:change',
    summary: 'Reorder the pictures of a product',
    body: z.strictObject({ productId: id, imageIds: z.array(id).min(1).max(100) }),
    response: z.array(pictureSchema),
  },
  describeProductImage: {
    access: 'catalogue:change',
    summary: 'Set the alternative text of a picture',
    params: idParams,
    body: z.strictObject({
      alt: z.union([line(300), z.strictObject({ fr: line(300), en: z.string().max(300).optional() })]),
    }),
    response: pictureSchema,
  },
  getPicture: {
    method: 'GET',
    path: '/uploads/catalogue/:file',
    access: 'public',
    summary: 'A picture file, immutable',
    params: z.object({ file: z.string().max(80) }),
    sends: 'file',
    response: nothing,
  },
});
