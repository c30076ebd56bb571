import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { fillPath, type Operation, readOperations } from '../../testing/platform/operations.ts';
import { startTestApi, type TestApi } from '../../testing/platform/start-test-api.ts';
import { tokenFor } from '../../testing/platform/test-actors.ts';

/** What a reading call writes, with the reason. */
const WRITTEN: Readonly<Record<string, string>> = {
  rate_counters: 'counts the calls of an address',
  audit_log: 'records which personal data the team has read',
};

let api: TestApi;
let bearer: string;
let reads: Operation[];
beforeAll(async () => {
  api = await startTestApi({ seed: true });
  bearer = await tokenFor(api.services, 'admin');
  // Streams of events never end.
  reads = (await readOperations(api)).filter(({ method, path }) => method === 'GET' && path !== '/api/changes');
}, 120_000);
afterAll(() => api.close());

/** A hash of the rows of each table. */
async function contents(): Promise<Record<string, string>> {
  const { pool } = api.services;
  const { rows } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const hashes: Record<string, string> = {};
  for (const { name } of rows) {
    if (name in WRITTEN) continue;
    const hashed = await pool.query<{ hash: string }>(
      `SELECT count(*) || ':' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS hash FROM "${name}" t`,
    );
    hashes[name] = hashed.rows[0]?.hash ?? '';
  }
  return hashes;
}

async function read(path: string): Promise<{ status: number; text: string }> {
  const headers = { authorization: `Bearer ${bearer}` };
  const { statusCode, body } = await api.app.inject({ url: path, headers, remoteAddress: '127.0.0.1' });
  return { status: statusCode, text: body };
}

/** The id of something that the list before the parameter has: `/api/products` for `/api/products/{id}`. */
async function pathOf({ path }: Operation): Promise<string> {
  const list = path.slice(0, path.indexOf('/{'));
  const answer = path.includes('{') ? await read(fillPath(list)) : undefined;
  const [, id] = /"id":"([0-9a-f-]{36})"/.exec(answer?.text ?? '') ?? [];
  return fillPath(path, id);
}

const TOGETHER = 12;

it('no call that reads changes a row', async () => {
  const statuses: number[] = [];
  const changes: { tables: string[]; after: string[] }[] = [];
  let before = await contents();
  for (let first = 0; first < reads.length; first += TOGETHER) {
    const some = reads.slice(first, first + TOGETHER);
    for (const operation of some) statuses.push((await read(await pathOf(operation))).status);
    const now = await contents();
    const tables = Object.keys(now).filter((table) => now[table] !== before[table]);
    if (tables.length > 0) changes.push({ tables, after: some.map(({ path }) => path) });
    before = now;
  }
  expect(changes).toEqual([]);
  // Most of them found what they read.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(reads.length / 2);
}, 120_000);
