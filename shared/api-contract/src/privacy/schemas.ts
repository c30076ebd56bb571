import { z } from 'zod';
import { email, id, timestamp } from '../core/wire.ts';

/** Never in the address of a call: addresses are logged. */
export const personBody = z.strictObject({ email });

const activityTexts = {
  id: z.string(),
  name: z.string(),
  purpose: z.string(),
  ground: z.string(),
  term: z.string(),
  /** What an erasure leaves. Null: nothing. */
  remains: z.string().nullable(),
  /** An erasure leaves everything, because the law requires it. */
  isKept: z.boolean(),
  recipients: z.string(),
};

export const processingRegisterSchema = z
  .object({
    activities: z.array(
      z.object({
        ...activityTexts,
        columns: z.array(z.object({ table: z.string(), column: z.string(), kind: z.string(), isKept: z.boolean() })),
      }),
    ),
  })
  .meta({ id: 'ProcessingRegister' });

export const foundPersonSchema = z
  .object({
    email: z.string(),
    account: z
      .object({ id, firstName: z.string(), lastName: z.string(), isStaff: z.boolean(), createdAt: timestamp })
      .nullable(),
    /** One row for each use of data of which something is stored. Empty: the address is unknown. */
    holdings: z.array(
      z.object({
        ...activityTexts,
        /** How many records, and the time of the oldest one. */
        count: z.int(),
        since: timestamp,
      }),
    ),
    /** The newest orders and messages, to correct an address or a name in them. */
    orders: z.array(z.object({ id, number: z.string(), isOpen: z.boolean() })),
    threads: z.array(z.object({ id, ticket: z.string() })),
  })
  .meta({ id: 'FoundPerson' });
