import type { Client } from '@aimante/api-contract';
import { validateCoupon } from '@aimante/api-contract/coupons';
import type { Loyalty } from '@aimante/api-contract/loyalty';
import { listDeskOrders } from '@aimante/api-contract/order-desk';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from '../src/platform/sql/sql.ts';
import { startTestApi, type TestApi } from '../testing/platform/start-test-api.ts';
import { seedOrders } from './commerce-orders.ts';

describe('the demo’s orders', () => {
  let api: TestApi;
  let admin: Client;
  beforeAll(async () => {
    api = await startTestApi({ seed: true });
    admin = await api.as('admin');
  }, 120_000);
  afterAll(() => api.close(), 30_000);

  const one = async (statement: ReturnType<typeof sql>) => (await api.services.db.execute(statement)).rows[0];

  it('are in every state and at every step', async () => {
    const { items } = await admin(listDeskOrders, { query: { limit: 200 } });
    const states = new Set(items.map(({ status, paymentStatus }) => `${status} ${paymentStatus}`));
    expect([...states].toSorted()).toEqual([
      'annule paid',
      'annule pending',
      'en_attente failed',
      'en_attente pending',
      'en_cours paid',
      'termine paid',
    ]);
    const stages = new Set(items.filter(({ status }) => status === 'en_cours').map(({ stage }) => stage));
    expect([...stages].toSorted()).toEqual([
      'a_verifier',
      'assemble',
      'bloque',
      'emballe',
      'expedie',
      'imprime',
      'pret',
      'pret_retrait',
    ]);
  });

  it('have books that are in order', async () => {
    expect(
      await one(sql`SELECT count(*)::int AS n, max(number)::int AS last, bool_and(ordered) AS chronological FROM (
        SELECT number, issued_at >= lag(issued_at, 1, issued_at) OVER (ORDER BY number) AS ordered FROM invoices WHERE series = 'F') i`),
    ).toMatchObject({ chronological: true });
    expect(
      await one(sql`SELECT count(*)::int AS gaps FROM invoice_counters c WHERE last_number <>
      (SELECT count(*) FROM invoices i WHERE i.series = c.series AND i.year = c.year)`),
    ).toEqual({ gaps: 0 });
    expect(
      await one(sql`SELECT count(*)::int AS wrong FROM stocks s WHERE market_event_id IS NULL AND on_hand <>
        (SELECT coalesce(sum(delta), 0) FROM stock_movements m WHERE m.stock_id = s.id)`),
    ).toEqual({ wrong: 0 });
    expect(
      await one(sql`SELECT count(*)::int AS wrong FROM stocks s WHERE held <>
      (SELECT coalesce(sum(units), 0) FROM stock_holds h WHERE h.stock_id = s.id AND h.state = 'held')`),
    ).toEqual({ wrong: 0 });
    expect(await one(sql`SELECT count(*)::int AS waiting FROM outbox WHERE payload ? 'orderNumber'`)).toEqual({
      waiting: 0,
    });
  });

  it('earned their customer points, one reward of which is spent', async () => {
    const { rows } = await api.services.db.execute<{ id: string }>(
      sql`SELECT id FROM users WHERE email = 'client@aimante.test'`,
    );
    const response = await fetch(`${api.url}/api/loyalty`, {
      headers: { authorization: `Bearer ${rows[0]?.id}.customer` },
    });
    const loyalty = (await response.json()) as Loyalty;
    const kinds = new Set(loyalty.entries.map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual(['earn', 'redeem', 'release']);
  });

  it('are logged once, however often the server starts', async () => {
    const before = await one(sql`SELECT count(*)::int AS n FROM orders`);
    await seedOrders(api.services);
    expect(await one(sql`SELECT count(*)::int AS n FROM orders`)).toEqual(before);
  });

  it.each([
    ['BIENVENUE10', 200],
    ['MOINS5', 200],
    ['VIP20', 200],
    ['ETE2025', 400],
    ['COMPLET', 400],
  ])('leave the coupon %s as it is announced', async (code, status) => {
    const answer = await api.visitor(validateCoupon, { body: { code, cartTotal: 100 } }).then(
      () => 200,
      (error: { status: number }) => error.status,
    );
    expect(answer).toBe(status);
  });
});
