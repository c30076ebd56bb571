import { z } from 'zod';
import { id, shopDay, timestamp } from '../core/wire.ts';

export const carrierName = z.enum(['colissimo', 'mondial_relay']);
export const parcelState = z.enum([
  'announced',
  'on_its_way',
  'at_customs',
  'out_for_delivery',
  'at_relay',
  'delivered',
  'problem',
  'returned',
  'void',
]);
/** Why a parcel needs a look: before the customer writes. */
export const lateReason = z.enum(['problem', 'unpacked', 'overdue', 'not_handed_in', 'no_movement']);

const orderOfParcel = z.object({ id, number: z.string() });

export const parcelSchema = z
  .object({
    id,
    carrier: carrierName,
    /** Empty for an order that was erased: the number leads to an address. */
    trackingNumber: z.string(),
    /** The carrier's page for the customer. Empty without a number. */
    trackingUrl: z.string(),
    state: parcelState,
    stateAt: timestamp,
    /** The carrier's own words for the last event. */
    lastEvent: z.string().nullable(),
    lateReason: lateReason.nullable(),
    /** The last day of the promised delivery. */
    promisedTo: shopDay.nullable(),
    weightGrams: z.int(),
    hasLabel: z.boolean(),
    hasCustomsForm: z.boolean(),
    recipient: z.string(),
    orders: z.array(orderOfParcel),
    createdAt: timestamp,
  })
  .meta({ id: 'Parcel' });

export const parcelPageSchema = z.object({
  items: z.array(parcelSchema),
  next: z.string().nullable(),
  total: z.int(),
  late: z.int(),
});

export const parcelQuery = z.object({
  state: parcelState.optional(),
  late: z.stringbool().optional(),
  /** Tracking number, order number or recipient. */
  search: z.string().trim().max(120).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
});

export const labelRequestSchema = z.strictObject({
  orderIds: z.array(id).min(1).max(100),
  /** Puts all orders into one parcel. They must have one address. */
  together: z.boolean().optional(),
  /** The number of parcels of each order. Default: 1. */
  count: z.int().min(1).max(5).optional(),
  /** Of one parcel. Default: computed from the order. */
  weightGrams: z.int().min(10).max(30_000).optional(),
  /** Makes another label for an order that has one. */
  another: z.boolean().optional(),
});

export const labelAnswerSchema = z.object({
  parcels: z.array(parcelSchema),
  refused: z.array(z.object({ id, number: z.string(), code: z.string(), message: z.string() })),
});

export const orderParcelsSchema = z.object({
  parcels: z.array(parcelSchema),
  /** The computed weight of one parcel with the whole order. */
  weightGrams: z.int(),
  /** Other orders in production to the same address, of the same customer. */
  sameAddress: z.array(orderOfParcel),
});

/** Ids, separated by commas. */
export const labelsQuery = z.object({ parcels: z.string().max(4000) });
