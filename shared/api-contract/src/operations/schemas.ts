import { vatRules } from '@aimante/shop/vat';
import { z } from 'zod';
import { euros, id, line, shopDay, timestamp } from '../core/wire.ts';

/** Sales minus refunds, each on its own date: the figures of a past day never change. */
const figure = z.object({
  cents: z.int(),
  /** Orders paid online, minus those refunded in full. */
  orders: z.int(),
  averageCents: z.int(),
  /** The two parts of `cents`: online (after refunds) and at markets. */
  onlineCents: z.int().optional(),
  marketCents: z.int().optional(),
  refundedCents: z.int().optional(),
  marketSales: z.int().optional(),
});

const documentSeries = z.object({
  /** `F`: invoices. `A`: credit notes. */
  series: z.enum(['F', 'A']),
  year: z.int(),
  first: z.int(),
  last: z.int(),
  count: z.int(),
  /** Up to twenty numbers that no document has. */
  missing: z.array(z.int()),
});

/** Turnover less credit notes, and corrections of the tills. */
export const accountingSchema = z
  .object({
    netCents: z.int(),
    vatCents: z.int(),
    /** Of credit notes, with VAT. Zero or negative. */
    creditCents: z.int(),
    rates: z.array(
      z.object({
        channel: z.enum(['online', 'market']),
        /** Country of delivery, or French overseas department. */
        country: z.string().optional(),
        rule: z.enum(vatRules).optional(),
        rate: z.number(),
        documents: z.int(),
        netCents: z.int(),
        vatCents: z.int(),
        grossCents: z.int(),
      }),
    ),
    series: z.array(documentSeries),
    /** The name that the law asks for: SIREN, FEC, last day. */
    fecName: z.string(),
    /** Entries of the books, and their lines. */
    entries: z.int(),
    lines: z.int(),
  })
  .meta({ id: 'Accounting' });

export const saleRowSchema = z
  .object({
    at: timestamp,
    channel: z.enum(['online', 'market']),
    kind: z.enum(['sale', 'refund', 'refund_returned']),
    /** The number of the invoice or credit note. For a market sale, the position in the till's journal. */
    label: z.string(),
    orderNumber: z.string().nullable(),
    cents: z.int(),
    /** Null where the till's journal has no VAT. */
    vatCents: z.int().nullable(),
    /** The change in the number of orders. */
    orders: z.int(),
  })
  .meta({ id: 'SaleRow' });

export const dashboardSchema = z
  .object({
    from: timestamp,
    to: timestamp,
    /** The first day of the period, in the shop's time zone. */
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
    /** Mails that were never delivered: the outbox has stopped retrying them. */
    lostMails: z.int(),
    /** Refunds that failed or must be paid by hand. */
    refundsToSettle: z.int().optional(),
    /** Parcels that do not arrive as promised. */
    lateParcels: z.int().optional(),
    topProducts: z.array(z.object({ id: id.nullable(), name: z.string(), quantity: z.int(), cents: z.int() })),
    coupons: z.array(z.object({ code: z.string(), uses: z.int(), discountCents: z.int() })),
    views: z.object({ pages: z.int(), products: z.int() }),
    customers: z.object({ total: z.int(), recent: z.int() }),
    /** Contradictions found in the books. Normally empty. */
    problems: z.array(z.object({ check: z.string(), count: z.int(), samples: z.array(z.string()) })),
  })
  .meta({ id: 'DashboardStats' });

export const figuresSchema = z
  .object({
    revenue: figure,
    byDay: z.array(z.object({ day: shopDay, cents: z.int(), orders: z.int() })),
  })
  .meta({ id: 'Figures' });

/** Of one product sold online, less refunds. */
export const marginSchema = z
  .object({
    id: id.nullable(),
    name: z.string(),
    quantity: z.int(),
    /** With VAT, as the best sellers. */
    cents: z.int(),
    netCents: z.int(),
    /** Null: no cost was entered. */
    costCents: z.int().nullable(),
  })
  .meta({ id: 'Margin' });

/** Customers by the month of their first order. Orders that were refunded in full do not count. */
export const cohortSchema = z
  .object({
    /** `2026-11`. */
    month: z.string(),
    customers: z.int(),
    /** Customers with more than one order. */
    returning: z.int(),
    orders: z.int(),
    /** Of all their orders until today, less refunds. */
    cents: z.int(),
  })
  .meta({ id: 'Cohort' });

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
    /** The browser of the caller. Absent from an API of the version before. */
    userAgent: z.string().nullable().optional(),
  })
  .meta({ id: 'AuditRow' });

/** What the access journal shows of the audit log, by topic. */
export const accessTopics = {
  'sign-in': ['session.start'],
  money: [
    'order.refund',
    'order.settle-refund',
    'order.mark-paid',
    'order.change-lines',
    'order.offer-supplement',
    'order.withdraw-supplement',
    'till.settle',
    'till.close-period',
    'books.close-month',
  ],
  rights: [
    'team.invite',
    'team.set-roles',
    'team.reset-factors',
    'team.remove-passkey',
    'team.end-sessions',
    'role.create',
    'role.update',
    'role.delete',
    'user.add-factor',
    'user.remove-factor',
    'user.renew-codes',
    'user.make-administrator',
    'till.register',
    'till.revoke',
    'till.add-seller',
    'till.remove-seller',
  ],
  releases: ['release.canary', 'release.promote', 'release.withdraw', 'release.rollback', 'release.kill'],
  exports: ['list.export', 'books.export-fec', 'books.export-documents', 'till.export', 'person.export'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type AccessTopic = keyof typeof accessTopics;
export const accessTopic = z.enum(Object.keys(accessTopics) as [AccessTopic, ...AccessTopic[]]);

export const outboxRowSchema = z
  .object({
    id,
    kind: z.string(),
    recipient: z.string(),
    locale: z.string(),
    /** `overtaken`: the order changed before the mail was sent, so the mail was dropped. */
    status: z.enum(['waiting', 'sent', 'dead', 'overtaken']),
    attempts: z.int(),
    lastError: z.string().nullable(),
    createdAt: timestamp,
    sentAt: timestamp.nullable(),
  })
  .meta({ id: 'OutboxRow' });

export const listName = z.string().regex(/^[a-z-]{1,40}$/);

const listViewFields = {
  name: line(60),
  /** Filters, search and sort, as in the query of the URL. */
  search: z.string().max(2000),
  isShared: z.boolean(),
};

export const listViewSchema = z
  .object({
    id,
    list: listName,
    ...listViewFields,
    version: z.int(),
    isOwn: z.boolean(),
    /** Whether the current administrator may rename and delete it. */
    isEditable: z.boolean(),
    /** The owner of a shared view. Null when the owner has left. */
    ownerName: z.string().nullable(),
  })
  .meta({ id: 'ListView' });

export const listViewCreateSchema = z.strictObject({
  list: listName,
  ...listViewFields,
  isShared: z.boolean().default(false),
});

export const listViewUpdateSchema = z.strictObject({ version: z.int(), ...z.object(listViewFields).partial().shape });

/** How far a visit goes, in order. */
export const visitSteps = ['visit', 'product', 'cart', 'checkout', 'order'] as const;

export const trackedViewSchema = z.strictObject({
  kind: z.enum(['page', 'product']),
  subject: z.string().regex(/^[\w./-]{1,120}$/),
  /** What a product view names besides the id. */
  product: z.strictObject({ name: z.string().max(200), price: euros, category: z.string().max(120) }).optional(),
});

const releasePart = z.string().regex(/^[\w.+-]{1,80}$/);
/** Releases by the name of the remote. `site`: the release set. */
export const trackedReleasesSchema = z
  .record(releasePart, releasePart)
  .refine((releases) => Object.keys(releases).length <= 20, { error: 'too many remotes' });

export const funnelQuery = z.object({
  from: shopDay,
  to: shopDay,
  remote: releasePart.optional(),
  release: releasePart.optional(),
});

export const funnelSchema = z
  .object({
    steps: z.array(z.object({ step: z.enum(visitSteps), visits: z.int() })),
    releases: z.array(z.object({ remote: z.string(), release: z.string(), visits: z.int(), orders: z.int() })),
    /** The most viewed products, as their last view named them. */
    products: z.array(
      z.object({
        id: z.string(),
        name: z.string().nullable(),
        category: z.string().nullable(),
        priceCents: z.int().nullable(),
        views: z.int(),
      }),
    ),
  })
  .meta({ id: 'Funnel' });
