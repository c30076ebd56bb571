import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type FlakyProxy, startFlakyProxy } from '../../../../testing/platform/flaky-proxy.ts';
import { until } from '../../../../testing/platform/until.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/postgres/test-database.ts';
import { sql } from '../../sql/sql.ts';
import { type Changes, listenToChanges } from './changes.ts';
import { connect, type OpenConnection } from './connect.ts';

jest.setTimeout(30_000);

describe('a database that stops answering', () => {
  let database: TestDatabase;
  let proxy: FlakyProxy;
  let connection: OpenConnection;
  let changes: Changes;
  let silences: number;
  beforeEach(async () => {
    database = await createTestDatabase({ migrate: async () => {}, template: 'nothing' });
    proxy = await startFlakyProxy();
    const url = proxy.through(database.url);
    connection = connect({ url });
    silences = 0;
    const beat = { everyMs: 20, timeoutMs: 500 };
    const onSilence = (isSilent: boolean) => {
      silences += isSilent ? 1 : 0;
      connection.setSilent(isSilent);
    };
    changes = listenToChanges(url, { retryAfterMs: 20, beat, onSilence });
    await heard();
  });
  afterEach(async () => {
    await changes.close();
    await connection.pool.end();
    await proxy.close();
    await database.drop();
  });
  const heard = () => until(() => changes.revision('catalogue') !== undefined);

  it('is waited for no longer, in a transaction or outside of one', async () => {
    const { db, pool } = connection;
    const answers: PromiseSettledResult<unknown>[] = [];
    const work = db.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1`);
      proxy.meet('silent');
      answers.push(...(await Promise.allSettled([tx.execute(sql`SELECT 2`), pool.query('SELECT 3')])));
    });
    await expect(work).rejects.toThrow();
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(changes.revision('catalogue')).toBeUndefined();
    expect(pool.totalCount).toBe(0);
  }, 20_000);

  it('answers new and queued requests at once', async () => {
    const { pool } = connection;
    proxy.meet('silent');
    const line = Array.from({ length: 60 }, () => pool.query('SELECT 1'));
    expect(new Set((await Promise.allSettled(line)).map(({ status }) => status))).toEqual(new Set(['rejected']));
    const begun = performance.now();
    await expect(pool.query('SELECT 2')).rejects.toThrow(/terminated/);
    expect(performance.now() - begun).toBeLessThan(2000);
  }, 20_000);

  it('is used again as soon as it answers', async () => {
    proxy.meet('silent');
    await until(() => silences > 0);
    proxy.meet('none');
    await heard();
    expect((await connection.pool.query('SELECT 4 AS four')).rows).toEqual([{ four: 4 }]);
  });

  it('is not mistaken for a process that is busy itself', async () => {
    const end = performance.now() + 1500;
    while (performance.now() < end);
    await heard();
    await connection.pool.query('SELECT 1');
    expect(silences).toBe(0);
  });
});
