import { z } from 'zod';
import { magnetShape } from '../catalogue/schemas.ts';
import { cents, id, optionalLine, shopDay, timestamp } from '../core/wire.ts';
import { outboxRowSchema } from '../operations/schemas.ts';
import { claimSchema } from '../orders/claim-schemas.ts';
import { orderRefundSchema } from '../orders/refund-schemas.ts';
import {
  orderAddressSchema,
  orderEventSchema,
  orderSchema,
  orderStage,
  orderStatus,
  paymentStatus,
} from '../orders/schemas.ts';
import { paymentFailure, paymentProvider } from '../payments/schemas.ts';

export const deskOrderSchema = z
  .object({
    id,
    number: z.string(),
    createdAt: timestamp,
    paidAt: timestamp.nullable(),
    customer: z.object({ id: id.nullable(), name: z.string(), email: z.string() }),
    status: orderStatus,
    paymentStatus,
    stage: orderStage,
    totalCents: cents,
    refundedCents: cents,
    refundPendingCents: cents.optional(),
    refundFailedCents: cents.optional(),
    /** The remaining VAT and the numbers, from the invoice and the credit notes. */
    vatCents: z.int().optional(),
    invoiceLabel: z.string().nullable().optional(),
    creditNoteLabels: z.array(z.string()).optional(),
    shippingMethod: z.string(),
    itemCount: z.int(),
    /** `50 × 50 mm`, without duplicates. */
    sizes: z.array(z.string()),
    /** URLs of the first photos, valid for one hour. */
    thumbnails: z.array(z.string()),
    photosWaiting: z.int(),
    photosBlocked: z.int(),
    /** Magnets that still need a photo from the customer. Absent: none. */
    missingPhotos: z.int().optional(),
    /** Paid longer ago than the production time that the workshop promises. */
    isLate: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'DeskOrder' });

export const deskOrderQuery = z.object({
  status: orderStatus.optional(),
  paymentStatus: paymentStatus.optional(),
  stage: z.union([orderStage, z.array(orderStage).max(10)]).optional(),
  late: z.stringbool().optional(),
  /** Order number, e-mail address or name. */
  search: z.string().trim().max(120).optional(),
  customerId: id.optional(),
  /** `missing`: orders that wait for photos of the customer. */
  photos: z.enum(['missing']).optional(),
  /** `open`: orders with a refund that waits for the owner. */
  refund: z.enum(['open']).optional(),
  /** Calendar days of the shop, both included: of the order, and of its payment. */
  from: shopDay.optional(),
  to: shopDay.optional(),
  paidFrom: shopDay.optional(),
  paidTo: shopDay.optional(),
  sort: z.enum(['-createdAt', 'createdAt', '-total', 'total']).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
});
export const deskOrderPageSchema = z.object({
  items: z.array(deskOrderSchema),
  next: z.string().nullable(),
  total: z.int(),
});

export const refundSchema = orderRefundSchema
  .extend({
    reason: z.string(),
    /** The provider's error code. */
    failure: z.string().nullable().optional(),
    /** `by_hand`: the owner pays it back by transfer or in cash. */
    method: z.enum(['provider', 'by_hand']).optional(),
    /** It failed, must be paid by hand or was made at the provider: the owner calls `settleRefund`. */
    needsAction: z.boolean().optional(),
  })
  .meta({ id: 'Refund' });

export const deskOrderDetailSchema = orderSchema
  .extend({
    /** The link and the cart of the customer would open the customer's own calls, so the team gets neither. */
    trackToken: z.literal(''),
    checkoutId: z.null(),
    replacedBy: z.null(),
    userId: id.nullable(),
    /** All events, internal notes too, newest first. */
    history: z.array(orderEventSchema.extend({ actor: z.string().nullable(), isPublic: z.boolean() })),
    attempts: z.array(
      z.object({
        id,
        provider: paymentProvider,
        reference: z.string().nullable(),
        amountCents: cents,
        state: z.string(),
        failure: paymentFailure.nullable(),
        createdAt: timestamp,
      }),
    ),
    refunds: z.array(refundSchema),
    /** What can be refunded by line: the paid amount of each line, and units that refunds pay back already. */
    refundable: z
      .object({
        lines: z.array(
          z.object({
            lineId: id,
            paidCents: cents,
            refundedQuantity: z.int(),
            /** Magnets of one set. Absent: no set. */
            setSize: z.int().optional(),
          }),
        ),
        shippingCents: cents,
      })
      .optional(),
    claims: z.array(claimSchema),
    /** The stage that an undo returns to. Null when something else happened since, or others were notified. */
    undoStage: orderStage.nullable(),
    /** Per photo of the order: whether its print tile is ready, and its print quality. */
    tiles: z.array(
      z.object({
        linePhotoId: id,
        bleed: z.enum(['real', 'mirror']).nullable(),
        isReady: z.boolean(),
        /** The cut as ordered. Null for magnets without a print profile. */
        cut: z
          .object({ bleedMm: z.number(), safeMm: z.number(), cornerRadiusMm: z.number(), shape: magnetShape })
          .nullable(),
        /** Dots per inch. Null when no photo is cropped. */
        dpi: z.int().nullable(),
        quality: z.enum(['excellent', 'good', 'soft', 'poor']).nullable(),
      }),
    ),
  })
  .meta({ id: 'DeskOrderDetail' });

export const orderChangeSchema = z.strictObject({
  version: z.int().optional(),
  stage: orderStage.optional(),
  status: z.enum(['en_cours', 'termine', 'annule']).optional(),
  reason: optionalLine(300).optional(),
  /**
   * Confirms to continue an order that was refunded in full. Without it, the call fails with `ORDER_FULLY_REFUNDED`.
   */
  evenRefunded: z.boolean().optional(),
  /** Confirms to ship without a supplement that is not packed. Without it, the call fails with `ORDER_LEAVES_TOGETHER`. */
  evenAlone: z.boolean().optional(),
  /** Confirms to pack an order with magnets that were not scanned. Without it, the call fails with `PACKING_HALF_DONE`. */
  evenHalfPacked: z.boolean().optional(),
  trackingNumber: optionalLine(80).optional(),
  trackingUrl: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable()
    .optional(),
});

/** `version`: of the order as the person has seen it. */
export const addressChangeSchema = z.strictObject({ version: z.int(), address: orderAddressSchema });

/** A line with the quantity that stays in the order. A line with several photos names the copies that stay. */
export const lineChangeSchema = z.strictObject({
  lineId: id,
  quantity: z.int().min(0).max(9999),
  photos: z
    .array(z.strictObject({ linePhotoId: id, copies: z.int().min(0).max(999) }))
    .max(999)
    .optional(),
});
/** `version` and `refundCents`: as the person has seen them. The call fails if they differ. */
export const linesChangeSchema = z.strictObject({
  version: z.int(),
  lines: z.array(lineChangeSchema).min(1).max(100),
  refundCents: z.int().min(0).max(100_000_000),
  reason: z.string().trim().min(1).max(300),
});

export const bulkChangeSchema = z.strictObject({ ids: z.array(id).min(1).max(500), stage: orderStage });
const versionOfOrder = z.object({ id, version: z.int() });
export const undoSchema = z.strictObject({ orders: z.array(versionOfOrder).min(1).max(500) });
export const bulkAnswerSchema = z.object({
  done: z.array(id),
  /** The changed orders that can be undone, with their current versions. */
  undo: z.array(versionOfOrder),
  refused: z.array(z.object({ id, number: z.string(), code: z.string(), message: z.string() })),
});

export const markPaidSchema = z.strictObject({
  provider: z.enum(['transfer', 'cash']),
  note: optionalLine(300).default(null),
});
export const refundCreateSchema = z.strictObject({
  /** With lines or delivery: their amount as the person has seen it. The call fails if it differs. */
  amountCents: z.int().min(1).max(100_000_000),
  lines: z
    .array(z.strictObject({ lineId: id, quantity: z.int().min(1).max(9999) }))
    .max(100)
    .optional(),
  /** Refunds the delivery too. */
  shipping: z.boolean().optional(),
  reason: z.string().trim().min(1).max(300),
});
/**
 * Retries the refund with the provider, records that the money was returned by other means, or takes note of a refund
 * that was made at the provider.
 */
export const settleRefundSchema = z.strictObject({ how: z.enum(['retry', 'by_hand', 'seen']) });
export const photoReviewSchema = z.strictObject({
  review: z.enum(['approved', 'blocked']),
  reason: optionalLine(300).default(null),
  /** The customer may not ask to print the photo as it is. */
  mustBeReplaced: z.boolean().optional(),
});
export const softProofSchema = z
  .object({
    /** JPEG in sRGB, as base64. */
    picture: z.string(),
    /** The share of the picture with colours that the paper cannot show, from 0 to 1. */
    outOfReach: z.number(),
  })
  .meta({ id: 'SoftProof' });
/** `mentions`: members of the team that are notified of the note. */
export const noteSchema = z.strictObject({
  text: z.string().trim().min(1).max(2000),
  mentions: z.array(id).max(20).default([]),
});

export const orderMailSchema = outboxRowSchema
  .pick({ id: true, kind: true, recipient: true, status: true, createdAt: true, sentAt: true })
  .extend({
    /** Sent again by the shop. */
    isCopy: z.boolean(),
    /** Why the mail cannot be sent again. `overtaken`: the order has changed since, so the mail is no longer true. */
    obstacle: z.enum(['overtaken', 'no_recipient']).nullable(),
  })
  .meta({ id: 'OrderMail' });

export const orderMailsSchema = z
  .object({
    /** The customer's present address. Null: the address was erased. */
    to: z.string().nullable(),
    /** Newest first. */
    mails: z.array(orderMailSchema),
  })
  .meta({ id: 'OrderMails' });
