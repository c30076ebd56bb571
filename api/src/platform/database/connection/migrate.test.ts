import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
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

  describe('of a new version, while the version before serves', () => {
    let folder: string;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'aimante-migrations-'));
      await writeFile(join(folder, '0001-first.sql'), 'CREATE TABLE things (id int)');
      await migrate(database.url, { folder });
    });
    afterEach(() => rm(folder, { recursive: true }));
    const add = (name: string, statements: string) => writeFile(join(folder, name), statements);

    it('waits for a table in use, and holds up no request meanwhile for more than a moment', async () => {
      await add('0002-colours.sql', 'ALTER TABLE things ADD COLUMN colour text');
      await client.query('BEGIN; SELECT * FROM things');
      const lines: string[] = [];
      const done = migrate(database.url, { folder, log: (line) => lines.push(line) });
      const shop = new pg.Client({ connectionString: database.url, query_timeout: 5000 });
      await shop.connect();
      const end = performance.now() + 6000;
      while (performance.now() < end) {
        await shop.query('SELECT * FROM things');
        await pause(20);
      }
      expect(lines).toEqual(['migration 0002-colours.sql waits until a table is free: nothing is served before']);
      expect((await applied()).map(({ name }) => name)).toEqual(['0001-first.sql']);
      await client.query('COMMIT');
      expect(await done).toEqual(['0002-colours.sql']);
      await shop.query('SELECT colour FROM things');
      await shop.end();
    });

    it('takes longer than the database allows a request', async () => {
      const name = new URL(database.url).pathname.slice(1);
      await client.query(`ALTER DATABASE ${name} SET statement_timeout = '100ms'`);
      await add('0002-slow.sql', 'SELECT pg_sleep(0.5)');
      const lines: string[] = [];
      const results = await Promise.all(
        [1, 2].map(() => migrate(database.url, { folder, log: (line) => lines.push(line) })),
      );
      expect(results.flat()).toEqual(['0002-slow.sql']);
      expect(lines).toEqual(['another server migrates the database: this one waits']);
    });

    it('is passed over by the version before, which starts again after it', async () => {
      await add('0002-colours.sql', 'ALTER TABLE things ADD COLUMN colour text');
      await migrate(database.url, { folder });
      await rm(join(folder, '0002-colours.sql'));
      expect(await migrate(database.url, { folder })).toEqual([]);
    });
  });
});
