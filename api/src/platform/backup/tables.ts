import { createHash } from 'node:crypto';
import type pg from 'pg';

const batch = 500;
const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Every table of the shop except the list of migrations. Referenced tables come first. */
export async function tablesInOrder(client: pg.ClientBase): Promise<string[]> {
  const found = await client.query<{ name: string; needs: string[] }>(`
    SELECT c.relname AS name, coalesce(array_agg(DISTINCT r.relname::text) FILTER (WHERE r.relname IS NOT NULL), '{}') AS needs
    FROM pg_class c
    LEFT JOIN pg_constraint f ON f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid
    LEFT JOIN pg_class r ON r.oid = f.confrelid
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> 'migrations'
    GROUP BY c.relname ORDER BY c.relname`);
  const waiting = new Map(found.rows.map(({ name, needs }) => [name, needs]));
  const order: string[] = [];
  while (waiting.size > 0) {
    const free = [...waiting].find(([, needs]) => needs.every((need) => !waiting.has(need)));
    if (!free) throw new Error(`Tables have a circular reference: ${[...waiting.keys()].join(', ')}`);
    order.push(free[0]);
    waiting.delete(free[0]);
  }
  return order;
}

/** The rows of a table as lines of JSON, in an order that depends only on the rows. */
export async function* readRows(client: pg.ClientBase, table: string): AsyncGenerator<string[]> {
  await client.query(`DECLARE backup NO SCROLL CURSOR FOR
    SELECT row_to_json(t)::text AS line FROM ${quote(table)} t ORDER BY row_to_json(t)::text COLLATE "C"`);
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${batch} FROM backup`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await client.query('CLOSE backup');
}

export async function writeRows(client: pg.ClientBase, table: string, lines: readonly string[]): Promise<void> {
  for (let at = 0; at < lines.length; at += batch) {
    const rows = `[${lines.slice(at, at + batch).join(',')}]`;
    await client.query(`INSERT INTO ${quote(table)} SELECT * FROM json_populate_recordset(NULL::${quote(table)}, $1)`, [
      rows,
    ]);
  }
}

export interface TableDigest {
  rows: number;
  sha256: string;
}

/** Two tables with the same digest contain the same rows. */
export async function digestOf(client: pg.ClientBase, table: string): Promise<TableDigest> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const lines of readRows(client, table)) {
    rows += lines.length;
    for (const line of lines) hash.update(`${line}\n`);
  }
  return { rows, sha256: hash.digest('hex') };
}

/** The current value of every sequence. A sequence that was never used is left out. */
export async function readSequences(client: pg.ClientBase): Promise<Record<string, number>> {
  const found = await client.query<{ name: string; value: string }>(
    `SELECT sequencename AS name, last_value AS value FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL`,
  );
  return Object.fromEntries(found.rows.map(({ name, value }) => [name, Number(value)]));
}

export async function writeSequences(client: pg.ClientBase, sequences: Record<string, number>): Promise<void> {
  for (const [name, value] of Object.entries(sequences))
    await client.query('SELECT setval($1::regclass, $2)', [quote(name), value]);
}
