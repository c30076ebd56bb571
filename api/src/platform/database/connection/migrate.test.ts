import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../../testing/postgres/test-database.ts';
import { migrate } from './migrate.ts';

jest.setTimeout(60_000);

const migrationFolder = join(import.meta.dirname, '../../../../migrations');

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

  it('keeps the settings that migration 0033 turns into sheet profiles', async () => {
    const name = '0033-sheet-profiles.sql';
    for (const file of (await readdir(migrationFolder)).filter((one) => one < name).sort())
      await client.query(await readFile(join(migrationFolder, file), 'utf8'));
    await client.query(
      `INSERT INTO settings (key, value) VALUES ('production', '{"sheet": "A3", "marginMm": 6, "gutterMm": 4}')`,
    );
    await client.query(`INSERT INTO print_profiles (id, name, sheet) VALUES
      (gen_random_uuid(), 'usual', 'A3'), (gen_random_uuid(), 'large', 'SRA3')`);
    await client.query(await readFile(join(migrationFolder, name), 'utf8'));
    const { rows } =
      await client.query(`SELECT s.name, s.margin_mm::float8 AS margin, s.gutter_mm::float8 AS gutter, s.is_default,
      (SELECT r.name FROM print_profiles r WHERE r.sheet_profile_id = s.id) AS used_by FROM sheet_profiles s ORDER BY s.name`);
    const set = { margin: 6, gutter: 4 };
    expect(rows).toEqual([
      { name: 'A3', ...set, is_default: true, used_by: null },
      { name: 'A4', ...set, is_default: false, used_by: null },
      { name: 'SRA3', ...set, is_default: false, used_by: 'large' },
    ]);
  });

  it('undoes a file that fails half-way and says which', async () => {
    await client.query('CREATE TABLE users (id int)');
    await expect(migrate(database.url)).rejects.toThrow('Migration 0001-identity.sql failed');
    expect(await applied()).toEqual([]);
    expect((await client.query(`SELECT to_regclass('sessions') AS found`)).rows).toEqual([{ found: null }]);
  });
});
