import type { BatchPlan } from '@aimante/api-contract/batches';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { isOwed, missingOfOrder } from '../../../selling/index.ts';
import type { Planned } from './plan.ts';
import type { ChosenOrders, ReadyTile, WaitingOrder } from './ready-tiles.ts';

type LeftOut = BatchPlan['leftOut'];
type Reason = LeftOut[number]['reason'];

interface Candidates {
  tiles: readonly ReadyTile[];
  waiting: readonly WaitingOrder[];
  planned: Planned;
  /** Those of `tiles` that fit the sheet profile. */
  fitting: readonly ReadyTile[];
}

/** Chosen orders of which the batch contains no magnet, with the reason, in the order of their numbers. */
export async function selectLeftOut(
  db: Queryable,
  { orderIds, evenRefunded = false }: ChosenOrders,
  candidates: Candidates,
): Promise<LeftOut> {
  if (!orderIds) return [];
  const { rows } = await db.execute<{ id: string; number: string; reason: Reason }>(sql`
    SELECT o.id, o.number, CASE WHEN o.status = 'annule' THEN 'cancelled' WHEN o.status = 'en_attente' THEN 'unpaid'
      WHEN o.status = 'termine' THEN 'finished' WHEN o.stage <> 'pret' AND ${missingOfOrder(sql`o.id`)} > 0 THEN 'photos_missing'
      WHEN o.stage <> 'pret' THEN 'not_ready'
      WHEN NOT (${evenRefunded} OR ${isOwed}) THEN 'refunded'
      WHEN NOT EXISTS (SELECT 1 FROM order_line_photos p JOIN order_lines l ON l.id = p.order_line_id
        WHERE l.order_id = o.id AND l.stage <> 'void') THEN 'no_photos'
      ELSE 'in_batch' END AS reason
    FROM orders o WHERE o.id = ANY (${orderIds}::uuid[]) ORDER BY o.number`);
  const { laid, reasons } = reasonsOf(candidates);
  return rows
    .filter(({ id }) => !laid.has(id))
    .map(({ id, number, reason }) => ({ id, number, reason: reasons.get(id) ?? reason }));
}

/** Orders with a place on the sheets, and why others with tiles to print have none. */
function reasonsOf({ tiles, waiting, planned, fitting }: Candidates) {
  const idsOf = (some: readonly ReadyTile[]) => some.map(({ orderId }) => orderId);
  const laid = new Set(
    planned.plan.runs.flatMap(({ sheets }) => sheets.flatMap(({ pieces }) => pieces.map(({ ref }) => ref.orderId))),
  );
  const reasons = new Map<string, Reason>([
    ...waiting.map(({ id }) => [id, 'tiles_missing'] as const),
    ...idsOf(tiles).map((id) => [id, 'other_sheet'] as const),
    ...idsOf(fitting).map((id) => [id, 'no_room'] as const),
    ...idsOf(planned.tiles).map((id) => [id, 'too_large'] as const),
  ]);
  return { laid, reasons };
}
