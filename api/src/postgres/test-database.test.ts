import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from './index.ts';

const migrate = (url: string) => query(url, 'CREATE TABLE magnet (name text PRIMARY KEY)').then(() => {});

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('createTestDatabase', () => {
  let one: TestDatabase;
  let other: TestDatabase;
  beforeAll(async () => {
    [one, other] = await Promise.all([
      createTestDatabase({ migrate, template: 'magnets' }),
      createTestDatabase({ migrate, template: 'magnets' }),
    ]);
  }, 60_000);
  afterAll(async () => {
    await one.drop();
    await other.drop();
  });

  it('gives a migrated database to everyone who asks at once', async () => {
    expect(await query(one.url, 'SELECT * FROM magnet')).toEqual([]);
    expect(await query(other.url, 'SELECT * FROM magnet')).toEqual([]);
  });

  it('keeps what one test writes out of the others', async () => {
    await query(one.url, "INSERT INTO magnet VALUES ('chat')");
    expect(await query(other.url, 'SELECT * FROM magnet')).toEqual([]);
  });

  it('is as durable as production', async () => {
    expect(await query(one.url, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
  });

  it('sorts by code point and knows the case of accented letters', async () => {
    expect(await query(one.url, "SELECT lower('ÉTÉ') AS lower, 'Z' < 'a' AS by_code_point")).toEqual([
      { lower: 'été', by_code_point: true },
    ]);
  });

  it('gives no superuser', async () => {
    expect(await query(one.url, 'SELECT usesuper FROM pg_user WHERE usename = current_user')).toEqual([
      { usesuper: false },
    ]);
  });
});
