import { z } from 'zod';
import { cents, euros, id, line, localeCode, localised, optionalLine, slug, timestamp } from '../core/wire.ts';

export const pictureSchema = z
  .object({
    id,
    pictureUrl: z.string(),
    base: z.string(),
    width: z.int(),
    height: z.int(),
    widths: z.array(z.int()),
    colour: z.string(),
    alt: z.string(),
  })
  .meta({ id: 'Picture' });

export const categorySchema = z
  .object({
    id,
    slug,
    name: z.string(),
    description: z.string(),
    position: z.int(),
    isVisible: z.boolean(),
    productCount: z.int(),
    picture: pictureSchema.nullable(),
    version: z.int(),
    /** Both languages as entered. Present only in answers for the back office. */
    translations: z.object({ name: localised(120), description: localised(2000).nullable() }).optional(),
  })
  .meta({ id: 'Category' });

export const optionSchema = z
  .object({
    id,
    value: z.string(),
    groupName: z.string(),
    position: z.int(),
    version: z.int(),
    translations: z.object({ value: localised(80), groupName: localised(80) }).optional(),
  })
  .meta({ id: 'VariantOption' });

export const variantSchema = z
  .object({
    id,
    productId: id,
    price: euros.nullable(),
    priceCents: cents.nullable(),
    stock: z.int(),
    sku: z.string(),
    options: z.array(optionSchema.pick({ id: true, value: true, groupName: true })),
    version: z.int(),
  })
  .meta({ id: 'Variant' });

export const bundleSchema = z
  .object({
    id,
    product_id: id,
    name: z.string(),
    quantity: z.int(),
    bundle_price: euros,
    bundle_price_cents: cents,
    stock: z.int(),
    is_active: z.boolean(),
    is_featured: z.boolean(),
    version: z.int(),
    translations: z.object({ name: localised(120) }).optional(),
  })
  .meta({ id: 'Bundle' });

export const specsSchema = z
  .strictObject({
    dimensions: line(200).optional(),
    weight: line(200).optional(),
    material: line(200).optional(),
    force: line(200).optional(),
    temperature: line(200).optional(),
    coating: line(200).optional(),
    thickness: line(200).optional(),
    care: line(400).optional(),
    /** The safety notice. Without one, a magnet has the notice of the shop. */
    safety: line(400).optional(),
  })
  .meta({ id: 'ProductSpecs' });

export const magnetShape = z.enum(['rectangle', 'round', 'heart']);

export const printProfileSchema = z
  .object({
    id,
    name: z.string(),
    shape: magnetShape,
    bleedMm: z.number(),
    safeMm: z.number(),
    cornerRadiusMm: z.number(),
    minDpi: z.int(),
    /** The sheet profile that it requires. Null: any. */
    sheetProfileId: id.nullable(),
    version: z.int(),
  })
  .meta({ id: 'PrintProfile' });

/** Lengths in millimetres, as the die and the cutter use them. */
export const printProfileWriteSchema = z.strictObject({
  name: line(80),
  shape: magnetShape,
  bleedMm: z.number().min(0).max(20),
  safeMm: z.number().min(0).max(20),
  cornerRadiusMm: z.number().min(0).max(200),
  minDpi: z.int().min(72).max(600),
  sheetProfileId: id.nullable().optional(),
  /** Accepted from clients built before sheet profiles existed. It has no effect. */
  sheet: z.enum(['A4', 'A3', 'SRA3']).optional(),
});

const texts = z.strictObject({
  name: line(160),
  description: z.string().trim().max(1000).default(''),
  longDescription: z.string().max(50_000).default(''),
  material: optionalLine(200).default(null),
  specs: specsSchema.default({}),
  features: z.array(line(300)).max(30).default([]),
  applications: z.array(line(300)).max(30).default([]),
  seoTitle: optionalLine(120).default(null),
  seoDescription: optionalLine(320).default(null),
});

export const productSchema = z
  .object({
    id,
    slug,
    name: z.string(),
    description: z.string(),
    longDescription: z.string(),
    price: euros,
    priceCents: cents,
    imageUrl: z.string().nullable(),
    pictures: z.array(pictureSchema),
    categoryId: id.nullable(),
    category: z.object({ id, name: z.string(), description: z.string(), slug }).nullable(),
    stock: z.int(),
    featured: z.boolean(),
    isVisible: z.boolean(),
    isAvailableForMarket: z.boolean(),
    isPersonalised: z.boolean(),
    loyaltyPoints: z.int(),
    material: z.string().nullable(),
    dimensions: z.string().nullable(),
    weight: z.int().nullable(),
    magnetWidth: z.number().nullable(),
    magnetHeight: z.number().nullable(),
    /** The shape that is cut out of the sheet. Null without a print profile. */
    magnetShape: magnetShape.nullable(),
    specs: specsSchema,
    features: z.array(z.string()),
    applications: z.array(z.string()),
    variants: z.array(variantSchema),
    printProfile: printProfileSchema.nullable(),
    seoTitle: z.string().nullable(),
    seoDescription: z.string().nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
    version: z.int(),
    translations: z.object({ fr: texts, en: texts.optional() }).optional(),
  })
  .meta({ id: 'Product' });

/** The fields of a product card. The long texts of the product page are not in the lists. */
export const productCardSchema = productSchema
  .omit({ longDescription: true, printProfile: true, seoTitle: true, seoDescription: true, translations: true })
  .meta({ id: 'ProductCard' });

const facts = z.strictObject({
  slug: slug.optional(),
  price: euros,
  categoryId: id.nullable().default(null),
  printProfileId: id.nullable().default(null),
  stock: z.int().min(0).max(1_000_000).default(0),
  featured: z.boolean().default(false),
  isVisible: z.boolean().default(true),
  isAvailableForMarket: z.boolean().default(false),
  isPersonalised: z.boolean().default(true),
  loyaltyPoints: z.int().min(0).max(100_000).default(0),
  dimensions: optionalLine(120).default(null),
  weight: z.int().min(1).max(100_000).nullable().default(null),
  magnetWidth: z.number().min(5).max(400).nullable().default(null),
  magnetHeight: z.number().min(5).max(400).nullable().default(null),
});

const bothSizesOrNone = (product: {
  magnetWidth?: number | null | undefined;
  magnetHeight?: number | null | undefined;
}) => (product.magnetWidth == null) === (product.magnetHeight == null);

export const productCreateSchema = facts
  .extend({ ...texts.shape, translations: z.strictObject({ en: texts }).optional() })
  .refine(bothSizesOrNone, { path: ['magnetHeight'], error: 'width and height go together' });

/** No field has a default: an omitted field stays unchanged. `version` is the version that the caller has read. */
export const productUpdateSchema = z.strictObject({
  version: z.int().optional(),
  ...withoutDefaults(facts.shape),
  ...withoutDefaults(texts.shape),
  translations: z.strictObject({ en: texts.nullable() }).optional(),
});

export const categoryWriteSchema = z.strictObject({
  name: z.union([line(120), localised(120)]),
  description: z
    .union([z.string().trim().max(2000), localised(2000)])
    .nullable()
    .optional(),
  slug: slug.optional(),
  isVisible: z.boolean().optional(),
  pictureId: id.nullable().optional(),
});
export const categoryUpdateSchema = categoryWriteSchema.partial().extend({ version: z.int().optional() });

export const variantCreateSchema = z.strictObject({
  price: euros.nullable().default(null),
  stock: z.int().min(0).max(1_000_000).default(0),
  sku: line(64),
  optionIds: z.array(id).max(8).default([]),
});
export const variantUpdateSchema = z.strictObject({
  version: z.int().optional(),
  price: euros.nullable().optional(),
  stock: z.int().min(0).max(1_000_000).optional(),
  sku: line(64).optional(),
  optionIds: z.array(id).max(8).optional(),
});

export const optionWriteSchema = z.strictObject({
  value: z.union([line(80), localised(80)]),
  groupName: z.union([line(80), localised(80)]),
  position: z.int().min(0).max(10_000).optional(),
});
export const optionUpdateSchema = optionWriteSchema.partial().extend({ version: z.int().optional() });

export const bundleCreateSchema = z.strictObject({
  name: z.union([line(120), localised(120)]),
  quantity: z.int().min(1).max(999),
  bundle_price: euros,
  stock: z.int().min(0).max(1_000_000).default(0),
  is_active: z.boolean().default(true),
  is_featured: z.boolean().default(false),
});
export const bundleUpdateSchema = z.strictObject({
  version: z.int().optional(),
  name: z.union([line(120), localised(120)]).optional(),
  quantity: z.int().min(1).max(999).optional(),
  bundle_price: euros.optional(),
  stock: z.int().min(0).max(1_000_000).optional(),
  is_active: z.boolean().optional(),
  is_featured: z.boolean().optional(),
});

export const productListQuery = z.object({
  lang: localeCode.optional(),
  search: z.string().trim().max(120).optional(),
  category: z.string().max(120).optional(),
  /** Measures of the magnet in millimetres. */
  width: z.coerce.number().min(1).max(1000).optional(),
  height: z.coerce.number().min(1).max(1000).optional(),
  sort: z.enum(['position', 'price', '-price', 'name', '-createdAt']).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(1000).optional(),
});

type Bare<Shape> = {
  [K in keyof Shape]: z.ZodOptional<Shape[K] extends z.ZodDefault<infer Inner> ? Inner : Shape[K] & z.ZodType>;
};

function withoutDefaults<Shape extends z.ZodRawShape>(shape: Shape): Bare<Shape> {
  const bare = Object.entries(shape).map(([key, schema]) => [
    key,
    z.optional(schema instanceof z.ZodDefault ? schema.unwrap() : schema),
  ]);
  return Object.fromEntries(bare) as Bare<Shape>;
}
