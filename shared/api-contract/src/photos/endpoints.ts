import { z } from 'zod';
import { endpointTable, shapeTable } from '../core/endpoint.ts';
import { idParams, message, signedQuery } from '../core/wire.ts';
import * as calls from './calls.ts';
import { photoListQuery, photoPageSchema, photoSchema } from './schemas.ts';

/** The uploads themselves use tus 1.0 at `/api/uploads`. */
export const photoShapes = shapeTable({
  listPhotos: {
    access: 'optional',
    summary: 'Originals of this account or browser, newest first, optionally filtered by hash',
    query: photoListQuery,
    response: photoPageSchema,
  },
  getPhoto: {
    access: 'optional',
    summary: 'An original of the caller',
    params: idParams,
    response: photoSchema,
  },
  deletePhoto: {
    access: 'optional',
    summary: 'Delete an original that no order needs',
    params: idParams,
    response: message,
  },
  read: {
    method: 'POST',
    path: '/api/photos/reading',
    access: 'public',
    summary: 'Convert a photo to upright sRGB, for colours that browsers do not read reliably',
    takes: 'multipart',
    response: z.unknown(),
    sends: 'file',
    limit: { max: 600, per: 'hour' },
  },
  preview: {
    method: 'GET',
    path: '/api/photos/:id/preview',
    access: 'public',
    summary: 'A private photo by a short signed link, at most 1200 pixels a side',
    params: idParams,
    query: signedQuery,
    response: z.unknown(),
    sends: 'file',
  },
});

export const photoEndpoints = endpointTable(photoShapes, calls);
