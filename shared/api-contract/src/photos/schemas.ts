import { z } from 'zod';
import { id, timestamp } from '../core/wire.ts';

export const photoSchema = z
  .object({
    id,
    fileName: z.string(),
    /** The size after EXIF orientation is applied. Crop recipes use these pixels. */
    width: z.int(),
    height: z.int(),
    sha256: z.string(),
    previewUrl: z.string(),
    createdAt: timestamp,
  })
  .meta({ id: 'Photo' });

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A photo that is found by the SHA-256 of its bytes need not be uploaded again. */
export const photoListQuery = z.object({
  sha256: z.union([sha256, z.array(sha256).max(100)]).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
});
export const photoPageSchema = z.object({ items: z.array(photoSchema), next: z.string().nullable() });
