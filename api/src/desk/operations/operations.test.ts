import type { Client } from '@aimante/api-contract';
import { createCategory } from '@aimante/api-contract/catalogue';
import { getDashboard, listAudit, listOutbox, retryMail, trackView } from '@aimante/api-contract/operations';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';

const unknownId = '01a1f7b6-0860-7d86-b4f2-a4984d5cb4b3';

describe('running the shop', () => {
  let api: TestApi;
  let admin: Client;
  let now = new Date('2026-11-20T10:00:00Z');
  beforeAll(async () => {
    api = await startTestApi({ now: () => now });
    admin = await api.as('admin');
  }, 120_000);
  afterAll(() => api.close());

  const order = (
    number: string,
    { cents, daysAgo, status = 'en_cours' }: { cents: number; daysAgo: number; status?: string },
  ) =>
    api.services.pool.query(
      `WITH placed AS (
        INSERT INTO orders (id, number, email, status, payment_status, subtotal_cents, total_cents, shipping_method, paid_at)
          VALUES ($1, $2, 'a@b.test', $4, 'paid', $3, $3, 'standard', $5) RETURNING id, number, paid_at)
       INSERT INTO invoices (id, series, year, number, label, order_id, data, issued_at)
         SELECT id, 'F', 2026, right(number, 1)::int, 'F2026-' || number, id,
           jsonb_build_object('totalCents', $3::int, 'vatCents', 0), paid_at FROM placed`,
      [uuidv7(), number, cents, status, new Date(now.getTime() - daysAgo * 86_400_000).toISOString()],
    );

  it('shows what was earned, beside the time before, and what waits', async () => {
    await order('A-1', { cents: 1000, daysAgo: 1 });
    await order('A-2', { cents: 3000, daysAgo: 5, status: 'termine' });
    await order('A-3', { cents: 500, daysAgo: 9 });
    const stats = await admin(getDashboard, { query: { days: 7 } });
    expect(stats.revenue).toMatchObject({
      cents: 4000,
      orders: 2,
      averageCents: 2000,
      previous: { cents: 500, orders: 1, averageCents: 500 },
    });
    expect(stats.byDay).toHaveLength(7);
    expect(stats.byDay[0]?.day).toBe(stats.firstDay);
    expect(stats.byDay.reduce((sum, { cents }) => sum + cents, 0)).toBe(4000);
    expect(stats.byStage).toEqual([{ stage: 'a_verifier', orders: 2 }]);
    expect(stats.late).toBe(1);
  });

  it('counts views by day without identifying visitors', async () => {
    const one = { kind: 'product', subject: unknownId } as const;
    await api.visitor(trackView, { body: one });
    await api.visitor(trackView, { body: one });
    await api.visitor(trackView, { body: { kind: 'page', subject: '/products' } });
    expect((await admin(getDashboard)).views).toEqual({ pages: 1, products: 2 });
    await expect(api.visitor(trackView, { body: { kind: 'page', subject: '/a?email=x@y.z' } })).rejects.toMatchObject({
      status: 400,
    });
  });

  it('counts a view to the day that it is in Paris', async () => {
    const morning = now;
    now = new Date('2026-11-19T23:30:00Z');
    await api.visitor(trackView, { body: { kind: 'page', subject: '/late' } });
    await api.services.pool.query(`INSERT INTO page_views VALUES ('2026-11-19', 'page', '/yesterday', 5)`);
    now = morning;
    const { views } = await admin(getDashboard, { query: { days: 1 } });
    expect(views).toEqual({ pages: 2, products: 2 });
  });

  it('pages through the audit log', async () => {
    for (const name of ['Un', 'Deux', 'Trois']) await admin(createCategory, { body: { name } });
    const first = await admin(listAudit, { query: { entity: 'category', limit: 2 } });
    expect(first.items.map(({ after }) => (after as { name: string }).name)).toEqual(['Trois', 'Deux']);
    expect(first.items[0]).toMatchObject({
      action: 'category.create',
      role: 'admin',
      actor: { email: 'test-admin@aimante.test' },
    });
    const rest = await admin(listAudit, { query: { entity: 'category', cursor: first.next ?? '' } });
    expect(rest.items.map(({ after }) => (after as { name: string }).name)).toEqual(['Un']);
    expect(rest.next).toBeNull();
  });

  it('keeps an audit that cannot be rewritten', async () => {
    await expect(api.services.pool.query("UPDATE audit_log SET action = 'nothing'")).rejects.toThrow('append-only');
  });

  it('lists failed mails and retries them', async () => {
    const id = uuidv7();
    await api.services.pool.query(
      `INSERT INTO outbox (id, kind, recipient, payload, status, attempts) VALUES ($1, 'contact-received', 'a@b.test', '{}', 'dead', 8)`,
      [id],
    );
    const dead = await admin(listOutbox, { query: { status: 'dead', search: 'A@B' } });
    expect(dead).toMatchObject({ items: [{ id, attempts: 8 }], total: 1 });
    expect((await admin(listOutbox, { query: { status: 'dead', search: 'c@' } })).total).toBe(0);
    await admin(retryMail, { params: { id } });
    expect((await admin(listOutbox, { query: { status: 'waiting' } })).items).toMatchObject([{ id, attempts: 0 }]);
    await expect(admin(retryMail, { params: { id: unknownId } })).rejects.toMatchObject({ code: 'MAIL_NOT_FOUND' });
  });
});
