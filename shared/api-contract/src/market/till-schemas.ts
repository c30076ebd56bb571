import { z } from 'zod';
import { cents, email, id, line, localeCode, timestamp } from '../core/wire.ts';
import { marketStockSchema } from './schemas.ts';
import { tillOddity } from './till-record.ts';

const tillPayment = z.enum(['cash', 'card', 'other']);

export const tillSessionSchema = z
  .object({
    id,
    eventId: id.nullable(),
    eventName: z.string(),
    deviceName: z.string(),
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
    kind: z.enum([
      'open',
      'sale',
      'correction',
      'refund',
      'cash_in',
      'cash_out',
      'close',
      'mark',
      'day',
      'month',
      'year',
      'key',
    ]),
    payment: tillPayment.nullable(),
    amountCents: z.int(),
    data: z.record(z.string(), z.unknown()),
    at: timestamp,
    previousHash: z.string(),
    hash: z.string(),
    /** Ed25519 over the hash. Entries of an earlier version have none. */
    signature: z.string().nullable(),
  })
  .meta({ id: 'TillEntry' });

/** A device sends its records in order, with its clock at this moment. */
export const recordBatchSchema = z.strictObject({
  sentAt: z.iso.datetime({ offset: true }),
  items: z
    .array(
      z.strictObject({
        /** Checked one by one, so that one damaged record does not stop the others. */
        record: z.unknown(),
        /** Where to send the ticket. It is no part of the record, which is kept for six years. */
        receipt: z.strictObject({ email, locale: localeCode }).optional(),
      }),
    )
    .min(1)
    .max(100),
});

export const recordAnswerSchema = z.object({
  results: z.array(
    z.object({
      /** `known`: booked before. `unreadable`: no record of this device. */
      state: z.enum(['booked', 'known', 'unreadable']),
      id: id.nullable(),
      position: z.int().nullable(),
      oddities: z.array(tillOddity),
    }),
  ),
});

export const tillDeviceSchema = z
  .object({
    id,
    name: z.string(),
    /** Part of the ticket number: `T2-0323`. */
    code: z.int(),
    registeredAt: timestamp,
    revokedAt: timestamp.nullable(),
    lastNumber: z.int(),
    lastSeenAt: timestamp.nullable(),
  })
  .meta({ id: 'TillDevice' });

export const deviceWriteSchema = z.strictObject({ id, name: line(60) });
export const registeredDeviceSchema = tillDeviceSchema.extend({ secret: z.string() });

const pin = z.string().regex(/^\d{4,8}$/);
export const tillSellerSchema = z.object({ id, name: z.string() }).meta({ id: 'TillSeller' });
export const sellerWriteSchema = z.strictObject({ name: line(80), pin });

/** Everything that a device needs to sell without a network. */
export const tillStandSchema = z.object({
  device: tillDeviceSchema,
  event: z.object({ id, name: z.string(), place: z.string() }),
  shop: z.object({
    name: z.string(),
    legalName: z.string(),
    address: z.string(),
    siret: z.string(),
    vatNumber: z.string(),
  }),
  vatRate: z.number(),
  /** The clock of the server. What an older release stored has neither clock nor journal. */
  at: timestamp.optional(),
  /** The journal of all tablets: its grand total, and the number of the last closing of a day. */
  journal: z.object({ perpetualCents: z.int(), closings: z.int() }).optional(),
  items: z.array(
    marketStockSchema.extend({
      cents,
      imageUrl: z.string().nullable(),
      category: z.string().nullable(),
      /** Absent on a device that was loaded before products had rates of their own: `vatRate`. */
      vatRate: z.number().optional(),
    }),
  ),
  /** `pinHash` is PBKDF2 of the PIN, so that a seller signs in without a network. */
  sellers: z.array(tillSellerSchema.extend({ salt: z.string(), pinHash: z.string() })),
});

export const tillOddityRowSchema = z
  .object({
    id,
    kind: tillOddity,
    detail: z.record(z.string(), z.unknown()),
    at: timestamp,
    entry: tillEntrySchema,
    settledAt: timestamp.nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: 'TillOddity' });
