import type { Pool } from 'pg';

export type RowsByTable = Map<string, Record<string, unknown>[]>;

interface Found {
  text: string;
  row: Record<string, unknown>;
}

interface Reference {
  child: string;
  column: string;
  parent: string;
}

async function references(pool: Pool): Promise<Reference[]> {
  const { rows } = await pool.query<Reference>(`SELECT c.conrelid::regclass::text AS child, a.attname AS column,
      c.confrelid::regclass::text AS parent
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace ORDER BY 1, 2`);
  return rows;
}

export async function allTables(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

/** Tables with a chain of foreign keys to an account. */
export async function tablesUnderUsers(pool: Pool): Promise<Set<string>> {
  const keys = await references(pool);
  const found = new Set(['users']);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const { child, parent } of keys) if (found.has(parent)) found.add(child);
  }
  return found;
}

/** Every row with a chain of foreign keys to an account, and every row of any table that contains `words`. */
export async function rowsAbout(
  pool: Pool,
  { id, words }: { id: string; words: readonly string[] },
): Promise<RowsByTable> {
  const found: RowsByTable = new Map();
  const known = new Set<string>();
  const keep = (table: string, rows: Found[]) => {
    const fresh = rows.filter(({ text }) => !known.has(`${table} ${text}`));
    for (const { text } of fresh) known.add(`${table} ${text}`);
    if (fresh.length > 0) found.set(table, [...(found.get(table) ?? []), ...fresh.map(({ row }) => row)]);
    return fresh.map(({ row }) => row);
  };
  const select = async (table: string, where: string, values: unknown[]) =>
    (await pool.query<Found>(`SELECT t::text AS text, to_jsonb(t) AS row FROM ${table} t WHERE ${where}`, values)).rows;
  const queue = [{ table: 'users', rows: keep('users', await select('users', 'id = $1', [id])) }];
  const keys = await references(pool);
  for (let next = queue.shift(); next; next = queue.shift()) {
    const ids = next.rows.map((row) => row.id);
    for (const { child, column } of keys.filter(({ parent }) => parent === next?.table)) {
      const rows = keep(child, await select(child, `t.${column} = ANY($1)`, [ids]));
      if (rows.length > 0) queue.push({ table: child, rows });
    }
  }
  for (const table of await allTables(pool)) keep(table, await select(table, 't::text ~* $1', [words.join('|')]));
  return found;
}
