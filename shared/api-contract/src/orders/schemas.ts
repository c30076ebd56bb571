import { z } from 'zod';
import { magnetShape } from '../catalogue/schemas.ts';
import { cartLineSchema, couponCode } from '../checkout/schemas.ts';
import { cents, email, id, line, optionalLine, timestamp } from '../core/wire.ts';
import { paymentStepSchema } from '../payments/schemas.ts';
import { shippingMethodCode } from '../shipping/schemas.ts';
import { orderStages, orderStatuses, paymentStatuses } from './order-states.ts';

export const orderStatus = z.enum(orderStatuses);
export const paymentStatus = z.enum(paymentStatuses);
export const orderStage = z.enum(orderStages);

const country = z.string().regex(/^[A-Z]{2}$/);

export const orderAddressSchema = z.strictObject({
  firstName: line(80),
  lastName: line(80),
  company: optionalLine(160).default(null),
  line1: line(160),
  line2: optionalLine(160).default(null),
  postalCode: line(12),
  city: line(120),
  country: country.default('FR'),
  phone: optionalLine(30).default(null),
  instructions: optionalLine(300).default(null),
});
export const billingAddressSchema = orderAddressSchema.extend({
  siret: optionalLine(20).default(null),
  vatNumber: optionalLine(20).default(null),
  purchaseOrder: optionalLine(60).default(null),
});

/** The crop recipe of `@aimante/print`, checked there. */
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
  /** Of the quote that the customer has seen. */
  quoteHash: z.string().max(64),
  /** Needed of a guest; a customer's own address is used. */
  contact: z.strictObject({ email: email.optional(), phone: optionalLine(30).default(null) }),
  shipping: z.strictObject({
    method: shippingMethodCode,
    address: orderAddressSchema.nullish(),
    relayId: z.string().max(80).nullish(),
    marketEventId: id.nullish(),
  }),
  /** Left out: as the delivery address. */
  billingAddress: billingAddressSchema.nullish(),
  customerNote: optionalLine(1000).default(null),
  acceptTerms: z.literal(true),
  /** The checkout identity of the cart: one cart becomes one paid order. */
  checkoutId: id.nullish(),
  /** The customer has confirmed that the same cart is ordered once more. */
  isRepeat: z.boolean().optional(),
});

export const orderPhotoSchema = z.object({
  id,
  photoId: id,
  copies: z.int(),
  previewUrl: z.string().nullable(),
  review: z.enum(['waiting', 'approved', 'blocked']),
  reviewReason: z.string().nullable(),
  /** As printed: pixels of the photo per inch of the magnet. Left out: not known. */
  dpi: z.int().optional(),
  /** The customer may ask for a blocked one as it is, and has asked for it. Left out: no. */
  canPrintAnyway: z.boolean().optional(),
  isPrintedAnyway: z.boolean().optional(),
});

export const orderLineSchema = z
  .object({
    id,
    productId: id.nullable(),
    variantId: id.nullable(),
    bundleId: id.nullable(),
    name: z.string(),
    options: z.string().nullable(),
    imageUrl: z.string().nullable(),
    quantity: z.int(),
    unitPriceCents: cents,
    totalCents: cents,
    isPersonalised: z.boolean(),
    magnetWidth: z.number().nullable(),
    magnetHeight: z.number().nullable(),
    /** As the product is cut by now. */
    magnetShape,
    loyaltyPoints: z.int(),
    photos: z.array(orderPhotoSchema),
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

export const orderDocumentSchema = z.object({
  kind: z.enum(['invoice', 'credit_note']),
  label: z.string(),
  url: z.string(),
  issuedAt: timestamp,
});

/** The customer has read why the photo was blocked, and wants it nevertheless. */
export const printAnywaySchema = z.strictObject({ consent: z.literal(true) });

/** Derived: what the two statuses do not say by themselves. */
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
  /** False: nothing in it is made of photos. Left out: true. */
  hasPhotos: z.boolean().optional(),
  /** Refunds that are done. */
  refundedCents: cents,
  /** Refunds asked for and not confirmed, and those that failed and wait for the shop. Left out: none. */
  refundPendingCents: cents.optional(),
  refundFailedCents: cents.optional(),
};

export const orderSummarySchema = z
  .object({
    ...summaryFields,
    itemCount: z.int(),
    thumbnails: z.array(z.string()),
    nextAction: z.enum(['pay', 'replace_photo', 'track', 'invoice', 'reorder']).nullable(),
    trackingUrl: z.string().nullable(),
  })
  .meta({ id: 'OrderSummary' });

export const orderSchema = z
  .object({
    ...summaryFields,
    email: z.string(),
    phone: z.string().nullable(),
    subtotalCents: cents,
    discountCents: cents,
    shippingCents: cents,
    vatCents: cents,
    vatRate: z.number(),
    vatNotice: z.string(),
    couponCode: z.string().nullable(),
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
    /** The newest first. */
    events: z.array(orderEventSchema),
    /** The last attempt to pay. */
    payment: paymentStepSchema.nullable(),
    documents: z.array(orderDocumentSchema),
    loyaltyPoints: z.int(),
    /** No account has the order: its points are not booked, they wait for an account of the same address. */
    isGuestOrder: z.boolean().optional(),
    actions: z.object({
      canPay: z.boolean(),
      canCancel: z.boolean(),
      canChangeAddress: z.boolean(),
      canReplacePhotos: z.boolean(),
      canReorder: z.boolean(),
      canClaim: z.boolean(),
      /** Lines for which the contract can be renounced (14 days, nothing personalised). */
      withdrawableLineIds: z.array(id),
    }),
    /** Opens this order without an account: `/api/orders/track/:token`. */
    trackToken: z.string(),
    /** The cart that the order was made of. */
    checkoutId: id.nullish(),
    /** The order that was made of the same cart instead of this one. */
    replacedBy: z.object({ trackToken: z.string(), isPaid: z.boolean() }).nullish(),
    version: z.int(),
  })
  .meta({ id: 'Order' });

/** The order that a cart has become, for its owner; null: none yet. `isOrdered`: paid, or to be paid by transfer. */
export const checkoutOrderSchema = z
  .object({ order: z.object({ id, number: z.string(), trackToken: z.string(), isOrdered: z.boolean() }).nullable() })
  .meta({ id: 'CheckoutOrder' });

export const orderListQuery = z.object({
  status: orderStatus.optional(),
  /** A part of the order's number. */
  search: z.string().trim().max(40).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
});
export const orderPageSchema = z.object({
  items: z.array(orderSummarySchema),
  next: z.string().nullable(),
  total: z.int(),
});

/** The form of an order's number, whatever the case and the spaces that a person types. */
export const orderNumber = z
  .string()
  .max(40)
  .transform((typed) => typed.replace(/\s/g, '').toUpperCase())
  .pipe(z.string().regex(/^PM-\d{2}-\d{6,12}$/))
  .meta({ examples: ['PM-26-004217'] });

export const orderLinkRequestSchema = z.strictObject({ number: orderNumber, email });

/** Beside the login: the signed link's token, also as the header `x-order-token`. */
export const orderTokenQuery = z.object({ token: z.string().max(200).optional() });

export const claimReason = z.enum(['damaged', 'wrong_photo', 'missing', 'quality', 'other']);
export const claimCreateSchema = z.strictObject({
  reason: claimReason,
  message: z.string().trim().min(10).max(2000),
  photoIds: z.array(id).max(5).default([]),
});
export const withdrawSchema = z.strictObject({
  lineIds: z.array(id).min(1).max(100),
  /** The second step: “confirmer la rétractation”. */
  confirm: z.literal(true),
  message: optionalLine(1000).default(null),
});
export const claimSchema = z
  .object({
    id,
    kind: z.enum(['problem', 'withdrawal']),
    reason: z.string(),
    message: z.string().nullable(),
    status: z.enum(['open', 'accepted', 'refused']),
    createdAt: timestamp,
  })
  .meta({ id: 'Claim' });

/** What the cart is filled with to order the same again. */
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
        z.object({ photoId: id, copies: z.int(), recipe: z.record(z.string(), z.unknown()), previewUrl: z.string() }),
      ),
    }),
  ),
  /** Names of what is no longer sold, or whose photos are gone. */
  unavailable: z.array(z.string()),
});
