import type { Order, OrderStage } from '@aimante/api-contract/orders';
import { nextStages } from '@aimante/shop/order-states';
import { describe, expect, it } from '@jest/globals';
import { testDesk } from '../../../testing/desk/desk.ts';
import { cardPayment } from '../../../testing/selling/test-cards.ts';
import { sql } from '../../platform/sql/sql.ts';
import { type Phase, transitions } from '../../selling/index.ts';

const desk = testDesk();
const { buyBox, change, pay } = desk;

describe('the state machine', () => {
  const phases: Phase[] = ['awaiting', 'failed', 'production', 'done', 'cancelled'];
  const bring: Record<Phase, () => Promise<Order>> = {
    awaiting: buyBox,
    async failed() {
      const order = await buyBox();
      await desk.customer.call(
        `POST /api/orders/${order.id}/pay`,
        cardPayment(order.totalCents, '4000 0000 0000 0002'),
      );
      return order;
    },
    production: async () => pay(await buyBox()),
    async done() {
      const order = await pay(await buyBox());
      await change(order, { status: 'termine' });
      return order;
    },
    async cancelled() {
      const order = await buyBox();
      await change(order, { status: 'annule' });
      return order;
    },
  };
  const ask: Partial<Record<Phase, (order: Order) => Promise<{ status: number }>>> = {
    production: (order) => desk.admin.call(`POST /api/admin/orders/${order.id}/mark-paid`, { provider: 'cash' }),
    done: (order) => change(order, { status: 'termine' }),
    cancelled: (order) => change(order, { status: 'annule' }),
  };
  const isLegal = (from: Phase, to: Phase) =>
    Object.entries(transitions).some(
      ([name, one]) => name !== 'reopen' && (one.from as readonly Phase[]).includes(from) && one.to === to,
    );

  it.each(phases.flatMap((from) => (Object.keys(ask) as Phase[]).map((to) => [from, to] as const)))(
    'from %s to %s: as its table says',
    async (from, to) => {
      const order = await bring[from]();
      const answer = await ask[to]?.(order);
      // An order that is already in the requested phase stays there, without a history entry.
      const isThere = from === to && to !== 'production';
      expect(answer?.status).toBe(isLegal(from, to) || isThere ? 200 : 409);
    },
  );

  const stages = Object.keys(nextStages) as OrderStage[];
  it('of production allows exactly the moves of its table, of 100 pairs', async () => {
    const order = await pay(await buyBox());
    const legal: string[] = [];
    for (const from of stages) {
      for (const to of stages.filter((stage) => stage !== from)) {
        await desk.api.services.db.execute(
          sql`UPDATE orders SET stage = ${from}, status = 'en_cours' WHERE id = ${order.id}`,
        );
        const { status } = await change(order, { stage: to });
        expect([200, 409]).toContain(status);
        if (status === 200) legal.push(`${from} ${to}`);
      }
    }
    const table = stages.flatMap((from) => nextStages[from].map((to) => `${from} ${to}`));
    const pickup = ['emballe pret_retrait'];
    expect(legal.toSorted()).toEqual(table.filter((pair) => !pickup.includes(pair)).toSorted());
  }, 60_000);
});
