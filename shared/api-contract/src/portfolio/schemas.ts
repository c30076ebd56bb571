import { z } from 'zod';
import { pictureSchema } from '../catalogue/schemas.ts';
import { id, line, localised, slug, timestamp } from '../core/wire.ts';

export const portfolioCategorySchema = z
  .object({
    id,
    slug,
    name: z.string(),
    position: z.int(),
    projectCount: z.int(),
    version: z.int(),
    translations: z.object({ name: localised(120) }).optional(),
  })
  .meta({ id: 'PortfolioCategory' });

export const projectSchema = z
  .object({
    id,
    title: z.string(),
    description: z.string(),
    image_url: z.string().nullable(),
    images: z.array(pictureSchema),
    created_at: timestamp,
    is_visible: z.boolean(),
    is_featured: z.boolean(),
    category_slug: z.string(),
    category: z.object({ id, slug, name: z.string() }),
    client_consent_at: timestamp.nullable(),
    position: z.int(),
    version: z.int(),
    translations: z.object({ title: localised(160), description: localised(4000) }).optional(),
  })
  .meta({ id: 'PortfolioProject' });

export const projectWriteSchema = z.strictObject({
  title: z.union([line(160), localised(160)]),
  description: z.union([line(4000), localised(4000)]),
  category_id: id,
  is_visible: z.boolean().optional(),
  is_featured: z.boolean().optional(),
  client_consent_at: timestamp.nullable().optional(),
});
export const projectUpdateSchema = projectWriteSchema.partial().extend({ version: z.int().optional() });

export const portfolioCategoryWriteSchema = z.strictObject({
  name: z.union([line(120), localised(120)]),
  slug: slug.optional(),
  position: z.int().min(0).max(10_000).optional(),
});
export const portfolioCategoryUpdateSchema = portfolioCategoryWriteSchema
  .partial()
  .extend({ version: z.int().optional() });
