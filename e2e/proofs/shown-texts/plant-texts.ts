import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

interface Column {
  readonly table_name: string;
  readonly column_name: string;
  readonly data_type: string;
}

/** What the servers read, and people do not write. */
const OF_SERVERS = /^(migrations|schema_|outbox|jobs?_|job|idempotency|counters|.*_keys|.*_requests|releases?_)/;
const NO_TEXT =
  /(hash|slug|code|key|token|email|url|path|locale|status|kind|type|sha256|mime|version|signature|recipe)$/;
/** Words with spaces, or a name. Not an identifier, an address on the web, a date or markup. */
const WRITTEN = /^(?!.*[<{@])(?=.*\p{L})(.*\p{L}\s+\S.*|\p{Lu}[\p{Ll}’'-]{2,})$/su;
/** No call takes a name that is longer, so no answer has room for one. */
const LONGEST = 110;
const SHORT = 40;

/**
 * Puts a text in place of each that a person has written, in every row of every table, under the number that it
 * begins with. A text that the table refuses stays, or is cut.
 */
export async function plantTexts(dataDir: string, texts: readonly string[]): Promise<ReadonlyMap<number, string>> {
  const client = new pg.Client({ connectionString: await readFile(join(dataDir, 'database-url'), 'utf8') });
  await client.connect();
  const planted = new Map<number, string>();
  const next = (length = LONGEST) => {
    const id = planted.size + 1;
    const text = `⟦${id}⟧ ${texts[id % texts.length]}`.slice(0, length).toWellFormed().trim();
    planted.set(id, text);
    return text;
  };
  const columns = await columnsOf(client);
  const tables = new Set(columns.map(({ table_name }) => table_name));
  // Triggers say what of a row may change.
  for (const table of tables) await client.query(`ALTER TABLE "${table}" DISABLE TRIGGER USER`);
  for (const { table_name: table, column_name: column, data_type: type } of columns) {
    const { rows } = await client.query<{ value: unknown }>(
      `SELECT DISTINCT "${column}" AS value FROM "${table}" WHERE "${column}" IS NOT NULL`,
    );
    const sent = (value: unknown) => (type === 'text' ? value : JSON.stringify(value));
    const put = (value: unknown, length?: number) =>
      client.query(`UPDATE "${table}" SET "${column}" = $1 WHERE "${column}" = $2`, [
        sent(changedValue(value, () => next(length))),
        sent(value),
      ]);
    for (const { value } of rows)
      if (isWritten(value)) await put(value).catch(() => put(value, SHORT).catch(() => undefined));
  }
  for (const table of tables) await client.query(`ALTER TABLE "${table}" ENABLE TRIGGER USER`);
  await client.end();
  return planted;
}

async function columnsOf(client: pg.Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `SELECT table_name, column_name, data_type FROM information_schema.columns JOIN information_schema.tables
     USING (table_schema, table_name) WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
     AND data_type IN ('text', 'jsonb') AND is_generated = 'NEVER' ORDER BY 1, 2`,
  );
  return rows.filter(({ table_name, column_name }) => !OF_SERVERS.test(table_name) && !NO_TEXT.test(column_name));
}

function isWritten(value: unknown): boolean {
  if (typeof value === 'string') return WRITTEN.test(value);
  return (
    typeof value === 'object' && value !== null && Object.entries(value).some(([name, part]) => isPart(name, part))
  );
}

const isPart = (name: string, part: unknown) => !NO_TEXT.test(name) && isWritten(part);

function changedValue(value: unknown, next: () => string): unknown {
  if (typeof value === 'string') return WRITTEN.test(value) ? next() : value;
  if (Array.isArray(value)) return value.map((part) => changedValue(part, next));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, NO_TEXT.test(name) ? part : changedValue(part, next)]),
  );
}
