import { z } from 'zod';
import { id, optionalLine, timestamp } from '../core/wire.ts';

const stockOwner = z.enum(['product', 'variant', 'bundle']);
export const stockChangeSchema = z.strictObject({
  owner: stockOwner,
  id,
  delta: z.int().min(-100_000).max(100_000),
  reason: z.enum(['correction', 'restock', 'return', 'loss']),
  note: optionalLine(300).default(null),
});
export const stockMovementSchema = z
  .object({
    id,
    owner: stockOwner,
    ownerId: id,
    delta: z.int(),
    reason: z.string(),
    note: z.string().nullable(),
    actor: z.string().nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'StockMovement' });
