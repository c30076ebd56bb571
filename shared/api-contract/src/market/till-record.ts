import { z } from 'zod';
import { cents, id, line } from '../core/wire.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const percent = z.number().min(0).max(100);
const reason = line(300);
const amount = z.int().min(-100_000_000).max(100_000_000);

/** What the device noticed when it wrote a record. `clock`: its clock went back, or was corrected. */
export const tillMark = z.enum(['clock', 'restored', 'late-release']);

/** Fields of every record. A device writes a record before its screen shows it, and never changes it. */
const recordFields = {
  v: z.literal(1),
  id,
  deviceId: id,
  /** The running number of the device, from 1, without gaps. */
  number: z.int().min(1),
  /** The clock of the device, with its offset: the day of a sale is the day on the device. */
  at: z.iso.datetime({ offset: true }),
  seller: z.strictObject({ id: id.nullable(), name: line(120) }),
  eventId: id,
  /** The id of the record that opened the till. */
  sessionId: id,
  marks: z.array(tillMark).max(5),
  previousHash: sha256,
  hash: sha256,
};

/** A line as the screen showed it. `free`: typed by the seller. */
export const tillLineSchema = z.strictObject({
  owner: z.enum(['product', 'variant', 'bundle', 'free']),
  ownerId: id.nullable(),
  label: line(200),
  quantity: z.int().min(1).max(999),
  unitCents: cents,
  vatRate: percent,
  discountCents: cents,
  totalCents: cents,
});

const paymentSchema = z.strictObject({ way: z.enum(['cash', 'card', 'other']), cents });
const vatSchema = z.strictObject({ rate: percent, grossCents: cents, vatCents: cents });

const soldFields = {
  /** The number on the ticket. */
  ticket: line(40),
  lines: z.array(tillLineSchema).min(1).max(200),
  payments: z.array(paymentSchema).min(1).max(10),
  vat: z.array(vatSchema).min(1).max(10),
  totalCents: cents,
};
const countFields = {
  /** Notes and coins: how many pieces of each value. */
  pieces: z.array(z.strictObject({ cents: z.int().min(1), count: z.int().min(0).max(100_000) })).max(20),
};

/** Amounts of a void and of a refund are positive: the journal subtracts them. */
const correctionFields = { ...soldFields, corrects: id, reason };

/** One fact of a till. A well-formed record of a registered device is always booked. */
export const tillRecordSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...recordFields, kind: z.literal('open'), floatCents: cents, ...countFields }),
  z.strictObject({
    ...recordFields,
    kind: z.literal('sale'),
    ...soldFields,
    discount: z.strictObject({ cents, reason }).nullable(),
    cash: z.strictObject({ givenCents: cents, changeCents: cents }).nullable(),
  }),
  z.strictObject({ ...recordFields, kind: z.literal('void'), ...correctionFields }),
  z.strictObject({ ...recordFields, kind: z.literal('refund'), ...correctionFields }),
  z.strictObject({ ...recordFields, kind: z.literal('cash'), amountCents: amount, reason }),
  z.strictObject({
    ...recordFields,
    kind: z.literal('close'),
    countedCents: cents,
    expectedCents: amount,
    reason: reason.nullable(),
    ...countFields,
  }),
  /** An event of the technical journal. */
  z.strictObject({ ...recordFields, kind: z.literal('mark'), what: tillMark, detail: z.string().max(300) }),
]);

/** What the owner has to look at. The record is booked all the same. */
export const tillOddity = z.enum([
  'stock-below-zero',
  'price-changed',
  'item-gone',
  'session-closed',
  'session-unknown',
  'event-gone',
  'period-closed',
  'clock',
  'gap',
  'fork',
  'hash-wrong',
  'sum-wrong',
  'sale-unknown',
  'corrected-twice',
]);
