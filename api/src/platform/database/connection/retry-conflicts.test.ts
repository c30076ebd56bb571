import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../../../testing/postgres/test-database.ts';
import { sql } from '../../sql/sql.ts';
import { connect, type OpenConnection, type Queryable } from './connect.ts';
import { inTransaction } from './in-transaction.ts';

let database: TestDatabase;
let connection: OpenConnection;
beforeAll(async () => {
  database = await createTestDatabase({ migrate: async () => {}, template: 'nothing' });
  connection = connect({ url: database.url });
  await connection.pool.query('CREATE TABLE counters (id int PRIMARY KEY, n int NOT NULL)');
  await connection.pool.query('INSERT INTO counters VALUES (1, 0), (2, 0)');
}, 60_000);
afterAll(async () => {
  await connection.pool.end();
  await database.drop();
});

const add = (tx: Queryable, id: number) => tx.execute(sql`UPDATE counters SET n = n + 1 WHERE id = ${id}`);
const total = async () => (await connection.pool.query<{ n: number }>('SELECT sum(n)::int AS n FROM counters')).rows[0];

/** Two transactions that each lock a row before the other asks for it: a deadlock. */
async function crossOver(run: (work: (tx: Queryable) => Promise<void>) => Promise<unknown>): Promise<number> {
  let runs = 0;
  let locked = 0;
  const bothHaveOne = Promise.withResolvers<void>();
  const work = (first: number, second: number) => async (tx: Queryable) => {
    runs += 1;
    await add(tx, first);
    locked += 1;
    if (locked === 2) bothHaveOne.resolve();
    await bothHaveOne.promise;
    await add(tx, second);
  };
  await Promise.all([run(work(1, 2)), run(work(2, 1))]);
  return runs;
}

describe('a transaction', () => {
  it.each([
    ['db.transaction', (work: (tx: Queryable) => Promise<void>) => connection.db.transaction(work)],
    ['inTransaction', (work: (tx: Queryable) => Promise<void>) => inTransaction(connection.db, work)],
  ])('runs again after a deadlock, by %s', async (_, run) => {
    await connection.pool.query('UPDATE counters SET n = 0');
    expect(await crossOver(run)).toBe(3);
    expect(await total()).toEqual({ n: 4 });
  });

  it('runs again after a serialisation failure', async () => {
    await connection.pool.query('UPDATE counters SET n = 0');
    let runs = 0;
    const work = async (tx: Queryable) => {
      runs += 1;
      await tx.execute(sql`SELECT n FROM counters`);
      if (runs === 1) await connection.pool.query('UPDATE counters SET n = n + 1 WHERE id = 1');
      await add(tx, 1);
    };
    await connection.db.transaction(work, { isolationLevel: 'repeatable read' });
    expect(runs).toBe(2);
    expect(await total()).toEqual({ n: 2 });
  });

  it.each([
    ['40P01', 6],
    ['40001', 6],
    ['23505', 1],
    ['57014', 1],
  ])('that always ends with %s runs %d times', async (state, expected) => {
    let runs = 0;
    const work = connection.db.transaction(async (tx) => {
      runs += 1;
      await tx.execute(sql.raw(`DO $$ BEGIN RAISE EXCEPTION USING errcode = '${state}'; END $$`));
    });
    await expect(work).rejects.toMatchObject({ code: state });
    expect(runs).toBe(expected);
    expect(connection.pool.idleCount).toBe(connection.pool.totalCount);
  });
});
