import { z } from 'zod';
import { id, localeCode, timestamp } from '../core/wire.ts';
import { productCardSchema } from './schemas.ts';

export const adminProductQuery = z.object({
  search: z.string().trim().max(120).optional(),
  category: z.union([id, z.literal('none')]).optional(),
  visible: z.stringbool().optional(),
  featured: z.stringbool().optional(),
  market: z.stringbool().optional(),
  /** Products with a stock below this number: their own, one of a variant, or one of an active bundle. */
  stockBelow: z.coerce.number().int().min(0).optional(),
  /** Only the deleted products. */
  deleted: z.stringbool().optional(),
  sort: z.enum(['position', 'price', '-price', 'name', '-createdAt', 'stock']).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
  lang: localeCode.optional(),
});
export const listedProductSchema = productCardSchema
  .extend({
    /** The stocks that the product is sold from: how many there are, how many are empty, and the lowest. */
    sold: z.object({ units: z.int(), empty: z.int(), lowest: z.int() }),
    deletedAt: timestamp.nullable(),
  })
  .meta({ id: 'ListedProduct' });

export const productPageSchema = z.object({
  items: z.array(listedProductSchema),
  next: z.string().nullable(),
  total: z.int(),
});
