import type { Job } from '../../platform/jobs/job.ts';
import type { Services } from '../../platform/services/services.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { releaseStock } from '../orders/placement/stock-hold.ts';
import { addOrderEvent, bySystem } from '../orders/record/order-event.ts';
import { lockNextOrder, type OrderRow } from '../orders/record/order-rows.ts';
import { pendingMs } from '../orders/record/order-times.ts';
import { cancelOrder } from './cancel-order.ts';

type Work = (tx: Parameters<typeof releaseStock>[0], order: OrderRow) => Promise<unknown>;

/** Each order is processed in its own transaction, so an interrupted run loses nothing. */
async function forEachOrder({ db }: Services, where: SQL, work: Work): Promise<void> {
  for (let isMore = true; isMore; ) {
    isMore = await db.transaction(async (tx) => {
      const order = await lockNextOrder(tx, where);
      if (order) await work(tx, order);
      return order !== undefined;
    });
  }
}

/** Releases stock that was reserved for too long, and cancels unpaid orders, which returns their coupon. */
export const expireOrders: Job = {
  name: 'expire-orders',
  schedule: '* * * * *',
  async run(services) {
    const now = services.now();
    const at = now.toISOString();
    const before = new Date(now.getTime() - pendingMs).toISOString();
    const isHoldExpired = sql`o.status = 'en_attente' AND o.hold_expires_at <= ${at} AND EXISTS (
      SELECT 1 FROM stock_holds h WHERE h.order_id = o.id AND h.state = 'held')`;
    await forEachOrder(services, isHoldExpired, async (tx, order) => {
      await releaseStock(tx, order.id);
      await addOrderEvent(tx, { orderId: order.id, type: 'hold_expired', by: bySystem, at: now, isInternal: true });
    });
    const stale = sql`o.status = 'en_attente' AND o.created_at <= ${before} AND o.hold_expires_at <= ${at}`;
    await forEachOrder(services, stale, async (tx, order) => {
      const given = await cancelOrder(services, tx, { order, by: bySystem, reason: 'unpaid' });
      if (given instanceof Refusal) throw new Error(`Order ${order.number} cannot be cancelled: ${given.code}`);
    });
  },
};
