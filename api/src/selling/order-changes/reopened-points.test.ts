import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { tokenFor } from '../../../testing/platform/test-actors.ts';
import { TestBuyer } from '../../../testing/selling/test-buyer.ts';
import { addProduct } from '../../../testing/selling/test-shop.ts';
import { balanceOf } from '../loyalty/ledger.ts';
import { addEntry } from '../loyalty/order-points.ts';
import { bySystem } from '../orders/record/order-event.ts';
import { lockOrder } from '../orders/record/order-rows.ts';
import { markPaid } from './mark-paid.ts';

let api: TestApi;
const now = new Date('2026-11-17T09:00:00Z');

beforeAll(async () => {
  api = await startTestApi({ now: () => now });
}, 60_000);
afterAll(() => api.close(), 30_000);

it('an order that was cancelled and is paid after all spends its points again', async () => {
  const { services } = api;
  const token = await tokenFor(services, 'customer');
  const userId = token.split('.')[0] ?? '';
  const customer = new TestBuyer(api, { authorization: `Bearer ${token}` });
  const productId = await addProduct(services, { cents: 450, stock: 10 });
  const { balance } = await balanceOf(services.db, userId);
  await addEntry(services.db, { userId, kind: 'adjust', points: 100 - balance, pending: 0, at: now });
  const { body } = await customer.order({ items: [{ productId, quantity: 2 }], usesPoints: true });
  await customer.call(`POST /api/orders/${body.id}/cancel`, {});
  expect((await balanceOf(services.db, userId)).balance).toBe(100);
  const outcome = await services.db.transaction(async (tx) =>
    markPaid(services, tx, { order: await lockOrder(tx, body.id), by: bySystem, data: {} }),
  );
  expect([outcome, (await balanceOf(services.db, userId)).balance]).toEqual(['paid', 0]);
});
