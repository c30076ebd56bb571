import * as z from 'zod/mini';

const cartPhotoSchema = z.object({
  /** What the customer saw: shown in the cart. Never printed. */
  preview: z.instanceof(Blob),
  /** How the original is framed (`Recipe` of the print package), as JSON. The server renders the print from it. */
  recipe: z.record(z.string(), z.json()),
  /** The uploaded original, or the local key under which its upload is still on its way. */
  photoId: z.string().check(z.minLength(1), z.maxLength(100)),
  copies: z.int().check(z.minimum(1), z.maximum(999)),
  quality: z.enum(['excellent', 'good', 'soft', 'poor']),
  widthMm: z.number().check(z.positive()),
  heightMm: z.number().check(z.positive()),
  /** How the magnet is cut; a rectangle where nothing is said. */
  shape: z.optional(z.enum(['rectangle', 'round', 'heart'])),
});

const fields = z.object({
  /** The line's name, by whoever fills it. Given again, the photos take the place of those that the line held. */
  lineId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  productId: z.string().check(z.minLength(1)),
  variantId: z.optional(z.string()),
  bundleId: z.optional(z.string()),
  unitPriceCents: z.int().check(z.minimum(0)),
  /** None of a product that needs no photo. */
  photos: z.array(cartPhotoSchema).check(z.maxLength(999)),
  /** Of a product that needs no photo. With photos, their copies are the quantity. */
  quantity: z.optional(z.int().check(z.minimum(1), z.maximum(999))),
});

/** Cropped photos, or a product as it is, on the way into the cart. What a later version adds is left out, not refused. */
export const cartRequestSchema = fields.check(
  z.refine(({ photos, quantity }) => photos.length > 0 || quantity !== undefined, { error: 'photos or a quantity' }),
);

export type CartRequest = z.infer<typeof cartRequestSchema>;
export type CartPhoto = CartRequest['photos'][number];

export interface CartAnswer {
  /** False where the cart could not keep it: the cart has told the visitor why. */
  readonly isAdded: boolean;
}
