import { unpackedStages } from '@aimante/shop/order-states';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { defineLookup } from '../../../platform/events/lookup.ts';
import type { Services } from '../../../platform/services/services.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';
import { isUnproduced, phaseOf } from './order-machine.ts';
import { lockOrder, type OrderRow } from './order-rows.ts';
import { isFullyRefunded, isOwed } from './refund-sums.ts';

/** By the id of an order: whether a magnet of it was ever on a print sheet. */
export const wasOnSheet = defineLookup('order.was-on-sheet');

/** Why a supplement was cancelled: the team withdrew it, or the order changed before it was paid. */
export const supplementEnds = { withdrawn: 'withdrawn', outdated: 'outdated' } as const;

/** The order that a supplement adds to, locked. Undefined: the order is no supplement. */
export async function lockBaseOf(tx: Queryable, orderId: string): Promise<OrderRow | undefined> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`SELECT base_id AS id FROM order_supplements WHERE order_id = ${orderId}`,
  );
  return rows[0] && lockOrder(tx, rows[0].id);
}

/** Items can be added to a paid order until it is on a sheet. */
export async function takesItems(
  services: Pick<Services, 'lookups'>,
  tx: Queryable,
  order: OrderRow,
): Promise<boolean> {
  if (phaseOf(order) !== 'production' || !isUnproduced(order.stage)) return false;
  const { rows } = await tx.execute<{ was: boolean }>(
    sql`SELECT ${wasOnSheet(services, sql`${order.id}::uuid`)} AS was`,
  );
  return rows[0]?.was === false && !(await isFullyRefunded(tx, order));
}

/** Number of the order that leaves in the same parcel and is not packed yet. */
export async function waitedFor(db: Queryable, orderId: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ number: string }>(sql`SELECT o.number FROM orders o
    LEFT JOIN order_supplements s ON s.order_id = o.id
    WHERE coalesce(s.base_id, o.id) = coalesce((SELECT base_id FROM order_supplements WHERE order_id = ${orderId}), ${orderId})
    AND o.id <> ${orderId} AND o.status = 'en_cours' AND o.stage = ANY (${[...unpackedStages]}::text[])
    AND ${isOwed} ORDER BY o.number LIMIT 1`);
  return rows[0]?.number;
}

export interface SupplementRow extends Record<string, unknown> {
  id: string;
  number: string;
  isOpen: boolean;
}

/** The supplements of an order that are not cancelled, the oldest first. */
export async function supplementsOf(db: Queryable, baseId: string): Promise<SupplementRow[]> {
  const { rows } = await db.execute<SupplementRow>(sql`SELECT o.id, o.number, o.status = 'en_attente' AS "isOpen"
    FROM order_supplements s JOIN orders o ON o.id = s.order_id WHERE s.base_id = ${baseId} AND o.status <> 'annule'
    ORDER BY s.created_at, o.number`);
  return rows;
}

/** "2 × Magnet" for each line of an order. */
export async function linesInWords(db: Queryable, orderId: string): Promise<string[]> {
  const { rows } = await db.execute<{
    text: string;
  }>(sql`SELECT l.quantity || ${'\u00A0×\u00A0'}::text || l.name AS text
    FROM order_lines l WHERE l.order_id = ${orderId} ORDER BY l.position`);
  return rows.map(({ text }) => text);
}

/** The state of a supplement `c`. The subquery names it `o`, as the sums of its refunds do. */
const stateOf = sql`(SELECT CASE WHEN o.status = 'en_attente' THEN 'open'
  WHEN o.status <> 'annule' AND ${isOwed} THEN 'paid'
  WHEN o.status <> 'annule' OR EXISTS (SELECT 1 FROM payment_attempts a WHERE a.order_id = o.id AND a.state = 'paid')
    THEN 'refunded'
  WHEN o.cancel_reason = 'unpaid' THEN 'expired' ELSE 'withdrawn' END FROM orders o WHERE o.id = c.id)`;

/** The supplements of an order \`o\`, and the order that it adds to. */
export const supplementColumns: SQL = sql`coalesce((SELECT json_agg(json_build_object('id', c.id, 'number', c.number,
    'state', ${stateOf}, 'stage', c.stage, 'totalCents', c.total_cents, 'expiresAt', c.hold_expires_at,
    'lines', (SELECT json_agg(l.quantity || ${'\u00A0×\u00A0'}::text || l.name ORDER BY l.position) FROM order_lines l
      WHERE l.order_id = c.id)) ORDER BY s.created_at, c.number)
    FROM order_supplements s JOIN orders c ON c.id = s.order_id WHERE s.base_id = o.id), '[]') AS supplements,
  (SELECT json_build_object('id', b.id, 'number', b.number, 'stage', b.stage) FROM order_supplements s
    JOIN orders b ON b.id = s.base_id WHERE s.order_id = o.id) AS "supplementTo"`;
