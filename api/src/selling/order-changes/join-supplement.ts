import type { Queryable } from '../../platform/database/connection/connect.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import { updateOrder } from '../orders/record/change-order.ts';
import { addOrderEvent, type OrderActor } from '../orders/record/order-event.ts';
import type { OrderRow } from '../orders/record/order-rows.ts';
import { linesInWords } from '../orders/record/supplements.ts';

/** A paid supplement leaves with its order, so the order arrives no earlier. */
export async function joinSupplement(
  services: Services,
  tx: Queryable,
  { supplement, base, by }: { supplement: OrderRow; base: OrderRow; by: OrderActor },
): Promise<void> {
  const later = (column: 'estimated_from' | 'estimated_to') => sql`${sql.identifier(column)} =
    greatest(${sql.identifier(column)}, (SELECT c.${sql.identifier(column)} FROM orders c WHERE c.id = ${supplement.id}))`;
  await updateOrder(tx, base.id, sql`${later('estimated_from')}, ${later('estimated_to')}`);
  const text = [supplement.number, (await linesInWords(tx, supplement.id)).join(', ')].join(' · ');
  await addOrderEvent(tx, { orderId: base.id, type: 'supplement_added', by, at: services.now(), data: { text } });
}
