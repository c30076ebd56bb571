import { z } from 'zod';
import { cents, email, id, timestamp } from '../core/wire.ts';

export const tillPayment = z.enum(['cash', 'card', 'other']);

export const tillSessionSchema = z
  .object({
    id,
    eventId: id,
    eventName: z.string(),
    openedAt: timestamp,
    closedAt: timestamp.nullable(),
    openingFloatCents: cents,
    salesCents: z.int(),
    salesCount: z.int(),
    cashCents: z.int(),
    cardCents: z.int(),
    otherCents: z.int(),
    /** The expected amount in the cash drawer. */
    expectedCents: z.int(),
    countedCents: cents.nullable(),
    discrepancyCents: z.int().nullable(),
  })
  .meta({ id: 'TillSession' });

export const tillEntrySchema = z
  .object({
    id,
    position: z.int(),
    sessionId: id.nullable(),
    kind: z.enum(['open', 'sale', 'correction', 'cash_in', 'cash_out', 'close', 'day', 'month', 'year']),
    payment: tillPayment.nullable(),
    amountCents: z.int(),
    data: z.record(z.string(), z.unknown()),
    at: timestamp,
    previousHash: z.string(),
    hash: z.string(),
  })
  .meta({ id: 'TillEntry' });

export const openSessionSchema = z.strictObject({ eventId: id, openingFloatCents: cents });

/** The seller's device creates `clientId`: a sale that its offline queue sends twice is recorded once. */
export const saleSchema = z.strictObject({
  sessionId: id,
  clientId: id,
  lines: z
    .array(z.strictObject({ owner: z.enum(['product', 'variant', 'bundle']), id, quantity: z.int().min(1).max(999) }))
    .min(1)
    .max(50),
  payment: tillPayment,
  /**
   * The total on the seller's screen. When a price has changed since, the seller is asked before the sale is charged.
   */
  expectedTotalCents: cents,
  givenCents: cents.optional(),
  email: email.optional(),
});

export const saleAnswerSchema = z.object({
  entry: tillEntrySchema,
  totalCents: cents,
  changeCents: cents.nullable(),
});

export const cashMoveSchema = z.strictObject({
  clientId: id,
  kind: z.enum(['cash_in', 'cash_out']),
  amountCents: cents.min(1),
  reason: z.string().trim().min(1).max(300),
});
