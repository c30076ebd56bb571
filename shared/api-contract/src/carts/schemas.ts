import { z } from 'zod';
import { giftSchema } from '../checkout/schemas.ts';
import { cents, id, line } from '../core/wire.ts';

/** Bytes of one call. A line has a preview of each photo. */
export const cartBytes = 8 * 1024 * 1024;

const savedPhotoSchema = z.strictObject({
  /** What the customer saw. It is never printed. */
  preview: z
    .string()
    .max(2_000_000)
    .regex(/^data:image\/(?:jpeg|png|webp|avif|gif);base64,/),
  copies: z.int().min(1).max(999),
  /** Null in a cart of the plain format. */
  print: z
    .strictObject({
      photoId: line(100),
      recipe: z.record(z.string(), z.unknown()),
      quality: z.enum(['excellent', 'good', 'soft', 'poor']),
      widthMm: z.number().positive(),
      heightMm: z.number().positive(),
      shape: z.enum(['rectangle', 'round', 'heart']).optional(),
    })
    .nullable(),
});

export const savedLineSchema = z
  .strictObject({
    lineId: line(64),
    productId: line(64),
    variantId: line(64).nullable(),
    bundleId: line(64).nullable(),
    unitPriceCents: cents,
    quantity: z.int().min(1).max(999),
    photos: z.array(savedPhotoSchema).max(999),
  })
  .meta({ id: 'SavedCartLine' });

/** What concerns the whole cart. */
export const cartChoicesSchema = z
  .strictObject({
    coupon: z
      .strictObject({
        code: line(40),
        type: z.enum(['percentage', 'fixed']),
        value: z.number().min(0),
        minimumCents: cents,
      })
      .nullable(),
    gift: giftSchema.nullable(),
    usesPoints: z.boolean(),
  })
  .meta({ id: 'CartChoices' });

/** How long ago a device made the change, by its own clock. Null: unknown, so any other change is later. */
const agoMs = z.int().min(0).nullable();

/** A cart without anything about a person: a gift has no message here. */
export const sharedCartSchema = z
  .strictObject({
    lines: z.array(savedLineSchema).min(1).max(100),
    coupon: cartChoicesSchema.shape.coupon,
    isGiftWrapped: z.boolean(),
  })
  .meta({ id: 'SharedCart' });

export const cartSyncSchema = z.strictObject({
  /** The cart and the version that this device knows. Null: none. */
  cartId: id.nullable(),
  version: z.int().min(0),
  /** Used for a new cart. Any other keeps its own. */
  checkoutId: id,
  changed: z.array(z.strictObject({ line: savedLineSchema, agoMs })).max(100),
  removed: z.array(z.strictObject({ lineId: line(64), agoMs })).max(500),
  choices: z.strictObject({ value: cartChoicesSchema, agoMs }).nullable(),
});

export const syncedCartSchema = z
  .object({
    cartId: id,
    version: z.int(),
    checkoutId: id,
    /** The id under which the cart was ordered last. */
    lastCheckoutId: id.nullable(),
    /** True if the device named another cart: it has to send all its lines. Nothing was changed. */
    isOther: z.boolean(),
    /** Lines that the device does not know in this form. Null: removed. */
    lines: z.array(z.object({ lineId: z.string(), line: savedLineSchema.nullable() })),
    /** Null: unchanged since the version of the device. */
    choices: cartChoicesSchema.nullable(),
  })
  .meta({ id: 'SyncedCart' });
