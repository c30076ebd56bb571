import { shareOut, vatWithin } from '@aimante/shop/pricing';
import { type RefundableLine, refundedVat, refundOfUnits } from '@aimante/shop/refund-parts';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';
import type { Refusal } from '../../../platform/text/refusal.ts';
import { orderErrors } from './errors.ts';
import { isOpenFailure } from './refund-sums.ts';

/** One line of a refund, copied when it is requested, so that its credit note stays the same. */
export interface RefundPart {
  /** Null: the delivery. */
  lineId: string | null;
  name: string;
  quantity: number;
  unitCents: number;
  amountCents: number;
  vatCents: number;
  vatRate: number;
}

export interface RefundChoice {
  lines: readonly { lineId: string; quantity: number }[];
  shipping: boolean;
}

interface Line extends RefundableLine {
  id: string;
  /** Magnets of one set. 1: no set. */
  setSize: number;
  name: string;
  unitCents: number;
  totalCents: number;
  vatRate: number;
}

interface Source extends Record<string, unknown> {
  discountCents: number;
  shippingCents: number;
  vatRate: number;
  shippingName: string;
  lines: (Omit<Line, 'paidCents' | 'refundedQuantity'> & { paidCents: number | null })[];
  taken: Pick<RefundPart, 'lineId' | 'quantity'>[];
}

export interface Refundable {
  lines: Line[];
  shipping: Pick<RefundPart, 'name' | 'vatRate'> & { cents: number };
}

/** Magnets of one set, for a statement with `order_lines l`. 1: no set. */
export const setSize: SQL = sql`CASE WHEN l.bundle_id IS NULL THEN 1 ELSE l.quantity / l.stock_units END`;

/** The lines of an order with what was paid for each, less what refunds pay back. A returned refund is still owed. */
export async function readRefundable(db: Queryable, orderId: string): Promise<Refundable> {
  const { rows } = await db.execute<Source>(sql`SELECT o.discount_cents AS "discountCents",
      o.shipping_cents AS "shippingCents", o.vat_rate::float8 AS "vatRate",
      CASE o.locale WHEN 'fr' THEN 'Livraison' ELSE 'Delivery' END AS "shippingName",
      (SELECT json_agg(json_build_object('id', l.id, 'name', l.name || coalesce(' (' || l.options || ')', ''),
        'quantity', l.quantity, 'setSize', ${setSize}, 'unitCents', l.unit_price_cents, 'totalCents', l.total_cents, 'paidCents', l.paid_cents,
        'vatRate', l.vat_rate::float8) ORDER BY l.position) FROM order_lines l WHERE l.order_id = o.id) AS lines,
      coalesce((SELECT json_agg(p.part) FROM refunds r, jsonb_array_elements(r.parts) p (part)
        WHERE r.order_id = o.id AND (r.state <> 'failed' OR ${isOpenFailure})), '[]') AS taken
    FROM orders o WHERE o.id = ${orderId}`);
  const [source] = rows;
  if (!source) throw new Error(`Order ${orderId} is gone`);
  const takenOf = (lineId: string | null) =>
    source.taken.filter((part) => part.lineId === lineId).reduce((sum, { quantity }) => sum + quantity, 0);
  // Lines of before have no amount of their own: the discount is shared out by their totals.
  const totals = source.lines.map(({ totalCents }) => totalCents);
  const shares = shareOut(source.discountCents, totals);
  return {
    lines: source.lines.map((line, place) => ({
      ...line,
      paidCents: line.paidCents ?? line.totalCents - (shares[place] ?? 0),
      refundedQuantity: takenOf(line.id),
    })),
    shipping: {
      name: source.shippingName,
      vatRate: source.vatRate,
      cents: takenOf(null) > 0 ? 0 : source.shippingCents,
    },
  };
}

/** The chosen lines with their amounts, or why they cannot be refunded. Requires the order's row lock. */
export async function chooseParts(
  tx: Queryable,
  { orderId, choice }: { orderId: string; choice: RefundChoice },
): Promise<RefundPart[] | Refusal> {
  const { lines, shipping } = await readRefundable(tx, orderId);
  const parts: RefundPart[] = [];
  for (const { lineId, quantity } of choice.lines) {
    const line = lines.find(({ id }) => id === lineId);
    const available = (line?.quantity ?? 0) - (line?.refundedQuantity ?? 0);
    if (!line || quantity > available || parts.some((part) => part.lineId === lineId))
      return orderErrors.REFUND_LINE_TAKEN({ name: line?.name ?? lineId, available: Math.max(0, available) });
    const { name, unitCents, vatRate } = line;
    const vatCents = refundedVat(line, quantity, vatRate);
    parts.push({ lineId, name, quantity, unitCents, amountCents: refundOfUnits(line, quantity), vatCents, vatRate });
  }
  if (!choice.shipping) return parts;
  const { name, vatRate, cents } = shipping;
  if (cents === 0) return orderErrors.REFUND_LINE_TAKEN({ name, available: 0 });
  const vatCents = vatWithin(cents, vatRate);
  return [...parts, { lineId: null, name, quantity: 1, unitCents: cents, amountCents: cents, vatCents, vatRate }];
}

export async function partsOfRefund(db: Queryable, refundId: string): Promise<RefundPart[] | null> {
  const { rows } = await db.execute<{ parts: RefundPart[] | null }>(
    sql`SELECT r.parts FROM refunds r WHERE r.id = ${refundId}`,
  );
  return rows[0]?.parts ?? null;
}

/** What is shown of the parts, for a statement with `refunds r`. */
export const shownParts: SQL = sql`(SELECT json_agg(json_build_object('lineId', p.part ->> 'lineId', 'name', p.part ->> 'name',
  'quantity', (p.part ->> 'quantity')::int, 'amountCents', (p.part ->> 'amountCents')::int))
  FROM jsonb_array_elements(r.parts) p (part))`;
