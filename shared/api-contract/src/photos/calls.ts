import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { photoEndpoints } from './endpoints.ts';
import type { photoPageSchema, photoSchema } from './schemas.ts';

type Table = typeof photoEndpoints;

export type Photo = z.output<typeof photoSchema>;
export type PhotoPage = z.output<typeof photoPageSchema>;

/** Where a tus client uploads. Metadata: `filename`. The last answer carries the photo's id in `photoIdHeader`. */
export const uploadPath = '/api/uploads';
export const photoIdHeader = 'photo-id';
/** Answers the photo of a form as it is printed. */
export const photoReadingPath = '/api/photos/reading';
/** A photo's limits: bytes of the file, and pixels once decoded. */
export const photoLimits = { bytes: 25 * 1024 * 1024, pixels: 60_000_000 } as const;

export const listPhotos = call<Table['list']>('GET', '/api/photos');
export const getPhoto = call<Table['get']>('GET', '/api/photos/:id');
export const deletePhoto = call<Table['remove']>('DELETE', '/api/photos/:id');
