import { z } from 'zod';
import { id, optionalLine, timestamp } from '../core/wire.ts';

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
