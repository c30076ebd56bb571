import { z } from 'zod';
import { cents, id, timestamp } from '../core/wire.ts';

export const loyaltyEntrySchema = z
  .object({
    id,
    kind: z.enum(['earn', 'release', 'reverse', 'redeem', 'expire', 'adjust', 'spend', 'return']),
    points: z.int(),
    pending: z.int(),
    orderNumber: z.string().nullable(),
    couponCode: z.string().nullable(),
    note: z.string().nullable(),
    at: timestamp,
    expiresAt: timestamp.nullable(),
  })
  .meta({ id: 'LoyaltyEntry' });

const tier = z.object({ name: z.string(), fromCents: cents });

export const loyaltySchema = z
  .object({
    balance: z.int(),
    pending: z.int(),
    expiring: z.object({ points: z.int(), at: timestamp }).nullable(),
    spentCents: z.int(),
    tier,
    nextTier: tier.extend({ missingCents: cents }).nullable(),
    reward: z.object({ points: z.int(), cents }),
    entries: z.array(loyaltyEntrySchema),
    coupons: z.array(z.object({ code: z.string(), cents, used: z.boolean(), endsAt: timestamp.nullable() })),
  })
  .meta({ id: 'Loyalty' });

export const redeemedSchema = z.object({ code: z.string(), cents, balance: z.int() });
