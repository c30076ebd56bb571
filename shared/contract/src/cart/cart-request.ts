import * as z from 'zod/mini';

const cartPhotoSchema = z.object({
  /** The cropped picture as the cart shows it. It is never printed. */
  preview: z.instanceof(Blob),
  /** The crop of the original (`Recipe` of the print package), as JSON. The server renders the print from it. */
  recipe: z.record(z.string(), z.json()),
  /** The id of the uploaded original, or a local key while the upload is running. */
  photoId: z.string().check(z.minLength(1), z.maxLength(100)),
  copies: z.int().check(z.minimum(1), z.maximum(999)),
  quality: z.enum(['excellent', 'good', 'soft', 'poor']),
  widthMm: z.number().check(z.positive()),
  heightMm: z.number().check(z.positive()),
  /** The shape of the cut. Default: a rectangle. */
  shape: z.optional(z.enum(['rectangle', 'round', 'heart'])),
});

const fields = z.object({
  /** The line's id, chosen by the caller. A second request with the same id replaces the photos of that line. */
  lineId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  productId: z.string().check(z.minLength(1)),
  variantId: z.optional(z.string()),
  bundleId: z.optional(z.string()),
  unitPriceCents: z.int().check(z.minimum(0)),
  /** Empty for a product without photos. */
  photos: z.array(cartPhotoSchema).check(z.maxLength(999)),
  /** Only for a product without photos. Otherwise the quantity is the sum of the copies. */
  quantity: z.optional(z.int().check(z.minimum(1), z.maximum(999))),
});

/**
 * Cropped photos, or a product without photos, to add to the cart. Unknown fields of later versions are dropped, not
 * refused.
 */
export const cartRequestSchema = fields.check(
  z.refine(({ photos, quantity }) => photos.length > 0 || quantity !== undefined, { error: 'photos or a quantity' }),
);

export type CartRequest = z.infer<typeof cartRequestSchema>;
export type CartPhoto = CartRequest['photos'][number];

export interface CartAnswer {
  /** False when the cart could not save the request. The cart has already shown the reason to the visitor. */
  readonly isAdded: boolean;
  /** True if the cart shows the visitor what was added. Then the caller says nothing. */
  readonly isShown?: boolean;
}
