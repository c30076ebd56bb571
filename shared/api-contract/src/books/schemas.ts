import { z } from 'zod';
import { id, shopDay, timestamp } from '../core/wire.ts';

export const bookMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

export const bookMonthSchema = z
  .object({
    month: bookMonth,
    /** `running`: the month is not over. `open`: over, but not closed. */
    state: z.enum(['running', 'open', 'closed']),
    netCents: z.int(),
    vatCents: z.int(),
    entries: z.int(),
    closedAt: timestamp.nullable(),
    /** Null when the member has left. */
    closedBy: z.string().nullable(),
    /** Covers the entries of the month, and the hash of the month before. */
    hash: z.string().nullable(),
  })
  .meta({ id: 'BookMonth' });

export const bookCheckSchema = z.object({
  id: z.enum(['documents', 'books', 'payouts', 'till']),
  isMet: z.boolean(),
  /** A month is not closed without it. */
  isRequired: z.boolean(),
  done: z.int(),
  total: z.int(),
});

export const bookMonthsSchema = z
  .object({
    /** Newest first. */
    months: z.array(bookMonthSchema),
    /** The month to close next. Months are closed one after the other. */
    next: z.object({ month: bookMonth, isOver: z.boolean(), checks: z.array(bookCheckSchema) }).nullable(),
  })
  .meta({ id: 'BookMonths' });

export const bookDocumentSchema = z
  .object({
    id,
    label: z.string(),
    day: shopDay,
    kind: z.enum(['invoice', 'credit_note', 'reversal']),
    /** The document that this one corrects. */
    corrects: z.string().nullable(),
    orderId: id,
    customer: z.string(),
    netCents: z.int(),
    vatCents: z.int(),
    grossCents: z.int(),
  })
  .meta({ id: 'BookDocument' });

export const bookEntrySchema = z
  .object({
    day: shopDay,
    journal: z.string(),
    piece: z.string(),
    label: z.string(),
    account: z.string(),
    accountName: z.string(),
    /** Positive is debit, negative is credit. */
    cents: z.int(),
  })
  .meta({ id: 'BookEntry' });

export const payoutsSchema = z
  .object({
    payouts: z.array(
      z.object({
        provider: z.string(),
        reference: z.string(),
        day: shopDay,
        /** What arrives at the bank. */
        cents: z.int(),
        paymentsCents: z.int(),
        refundsCents: z.int(),
        feesCents: z.int(),
        otherCents: z.int(),
        movements: z.int(),
        /** What its movements add up to, less the payout. Null: the provider does not say what it contains. */
        differenceCents: z.int().nullable(),
      }),
    ),
    /** What each provider still keeps at the end of the period. */
    balances: z.array(z.object({ provider: z.string(), cents: z.int() })),
    differences: z.array(
      z.object({
        /** `other`: a dispute or an adjustment of the provider. */
        kind: z.enum(['unknown_here', 'missing_there', 'amount', 'other']),
        provider: z.string(),
        reference: z.string(),
        orderNumber: z.string().nullable(),
        day: shopDay,
        hereCents: z.int(),
        thereCents: z.int(),
      }),
    ),
  })
  .meta({ id: 'Payouts' });

export const platformFlowsSchema = z
  .object({
    /** `demo`: the shop plays the platform itself. `none`: nothing is sent. */
    platform: z.enum(['none', 'demo', 'live']),
    /** Sales to private persons, less refunds. Newest day first. */
    sales: z.array(
      z.object({
        day: shopDay,
        rate: z.number(),
        /** Standard rate, zero rate, exempt, export. */
        category: z.enum(['S', 'Z', 'E', 'G']),
        count: z.int(),
        netCents: z.int(),
        vatCents: z.int(),
      }),
    ),
    flows: z.array(
      z.object({
        id,
        /** An invoice or credit note of a company. Null: the report of a day. */
        label: z.string().nullable(),
        day: shopDay.nullable(),
        state: z.enum(['waiting', 'sent', 'accepted', 'refused']),
        problem: z.string().nullable(),
        sentAt: timestamp.nullable(),
      }),
    ),
  })
  .meta({ id: 'PlatformFlows' });
