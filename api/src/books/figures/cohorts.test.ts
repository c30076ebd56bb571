import { getFigures, listCohorts } from '@aimante/api-contract/operations';
import { idempotencyHeader, type Order } from '@aimante/api-contract/orders';
import { describe, expect, it } from '@jest/globals';
import { testDesk } from '../../../testing/desk/desk.ts';
import { TestBuyer } from '../../../testing/selling/test-buyer.ts';
import { cardPayment } from '../../../testing/selling/test-cards.ts';
import { addProduct } from '../../../testing/selling/test-shop.ts';
import { settlePayments } from '../../selling/index.ts';
import { checkCohorts, compareCohorts, readCohorts } from './cohorts.ts';

const desk = testDesk();

async function buy(email: string, at: string): Promise<Order> {
  desk.now = new Date(at);
  const productId = await addProduct(desk.api.services, { cents: 1000 });
  const guest = new TestBuyer(desk.api);
  const { body } = await guest.order({ items: [{ productId, quantity: 1 }], email, method: 'express' });
  const token = { 'x-order-token': body.trackToken ?? '' };
  await guest.call(`POST /api/orders/${body.id}/pay`, cardPayment(body.totalCents), token);
  await settlePayments.run(desk.api.services);
  return body;
}

async function refund({ id, totalCents }: Order): Promise<void> {
  await desk.admin.call(
    `POST /api/admin/orders/${id}/refunds`,
    { amountCents: totalCents, reason: 'Retour' },
    { [idempotencyHeader]: crypto.randomUUID() },
  );
  await settlePayments.run(desk.api.services);
}

describe('the customers of a month', () => {
  it('are those whose first kept order is of this month, with their revenue until today', async () => {
    const first = await buy('one@exemple.test', '2026-09-05T10:00:00Z');
    const again = await buy('one@exemple.test', '2026-11-05T10:00:00Z');
    const other = await buy('two@exemple.test', '2026-09-20T10:00:00Z');
    await refund(await buy('three@exemple.test', '2026-09-21T10:00:00Z'));
    await refund(await buy('two@exemple.test', '2026-10-21T10:00:00Z'));
    const admin = await desk.api.as('admin');
    const { items } = await admin(listCohorts);
    expect(items).toEqual([
      {
        ...{ month: '2026-09', customers: 2, returning: 1, orders: 3 },
        cents: first.totalCents + again.totalCents + other.totalCents,
      },
    ]);
    expect(await checkCohorts(desk.api.services.db)).toEqual([]);
  });

  it('make the night check red when their revenue is not that of the books', async () => {
    const cohorts = await readCohorts(desk.api.services.db);
    const cents = cohorts.reduce((sum, cohort) => sum + cohort.cents, 0);
    expect(compareCohorts(cohorts, cents)).toEqual([]);
    expect(compareCohorts(cohorts, cents + 1)).toEqual([{ check: 'cohorts-equal-sales', count: 1, samples: ['-1'] }]);
  });
});

describe('the figures of a period', () => {
  it('are those of any days, net of refunds, day by day', async () => {
    const admin = await desk.api.as('admin');
    const { revenue, byDay } = await admin(getFigures, { query: { from: '2025-12-01', to: '2026-11-30' } });
    expect(revenue.orders).toBe(3);
    expect(byDay).toHaveLength(365);
    expect(byDay.reduce((sum, { cents }) => sum + cents, 0)).toBe(revenue.cents);
  });

  it('are refused for more than a year, or an end before the start', async () => {
    const admin = await desk.api.as('admin');
    for (const query of [
      { from: '2025-01-01', to: '2026-01-02' },
      { from: '2026-01-02', to: '2026-01-01' },
    ])
      await expect(admin(getFigures, { query })).rejects.toMatchObject({ code: 'FIGURES_PERIOD_WRONG' });
  });
});
