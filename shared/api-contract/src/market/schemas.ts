import { z } from 'zod';
import { id, line, localised, slug, timestamp } from '../core/wire.ts';

export const marketEventSchema = z
  .object({
    id,
    slug,
    name: z.string(),
    description: z.string(),
    place: z.string(),
    address: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    startsAt: timestamp,
    endsAt: timestamp,
    isPast: z.boolean(),
    isPublished: z.boolean(),
    version: z.int(),
    translations: z.object({ name: localised(160), description: localised(4000).nullable() }).optional(),
  })
  .meta({ id: 'MarketEvent' });

const fields = {
  name: z.union([line(160), localised(160)]),
  description: z.union([line(4000), localised(4000)]).nullable(),
  place: line(160),
  address: line(300),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  startsAt: timestamp,
  endsAt: timestamp,
  isPublished: z.boolean(),
};
export const marketEventWriteSchema = z.strictObject({
  ...fields,
  description: fields.description.default(null),
  latitude: fields.latitude.default(null),
  longitude: fields.longitude.default(null),
  isPublished: z.boolean().default(true),
});
export const marketEventUpdateSchema = z.strictObject(fields).partial().extend({ version: z.int().optional() });

export const marketStockSchema = z
  .object({
    owner: z.enum(['product', 'variant', 'bundle']),
    ownerId: id,
    productId: id,
    name: z.string(),
    stock: z.int(),
  })
  .meta({ id: 'MarketStock' });

export const transferSchema = z.strictObject({
  eventId: id,
  owner: z.enum(['product', 'variant', 'bundle']),
  id,
  /** Positive: from the workshop to the market. Negative: back to the workshop. */
  quantity: z.int().min(-100_000).max(100_000),
  note: z.string().trim().max(300).optional(),
});
