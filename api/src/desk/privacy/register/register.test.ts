import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../../testing/platform/start-test-api.ts';
import { columnsIn } from './declared-table.ts';
import { activityIds, readRegister } from './register.ts';
import { declaredTables, personalColumns } from './tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

interface Column {
  table: string;
  column: string;
}

async function migratedColumns(): Promise<string[]> {
  const { rows } = await api.services.pool.query<Column>(`SELECT c.column_name AS column,
      CASE c.table_schema WHEN 'public' THEN '' ELSE c.table_schema || '.' END || c.table_name AS "table"
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE t.table_type = 'BASE TABLE' AND c.table_schema NOT IN ('pg_catalog', 'information_schema')`);
  return rows.map(({ table, column }) => `${table}.${column}`).toSorted();
}

const declared = Object.entries(declaredTables).flatMap(([table, { plain }]) =>
  [...personalColumns(table).map(({ name }) => name), ...columnsIn(plain)].map((column) => `${table}.${column}`),
);

describe('the register of processing', () => {
  it('says of every column of the migrated schema whether it holds personal data', async () => {
    const migrated = await migratedColumns();
    expect(migrated.filter((column) => !declared.includes(column))).toEqual([]);
    expect(declared.filter((column) => !migrated.includes(column))).toEqual([]);
  });

  it('declares each column once', () => {
    expect(declared.filter((column, place) => declared.indexOf(column) !== place)).toEqual([]);
  });

  it('gives each personal column a purpose, and keeps only personal columns', () => {
    for (const [table, { activity, personal, kept }] of Object.entries(declaredTables)) {
      expect({ table, hasActivity: activity !== undefined }).toEqual({ table, hasActivity: personal !== undefined });
      const names = personalColumns(table).map(({ name }) => name);
      expect({ table, unknown: columnsIn(kept).filter((name) => !names.includes(name)) }).toEqual({
        table,
        unknown: [],
      });
    }
  });

  it('has columns for each activity, in both languages', () => {
    for (const locale of ['fr', 'en'] as const) {
      const { activities } = readRegister(locale);
      expect(activities.map(({ id }) => id)).toEqual(activityIds);
      expect(activities.filter(({ columns }) => columns.length === 0)).toEqual([]);
    }
    expect(readRegister('fr').activities[0]).toMatchObject({ id: 'accounts', name: 'Comptes et adresses' });
    expect(readRegister('en').activities[0]).toMatchObject({ id: 'accounts', name: 'Accounts and addresses' });
  });
});
