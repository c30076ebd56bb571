import { z } from 'zod';
import { id } from '../core/wire.ts';
import { orderPhotoInput } from './schemas.ts';

/** The browser chooses the `id` of each magnet, so a repeated call adds nothing. */
export const photosAddSchema = z.strictObject({
  photos: z.array(orderPhotoInput.extend({ id })).min(1).max(999),
});
