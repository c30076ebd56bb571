import { fillPath, type Operation, readOperations, schemaResolver } from '../testing/platform/operations.ts';
import { sampleOf } from '../testing/platform/sample-schema.ts';
import { SLEEP_S, sqlStrings } from '../testing/platform/sql-strings.ts';
import { startShop } from '../testing/platform/start-shop.ts';
import { tokenFor } from '../testing/platform/test-actors.ts';
import { fillShop } from '../testing/selling/many-orders.ts';
import { addProduct } from '../testing/selling/test-shop.ts';

/**
 * SQL in every parameter of every call, sorts and filters too, and in every text of every body, as the owner: no
 * server error, no row more than its words find, no time more, and no change by a call that reads.
 * `npm run proof -- sql-strings /api/products` tries only the calls with these words.
 */
/** Reading writes these: the counters of an address, and what the team has read. */
const WRITTEN = new Set(['rate_counters', 'audit_log']);
/** A busy machine is slow now and then, but not each time. */
const TRIES = 3;
const wanted = process.argv.slice(2);

const shop = await startShop(() => new Date(), undefined, { environment: { DEMO: 'true' } });
const { pool } = shop.services;
await fillShop(pool, { orders: 300, users: 50 });
for (let made = 0; made < 20; made += 1) await addProduct(shop.services);
const bearer = `Bearer ${await tokenFor(shop.services, 'admin')}`;
const resolve = await schemaResolver(shop);
const operations = (await readOperations(shop)).filter(
  ({ path }) => path !== '/api/changes' && (wanted.length === 0 || wanted.some((word) => path.includes(word))),
);
let calls = 0;

const before = await countRows();
await prove('SQL in a call that reads: no server error, and no more rows or time', 'GET');
const after = await countRows();
const changed = [...before].filter(([table, count]) => !WRITTEN.has(table) && after.get(table) !== count);
for (const [table] of changed) console.log(`${table} has other rows than before the calls that read`);
process.send?.({
  type: 'proof',
  proof: 'tables with the same rows after all calls that read',
  tried: before.size,
  lost: changed.length,
});
await prove('SQL in a call that writes: no server error, and no more time', 'POST', 'PUT', 'PATCH', 'DELETE');
const left = await countRows();
const strange = [...new Set([...left.keys(), ...before.keys()])].filter(
  (name) => !(left.has(name) && before.has(name)),
);
for (const table of strange) console.log(`${table} was made or dropped`);
process.send?.({
  type: 'proof',
  proof: 'tables that no string makes or drops',
  tried: left.size,
  lost: strange.length,
});
await shop.close();
process.disconnect?.();

async function prove(proof: string, ...methods: readonly string[]): Promise<void> {
  let [tried, lost] = [0, 0];
  for (const operation of operations.filter(({ method }) => methods.includes(method))) {
    for (const put of placesOf(operation)) {
      for (const text of sqlStrings) {
        const fault = await faultOf(operation, put, text);
        tried += 1;
        if (!fault) continue;
        lost += 1;
        if (lost <= 40) console.log(`${operation.method} ${operation.path} ${JSON.stringify(put(text))}: ${fault}`);
      }
    }
    process.send?.({ type: 'proof', proof, tried, lost });
  }
}

interface Parts {
  readonly path?: string;
  readonly query?: readonly [name: string, text: string];
  readonly body?: unknown;
}

/** Each place of a call that takes a text. */
function placesOf({ path, query, body, method }: Operation): ((text: string) => Parts)[] {
  const inBody = (text: string) => sampleOf(body ?? {}, { resolve, pick: (limit) => limit - 1, text: () => text });
  const sent = (text: string) => (method === 'GET' ? {} : { body: body ? inBody(text) : {} });
  return [
    ...(path.includes('{') ? [(text: string) => ({ ...sent('a'), path: encodeURIComponent(text) })] : []),
    ...Object.keys(query).map(
      (name) =>
        (text: string): Parts => ({ ...sent('a'), query: [name, text] }),
    ),
    ...(body ? [(text: string) => sent(text)] : []),
  ];
}

async function send({ method, path }: Operation, { path: part, query, body }: Parts) {
  calls += 1;
  const start = performance.now();
  const answer = await fetch(
    `${shop.url}${fillPath(path, part)}${query ? `?${new URLSearchParams([[...query]])}` : ''}`,
    {
      method,
      headers: {
        authorization: bearer,
        origin: 'http://localhost:3000',
        'x-forwarded-for': `203.${(calls >> 16) % 256}.${(calls >> 8) % 256}.${calls % 256}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
  );
  return { status: answer.status, body: await answer.text(), seconds: (performance.now() - start) / 1000 };
}

async function faultOf(operation: Operation, put: (text: string) => Parts, text: string) {
  for (let tries = 1; ; tries += 1) {
    const { status, body, seconds } = await send(operation, put(text));
    if (status >= 500) return `answered ${status}`;
    if (seconds < SLEEP_S) return status < 300 && operation.method === 'GET' ? rowFault(body) : undefined;
    if (tries === TRIES) return `took ${seconds.toFixed(1)} s, ${TRIES} times`;
  }

  /** The words of the text may find something, its signs nothing more. */
  async function rowFault(body: string): Promise<string | undefined> {
    const found = rowsIn(body);
    const words = text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
    const due = found > 0 ? rowsIn((await send(operation, put(words))).body) : 0;
    return found > due ? `found ${found} rows, not the ${due} of its words` : undefined;
  }
}

/** Objects in the lists of an answer. */
function rowsIn(body: string): number {
  return body.match(/"id":/g)?.length ?? 0;
}

async function countRows(): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const counts = new Map<string, number>();
  for (const { name } of rows) {
    const counted = await pool.query<{ n: string }>(`SELECT count(*) AS n FROM "${name}"`);
    counts.set(name, Number(counted.rows[0]?.n));
  }
  return counts;
}
