import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../postgres/index.ts';
import { migrate } from './migrate.ts';

jest.setTimeout(60_000);

describe('migrate', () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeEach(async () => {
    database = await createTestDatabase({ migrate: async () => {}, template: 'nothing' });
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterEach(async () => {
    await client.end();
    await database.drop();
  });
  const applied = async () => (await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY name')).rows;

  it('applies every file once, in order, and nothing the second time', async () => {
    const first = await migrate(database.url);
    expect(first[0]).toBe('0001-identity.sql');
    expect((await applied()).map(({ name }) => name)).toEqual(first);
    expect(await migrate(database.url)).toEqual([]);
  });

  it('is done by one of several servers that start at once', async () => {
    const results = await Promise.all([1, 2, 3].map(() => migrate(database.url)));
    expect(results.filter((names) => names.length > 0)).toHaveLength(1);
  });

  it('refuses a file that was changed after it had been applied', async () => {
    await migrate(database.url);
    await client.query(`UPDATE migrations SET checksum = 'other' WHERE name = '0002-catalogue.sql'`);
    await expect(migrate(database.url)).rejects.toThrow('0002-catalogue.sql was changed after it had been applied');
  });

  it('undoes a file that fails half-way and says which', async () => {
    await client.query('CREATE TABLE users (id int)');
    await expect(migrate(database.url)).rejects.toThrow('Migration 0001-identity.sql failed');
    expect(await applied()).toEqual([]);
    expect((await client.query(`SELECT to_regclass('sessions') AS found`)).rows).toEqual([{ found: null }]);
  });
});
