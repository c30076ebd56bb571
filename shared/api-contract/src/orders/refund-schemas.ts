import { z } from 'zod';
import { cents, id, timestamp } from '../core/wire.ts';

export const orderDocumentSchema = z.object({
  kind: z.enum(['invoice', 'credit_note', 'quote', 'pro_forma']),
  label: z.string(),
  url: z.string(),
  issuedAt: timestamp,
});

export const orderRefundSchema = z.object({
  id,
  amountCents: cents,
  state: z.enum(['asked', 'pending', 'done', 'failed']),
  createdAt: timestamp,
  /** What it pays back, as on its credit note. Absent: an amount only. `lineId` is null for the delivery. */
  parts: z
    .array(z.object({ lineId: id.nullable(), name: z.string(), quantity: z.int(), amountCents: cents }))
    .nullable()
    .optional(),
});
