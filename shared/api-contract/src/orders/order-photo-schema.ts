import { z } from 'zod';
import { id } from '../core/wire.ts';

export const orderPhotoSchema = z.object({
  id,
  photoId: id,
  copies: z.int(),
  /** The magnet as it is printed. Null: the photo is gone. */
  previewUrl: z.string().nullable(),
  review: z.enum(['waiting', 'approved', 'blocked']),
  reviewReason: z.string().nullable(),
  /** The printed resolution: pixels of the photo per inch of the magnet. Absent: not known. */
  dpi: z.int().optional(),
  /** Of a collage: the places of its photos, in millimetres from the top left of the cut. Absent: one photo. */
  cells: z.array(z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })).optional(),
  /** Whether the customer may ask to print a blocked photo as it is, and has done so. Absent: no. */
  canPrintAnyway: z.boolean().optional(),
  isPrintedAnyway: z.boolean().optional(),
});
