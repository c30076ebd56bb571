import { orderStages } from '@aimante/shop/order-states';
import { z } from 'zod';
import { cents, id, timestamp } from '../core/wire.ts';

const stage = z.enum(orderStages);

/** Of an order: what is added to it, or what it adds to. */
export const supplementFields = {
  /** Items that the team offers or has added to this paid order, each an order of its own, the oldest first. */
  supplements: z
    .array(
      z.object({
        id,
        number: z.string(),
        /** `refunded`: paid, but too late, or cancelled later. */
        state: z.enum(['open', 'paid', 'withdrawn', 'expired', 'refunded']),
        stage,
        totalCents: cents,
        /** "2 × Magnet" for each line. */
        lines: z.array(z.string()),
        /** Until when it can be paid. Null: no longer. */
        expiresAt: timestamp.nullable(),
        trackToken: z.string(),
      }),
    )
    .optional(),
  /** The paid order that this one adds items to. */
  supplementTo: z.object({ id, number: z.string(), stage, trackToken: z.string() }).nullish(),
};
