import type { Order } from '@aimante/api-contract/orders';
import { describeOrder } from '@aimante/shop/order-states';
import type { VatRule } from '@aimante/shop/vat';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { inLocale } from '../../../platform/database/sql/in-locale.ts';
import { wireTime } from '../../../platform/database/sql/wire-time.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import type { Locale } from '../../../platform/text/refusal.ts';
import { signOrderToken } from '../../orders/access/order-link.ts';
import { type AttemptRow, attemptJson, viewAttempt } from '../../orders/placement/attempt-rows.ts';
import { missingOfOrder } from '../../orders/record/missing-photos.ts';
import { documentsOfOrder } from '../../orders/record/order-documents.ts';
import type { OrderRow } from '../../orders/record/order-rows.ts';
import { shownParts } from '../../orders/record/refund-parts.ts';
import { refundColumns, refundedVat } from '../../orders/record/refund-sums.ts';
import { supplementColumns } from '../../orders/record/supplements.ts';
import { methodTexts } from '../../shipping/texts.ts';
import { vatNotice } from '../../vat/vat-notice.ts';
import { actionsOf, markOf } from './order-actions.ts';
import { type LineRow, lineJson, viewLine } from './order-line-view.ts';

interface FullOrderRow extends OrderRow {
  phone: string | null;
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  vatCents: number;
  vatRate: number;
  vatRule: VatRule;
  vatTerritory: string;
  missingPhotos: number;
  vatRates: number[];
  refundedVatCents: number;
  couponCode: string | null;
  isGift: boolean;
  giftMessage: string | null;
  pointsSpent: number;
  pointsCents: number;
  shippingAddress: Order['shippingAddress'];
  billingAddress: Order['billingAddress'];
  relay: Order['relay'];
  marketEvent: NonNullable<Order['marketEvent']> | null;
  customerNote: string | null;
  cancelReason: string | null;
  blockReason: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
  estimatedFrom: string | null;
  estimatedTo: string | null;
  cancelledAt: string | null;
  deliveredAt: string | null;
  lines: LineRow[];
  events: Order['events'];
  attempt: AttemptRow | null;
  checkoutId: string | null;
  replacement: { id: string; isPaid: boolean } | null;
  refunds: NonNullable<Order['refunds']>;
  documents: { series: 'F' | 'A'; label: string; issuedAt: string }[];
  refundPendingCents: number;
  refundFailedCents: number;
  supplements: Omit<NonNullable<Order['supplements']>[number], 'trackToken'>[];
  supplementTo: Omit<NonNullable<Order['supplementTo']>, 'trackToken'> | null;
}

async function selectFullOrder(
  services: Context,
  db: Queryable,
  { id, locale }: { id: string; locale: Locale },
): Promise<FullOrderRow | undefined> {
  const { rows } =
    await db.execute<FullOrderRow>(sql`SELECT o.id, o.number, o.user_id AS "userId", o.email, o.phone, o.locale,
      o.status, o.payment_status AS "paymentStatus", o.stage, o.subtotal_cents AS "subtotalCents",
      o.discount_cents AS "discountCents", o.shipping_cents AS "shippingCents", o.vat_cents AS "vatCents",
      o.vat_rate::float8 AS "vatRate", o.vat_rule AS "vatRule", o.vat_territory AS "vatTerritory",
      coalesce((SELECT array_agg(DISTINCT l.vat_rate::float8) FROM order_lines l WHERE l.order_id = o.id), ARRAY[o.vat_rate::float8])
        AS "vatRates",
      ${refundedVat} AS "refundedVatCents", ${missingOfOrder(sql`o.id`)} AS "missingPhotos",
      o.total_cents AS "totalCents", o.refunded_cents AS "refundedCents",
      ${refundColumns},
      o.coupon_id AS "couponId", o.coupon_code AS "couponCode", o.is_gift AS "isGift", o.gift_message AS "giftMessage", o.points_spent AS "pointsSpent", o.points_cents AS "pointsCents", o.shipping_method AS "shippingMethod", o.relay,
      o.shipping_address AS "shippingAddress", o.billing_address AS "billingAddress", o.customer_note AS "customerNote",
      o.cancel_reason AS "cancelReason", o.block_reason AS "blockReason", o.tracking_number AS "trackingNumber",
      o.tracking_url AS "trackingUrl", o.estimated_from::text AS "estimatedFrom", o.estimated_to::text AS "estimatedTo",
      o.hold_expires_at AS "holdExpiresAt", o.hold_extended AS "holdExtended", o.paid_at AS "paidAt",
      o.completed_at AS "completedAt", o.cancelled_at AS "cancelledAt", o.created_at AS "createdAt", o.version,
      o.checkout_id AS "checkoutId", CASE WHEN o.status = 'annule' THEN (
        SELECT json_build_object('id', p.id, 'isPaid', p.payment_status = 'paid') FROM orders p
        WHERE p.checkout_id = o.checkout_id AND p.id <> o.id AND p.email = o.email
          AND (p.status <> 'annule' OR p.payment_status = 'paid')
        ORDER BY p.payment_status = 'paid' DESC LIMIT 1) END AS replacement,
      (SELECT max(e.at) FROM order_events e WHERE e.order_id = o.id AND e.type = 'stage_changed'
        AND e.data ->> 'to' IN ('livre', 'retire')) AS "deliveredAt",
      CASE WHEN m.id IS NOT NULL THEN json_build_object('id', m.id, 'name', ${inLocale(sql`m.name`, locale)}, 'place', m.place,
        'address', m.address, 'startsAt', m.starts_at, 'endsAt', m.ends_at) END AS "marketEvent",
      (SELECT json_agg(${lineJson} ORDER BY l.position) FROM order_lines l WHERE l.order_id = o.id) AS lines,
      coalesce((SELECT json_agg(json_build_object('type', e.type, 'by', e.actor_role, 'data', e.data, 'at', e.at)
        ORDER BY e.at DESC, e.position DESC) FROM order_events e WHERE e.order_id = o.id AND e.is_public), '[]') AS events,
      (SELECT ${attemptJson} FROM payment_attempts a WHERE a.order_id = o.id ORDER BY a.position DESC LIMIT 1)
        AS attempt,
      coalesce((SELECT json_agg(json_build_object('id', r.id, 'amountCents', r.amount_cents, 'state', r.state,
        'createdAt', r.created_at, 'parts', ${shownParts}) ORDER BY r.created_at DESC, r.id DESC) FROM refunds r
        LEFT JOIN payment_attempts a ON a.id = r.payment_attempt_id
        WHERE r.order_id = o.id AND coalesce(a.state, 'paid') = 'paid'), '[]') AS refunds,
      ${documentsOfOrder(services, sql`o.id`)} AS documents,
      ${supplementColumns}
    FROM orders o LEFT JOIN market_events m ON m.id = o.market_event_id WHERE o.id = ${id}`);
  return rows[0];
}

type Context = Pick<Services, 'secrets' | 'now' | 'lookups'>;

export async function readOrder(
  services: Context,
  db: Queryable,
  { id, locale }: { id: string; locale: Locale },
): Promise<Order> {
  const row = await selectFullOrder(services, db, { id, locale });
  if (!row) throw new Error(`Order ${id} is gone`);
  return viewOrder(services, row, locale);
}

const maybeTime = (value: string | null): string | null => (value === null ? null : wireTime(value));

const noticeOf = ({ vatRule: rule, vatTerritory: territory }: FullOrderRow, rates: readonly number[], locale: Locale) =>
  vatNotice({ rule, territory, rates }, locale);

/** A refund takes back its share of the points. */
function pointsLeft(row: FullOrderRow): number {
  const points = row.lines.reduce((sum, line) => sum + line.loyaltyPoints, 0);
  const { refundedCents, pendingCents } = describeOrder(row);
  return row.totalCents === 0 ? points : Math.round(points * (1 - (refundedCents + pendingCents) / row.totalCents));
}

const keptLines = ({ lines }: FullOrderRow): LineRow[] =>
  lines.filter(({ quantity, removedQuantity = 0 }) => quantity > removedQuantity);

/** The VAT of an order that items left before printing. */
function vatLeftOf(row: FullOrderRow, locale: Locale): Pick<Order, 'vatLeft'> {
  const { status, lines, vatCents, refundedVatCents } = row;
  if (status === 'annule' || lines.every(({ removedQuantity = 0 }) => removedQuantity === 0)) return {};
  const cents = describeOrder(row).isFullyRefunded ? 0 : Math.max(0, vatCents - refundedVatCents);
  return {
    vatLeft: { cents, notice: noticeOf(row, [...new Set(keptLines(row).map(({ vatRate }) => vatRate))], locale) },
  };
}

/** Dates count from the payment and the last photo. Nothing is promised before, nor after the arrival or a cancellation. */
function estimateOf({ status, missingPhotos, estimatedFrom, estimatedTo }: FullOrderRow): Order['estimate'] {
  const isPromised = status === 'en_cours' && !missingPhotos && estimatedFrom !== null && estimatedTo !== null;
  return isPromised ? { from: estimatedFrom, to: estimatedTo } : null;
}

function viewOrder(services: Context, row: FullOrderRow, locale: Locale): Order {
  const now = services.now();
  const token = signOrderToken(services.secrets.link, row.id, now);
  const { marketEvent } = row;
  // A cancelled order earns nothing, nor does one with a full refund, even while the refund is on its way.
  const isKept = row.status !== 'annule' && !describeOrder(row).isFullyRefunded;
  return {
    id: row.id,
    number: row.number,
    createdAt: wireTime(row.createdAt),
    status: row.status,
    paymentStatus: row.paymentStatus,
    stage: row.stage,
    mark: markOf(row),
    totalCents: row.totalCents,
    refundedCents: row.refundedCents,
    refundPendingCents: row.refundPendingCents,
    refundFailedCents: row.refundFailedCents,
    email: row.email,
    phone: row.phone,
    subtotalCents: row.subtotalCents,
    discountCents: row.discountCents,
    pointsSpent: row.pointsSpent,
    pointsCents: row.pointsCents,
    shippingCents: row.shippingCents,
    vatCents: row.vatCents,
    vatRate: row.vatRate,
    vatRule: row.vatRule,
    vatNotice: noticeOf(row, row.vatRates, locale),
    ...vatLeftOf(row, locale),
    couponCode: row.couponCode,
    gift: row.isGift
      ? { message: row.giftMessage, isWrapped: row.lines.some(({ kind }) => kind === 'gift_wrap') }
      : null,
    shippingMethod: row.shippingMethod,
    shippingMethodName: methodTexts[row.shippingMethod][locale].name,
    shippingAddress: row.shippingAddress,
    billingAddress: row.billingAddress,
    relay: row.relay,
    marketEvent: marketEvent && {
      ...marketEvent,
      startsAt: wireTime(marketEvent.startsAt),
      endsAt: wireTime(marketEvent.endsAt),
    },
    customerNote: row.customerNote,
    cancelReason: row.cancelReason,
    blockReason: row.blockReason,
    trackingNumber: row.trackingNumber,
    trackingUrl: row.trackingUrl,
    estimate: estimateOf(row),
    holdExpiresAt: maybeTime(row.holdExpiresAt),
    paidAt: maybeTime(row.paidAt),
    completedAt: maybeTime(row.completedAt),
    cancelledAt: maybeTime(row.cancelledAt),
    lines: row.lines.map((line) => viewLine(services, line, { now, events: row.events })),
    events: row.events.map((event) => ({ ...event, at: wireTime(event.at) })),
    payment: row.attempt && viewAttempt(row.attempt),
    documents: row.documents.map(({ series, label, issuedAt }) => ({
      kind: series === 'F' ? 'invoice' : 'credit_note',
      label,
      url: `/api/orders/${row.id}/invoice.pdf?document=${label}&token=${token}`,
      issuedAt: wireTime(issuedAt),
    })),
    refunds: row.refunds.map((refund) => ({ ...refund, createdAt: wireTime(refund.createdAt) })),
    loyaltyPoints: isKept ? pointsLeft(row) : 0,
    ...(row.missingPhotos > 0 && { missingPhotos: row.missingPhotos }),
    hasPhotos: keptLines(row).some(({ isPersonalised }) => isPersonalised),
    isGuestOrder: row.userId === null,
    actions: { ...actionsOf(row, now), ...(row.supplementTo && { canChangeAddress: false }) },
    trackToken: token,
    checkoutId: row.checkoutId,
    replacedBy: row.replacement && {
      trackToken: signOrderToken(services.secrets.link, row.replacement.id, now),
      isPaid: row.replacement.isPaid,
    },
    supplements: row.supplements.map(({ expiresAt, ...supplement }) => ({
      ...supplement,
      expiresAt: maybeTime(expiresAt),
      trackToken: signOrderToken(services.secrets.link, supplement.id, now),
    })),
    supplementTo: row.supplementTo && {
      ...row.supplementTo,
      trackToken: signOrderToken(services.secrets.link, row.supplementTo.id, now),
    },
    version: row.version,
  };
}
