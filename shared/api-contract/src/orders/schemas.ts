import { orderStages, orderStatuses, paymentStatuses } from '@aimante/shop/order-states';
import { normalizeAddress } from '@aimante/shop/postal';
import { z } from 'zod';
import { magnetShape } from '../catalogue/schemas.ts';
import { cartLineSchema, couponCode, giftSchema, vatRuleCode } from '../checkout/schemas.ts';
import { cents, countryCode, email, id, line, optionalLine, optionalPhone, timestamp } from '../core/wire.ts';
import { paymentStepSchema } from '../payments/schemas.ts';
import { shippingMethodCode } from '../shipping/schemas.ts';
import { orderPhotoSchema } from './order-photo-schema.ts';
import { orderDocumentSchema, orderRefundSchema } from './refund-schemas.ts';
import { supplementFields } from './supplement-schemas.ts';

export const orderStatus = z.enum(orderStatuses);
export const paymentStatus = z.enum(paymentStatuses);
export const orderStage = z.enum(orderStages);

const addressFields = z.strictObject({
  firstName: line(80),
  lastName: line(80),
  company: optionalLine(160).default(null),
  line1: line(160),
  line2: optionalLine(160).default(null),
  postalCode: line(12),
  city: line(120),
  country: countryCode.default('FR'),
  phone: optionalPhone.default(null),
  instructions: optionalLine(300).default(null),
});

export const orderAddressSchema = addressFields.overwrite(normalizeAddress);
export const billingAddressSchema = addressFields
  .extend({
    siret: optionalLine(20).default(null),
    vatNumber: optionalLine(20).default(null),
    purchaseOrder: optionalLine(60).default(null),
  })
  .overwrite(normalizeAddress);

/** The crop recipe of `@aimante/print`, which validates it. */
const recipe = z.record(z.string(), z.unknown());

export const orderPhotoInput = z.strictObject({
  photoId: id,
  copies: z.int().min(1).max(999).default(1),
  recipe,
});

export const orderCreateSchema = z.strictObject({
  items: z
    .array(cartLineSchema.extend({ photos: z.array(orderPhotoInput).max(999).default([]) }))
    .min(1)
    .max(100),
  couponCode: couponCode.nullish(),
  /** Default: no gift. */
  gift: giftSchema.nullish(),
  /** Whether the customer's points pay as much as they can. */
  usesPoints: z.boolean().default(false),
  /** The hash of the quote that the customer has seen. */
  quoteHash: z.string().max(64),
  /** The last day of delivery that the customer has seen: a later one needs another confirmation. */
  promisedUntil: z.iso.date().optional(),
  /** Required for a guest. For a customer, the account's e-mail address is used. */
  contact: z.strictObject({ email: email.optional(), phone: optionalPhone.default(null) }),
  shipping: z.strictObject({
    method: shippingMethodCode,
    address: orderAddressSchema.nullish(),
    relayId: z.string().max(80).nullish(),
    marketEventId: id.nullish(),
  }),
  /** Default: the delivery address. */
  billingAddress: billingAddressSchema.nullish(),
  customerNote: optionalLine(1000).default(null),
  acceptTerms: z.literal(true),
  /** Of the cart, which becomes one paid order, and of the last cart ordered on this device. */
  checkoutId: id,
  lastCheckoutId: id.optional(),
  isRepeat: z.boolean().optional(),
});

export const orderLineSchema = z
  .object({
    id,
    productId: id.nullable(),
    variantId: id.nullable(),
    bundleId: id.nullable(),
    /** Gift wrap is not an article: it is neither ordered again nor returned. */
    kind: z.enum(['article', 'gift_wrap']),
    name: z.string(),
    options: z.string().nullable(),
    imageUrl: z.string().nullable(),
    /** As ordered, like the price. */
    quantity: z.int(),
    /** Units that the shop has taken out of the order before printing, and refunded. Absent: none. */
    removedQuantity: z.int().optional(),
    unitPriceCents: cents,
    totalCents: cents,
    isPersonalised: z.boolean(),
    magnetWidth: z.number().nullable(),
    magnetHeight: z.number().nullable(),
    /** The current cut of the product. */
    magnetShape,
    loyaltyPoints: z.int(),
    photos: z.array(orderPhotoSchema),
    /** Magnets of the line that still need a photo from the customer. Absent: none. */
    missingPhotos: z.int().optional(),
  })
  .meta({ id: 'OrderLine' });

export const orderEventSchema = z
  .object({
    type: z.string(),
    by: z.enum(['customer', 'guest', 'admin', 'system', 'provider']),
    data: z.record(z.string(), z.unknown()),
    at: timestamp,
  })
  .meta({ id: 'OrderEvent' });

/** The customer has read why the photo was blocked and still wants it printed. */
export const printAnywaySchema = z.strictObject({ consent: z.literal(true) });

/** Derived from the refunds and from the blocked stage. */
export const orderMark = z.enum(['refunded', 'partially_refunded', 'action_required']);

const summaryFields = {
  id,
  number: z.string(),
  createdAt: timestamp,
  status: orderStatus,
  paymentStatus,
  stage: orderStage,
  mark: orderMark.nullable(),
  totalCents: cents,
  /** False: no line is made of photos. Absent: true. */
  hasPhotos: z.boolean().optional(),
  /** Magnets that still need a photo from the customer. Absent: none. */
  missingPhotos: z.int().optional(),
  /** Completed refunds. */
  refundedCents: cents,
  /** Refunds that are requested but not confirmed, and failed ones that wait for the shop. Absent: none. */
  refundPendingCents: cents.optional(),
  refundFailedCents: cents.optional(),
};

export const orderSummarySchema = z
  .object({
    ...summaryFields,
    itemCount: z.int(),
    thumbnails: z.array(z.string()),
    nextAction: z.enum(['pay', 'add_photos', 'replace_photo', 'track', 'invoice', 'reorder']).nullable(),
    trackingUrl: z.string().nullable(),
  })
  .meta({ id: 'OrderSummary' });

export const orderSchema = z
  .object({
    ...summaryFields,
    email: z.string(),
    phone: z.string().nullable(),
    subtotalCents: cents,
    /** Contains `pointsCents`. */
    discountCents: cents,
    pointsSpent: z.int(),
    pointsCents: cents,
    shippingCents: cents,
    vatCents: cents,
    vatRate: z.number(),
    vatRule: vatRuleCode.optional(),
    vatNotice: z.string(),
    /** The VAT without what is refunded. Absent: no item was taken out of the order. */
    vatLeft: z.object({ cents, notice: z.string() }).optional(),
    couponCode: z.string().nullable(),
    /** Null: no gift. */
    gift: z.object({ message: z.string().nullable(), isWrapped: z.boolean() }).nullable(),
    shippingMethod: shippingMethodCode,
    shippingMethodName: z.string(),
    shippingAddress: orderAddressSchema.nullable(),
    billingAddress: billingAddressSchema.nullable(),
    relay: z
      .object({
        id: z.string(),
        name: z.string(),
        line1: z.string(),
        postalCode: z.string(),
        city: z.string(),
        hours: z.string(),
      })
      .nullable(),
    marketEvent: z
      .object({
        id,
        name: z.string(),
        place: z.string(),
        address: z.string(),
        startsAt: timestamp,
        endsAt: timestamp,
      })
      .nullable(),
    customerNote: z.string().nullable(),
    cancelReason: z.string().nullable(),
    blockReason: z.string().nullable(),
    trackingNumber: z.string().nullable(),
    trackingUrl: z.string().nullable(),
    estimate: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
    holdExpiresAt: timestamp.nullable(),
    paidAt: timestamp.nullable(),
    completedAt: timestamp.nullable(),
    cancelledAt: timestamp.nullable(),
    lines: z.array(orderLineSchema),
    /** Newest first. */
    events: z.array(orderEventSchema),
    /** The last payment attempt. */
    payment: paymentStepSchema.nullable(),
    documents: z.array(orderDocumentSchema),
    /** Newest first. */
    refunds: z.array(orderRefundSchema).optional(),
    loyaltyPoints: z.int(),
    /** The order has no account. Its points are not credited until an account with the same e-mail address exists. */
    isGuestOrder: z.boolean().optional(),
    actions: z.object({
      canPay: z.boolean(),
      canCancel: z.boolean(),
      canChangeAddress: z.boolean(),
      canReplacePhotos: z.boolean(),
      /** Whether photos are missing and the customer may add them. Absent: no. */
      canAddPhotos: z.boolean().optional(),
      canReorder: z.boolean(),
      canClaim: z.boolean(),
      /** Lines that the customer may withdraw from (within 14 days, nothing personalised). */
      withdrawableLineIds: z.array(id),
    }),
    /** Opens this order without an account: `/api/orders/track/:token`. */
    trackToken: z.string(),
    /** The cart that became this order. */
    checkoutId: id.nullish(),
    /** Another order that was made of the same cart and replaces this one. */
    replacedBy: z.object({ trackToken: z.string(), isPaid: z.boolean() }).nullish(),
    ...supplementFields,
    version: z.int(),
  })
  .meta({ id: 'Order' });

/** The order that a cart has become, for its owner; null: none yet. `isOrdered`: paid, or to be paid by transfer. */
export const checkoutOrderSchema = z
  .object({ order: z.object({ id, number: z.string(), trackToken: z.string(), isOrdered: z.boolean() }).nullable() })
  .meta({ id: 'CheckoutOrder' });

export const orderListQuery = z.object({
  status: orderStatus.optional(),
  /** Part of the order number. */
  search: z.string().trim().max(40).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
});
export const orderPageSchema = z.object({
  items: z.array(orderSummarySchema),
  next: z.string().nullable(),
  total: z.int(),
});

/** The format of an order number. Case and spaces of the typed text do not matter. */
export const orderNumber = z
  .string()
  .max(40)
  .transform((typed) => typed.replace(/\s/g, '').toUpperCase())
  .pipe(z.string().regex(/^PM-\d{2}-\d{6,12}$/))
  .meta({ examples: ['PM-26-004217'] });

export const orderLinkRequestSchema = z.strictObject({ number: orderNumber, email });

/** The token of the signed link, in addition to the login. Also accepted as the header `x-order-token`. */
export const orderTokenQuery = z.object({ token: z.string().max(200).optional() });

/** The contents of a cart for the same order again. */
export const reorderSchema = z.object({
  items: z.array(
    z.object({
      productId: id,
      variantId: id.nullable(),
      bundleId: id.nullable(),
      name: z.string(),
      quantity: z.int(),
      unitPriceCents: cents,
      photos: z.array(
        z.object({
          photoId: id,
          copies: z.int(),
          recipe,
          /** The whole photo. */
          previewUrl: z.string(),
          /** The magnet as it is printed. */
          magnetUrl: z.string(),
        }),
      ),
    }),
  ),
  /** Names of items that are no longer sold or have lost their photos. */
  unavailable: z.array(z.string()),
});
