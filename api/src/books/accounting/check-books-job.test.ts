import { getDashboard } from '@aimante/api-contract/operations';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { checkBooks } from '../figures/book-checks.ts';
import { checkBooksNightly, checkFigures } from './check-books-job.ts';

describe('the books', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ seed: true });
  }, 120_000);
  afterAll(() => api.close());

  it('handle points spent before the refund of their order', async () => {
    await api.services.pool.query(`INSERT INTO loyalty_entries (id, user_id, kind, points)
      SELECT gen_random_uuid(), u.id, e.kind, e.points FROM (SELECT id FROM users LIMIT 1) u,
        (VALUES ('release', 100), ('redeem', -100), ('reverse', -100)) AS e (kind, points)`);
    expect(await checkBooks(api.services.db)).toEqual([]);
  });

  it('of the demo agree with each other', async () => {
    expect(await checkBooks(api.services.db)).toEqual([]);
    await checkBooksNightly.run(api.services);
  });

  it.each([
    ['stock-equals-movements', 'UPDATE stocks SET on_hand = on_hand + 1 WHERE id = (SELECT id FROM stocks LIMIT 1)'],
    [
      'held-equals-holds',
      'UPDATE stocks SET held = held + 1 WHERE id = (SELECT id FROM stocks WHERE on_hand > held LIMIT 1)',
    ],
    ['invoices-without-gaps', `INSERT INTO invoice_counters VALUES ('A', 2031, 3)`],
  ])('differ by %s when only one side changes', async (check, statement) => {
    await api.services.pool.query(statement);
    const problems = await checkBooks(api.services.db);
    expect(problems.find((problem) => problem.check === check)).toMatchObject({ count: 1 });
  });

  it('agree with the figures of the year', async () => {
    expect(await checkFigures(api.services.db, String(new Date().getFullYear()))).toEqual([]);
  });

  it('are reported at night', async () => {
    await expect(checkBooksNightly.run(api.services)).rejects.toThrow('The books do not agree: ');
    const { rowCount } = await api.services.pool.query(`SELECT 1 FROM audit_log WHERE action = 'books.wrong'`);
    expect(rowCount).toBe(1);
    const { problems } = await (await api.as('admin'))(getDashboard);
    expect(problems.map(({ check }) => check)).toContain('invoices-without-gaps');
  });
});
