import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { photoShapes } from './endpoints.ts';
import type { photoPageSchema, photoSchema } from './schemas.ts';

type Table = typeof photoShapes;

export type Photo = z.output<typeof photoSchema>;
export type PhotoPage = z.output<typeof photoPageSchema>;

/** The upload address for tus clients. Metadata: `filename`. The last answer has the photo's id in `photoIdHeader`. */
export const uploadPath = '/api/uploads';
export const photoIdHeader = 'photo-id';
/** Answers the photo of a form as it will be printed. */
export const photoReadingPath = '/api/photos/reading';
/** The limits of a photo: bytes of the file, and pixels after decoding. */
export const photoLimits = { bytes: 25 * 1024 * 1024, pixels: 60_000_000 } as const;

export const listPhotos = call<Table['listPhotos']>('GET', '/api/photos');
export const getPhoto = call<Table['getPhoto']>('GET', '/api/photos/:id');
export const deletePhoto = call<Table['deletePhoto']>('DELETE', '/api/photos/:id');
