import { z } from 'zod';
import { id, shopDay, timestamp } from '../core/wire.ts';

const figure = z.object({ cents: z.int(), orders: z.int(), averageCents: z.int() });

export const dashboardSchema = z
  .object({
    from: timestamp,
    to: timestamp,
    /** The first day of the shop among them. */
    firstDay: shopDay,
    revenue: figure.extend({ previous: figure }),
    byDay: z.array(z.object({ day: z.iso.date(), cents: z.int(), orders: z.int() })),
    byStage: z.array(z.object({ stage: z.string(), orders: z.int() })),
    late: z.int(),
    awaitingPayment: z.int(),
    awaitingCents: z.int(),
    outOfStock: z.int(),
    lowStock: z.int(),
    unreadMessages: z.int(),
    /** Mails that were given up. */
    lostMails: z.int(),
    /** Refunds that failed or go by hand. */
    refundsToSettle: z.int().optional(),
    topProducts: z.array(z.object({ id: id.nullable(), name: z.string(), quantity: z.int(), cents: z.int() })),
    coupons: z.array(z.object({ code: z.string(), uses: z.int(), discountCents: z.int() })),
    views: z.object({ pages: z.int(), products: z.int() }),
    customers: z.object({ total: z.int(), recent: z.int() }),
    /** Where the books do not agree with each other. Empty is right. */
    problems: z.array(z.object({ check: z.string(), count: z.int(), samples: z.array(z.string()) })),
  })
  .meta({ id: 'DashboardStats' });

export const auditRowSchema = z
  .object({
    id,
    at: timestamp,
    actor: z.object({ id, email: z.string() }).nullable(),
    role: z.string(),
    ip: z.string().nullable(),
    action: z.string(),
    entity: z.string(),
    entityId: z.string().nullable(),
    before: z.unknown(),
    after: z.unknown(),
    requestId: z.string().nullable(),
  })
  .meta({ id: 'AuditRow' });

export const outboxRowSchema = z
  .object({
    id,
    kind: z.string(),
    recipient: z.string(),
    locale: z.string(),
    status: z.enum(['waiting', 'sent', 'dead']),
    attempts: z.int(),
    lastError: z.string().nullable(),
    createdAt: timestamp,
    sentAt: timestamp.nullable(),
  })
  .meta({ id: 'OutboxRow' });
