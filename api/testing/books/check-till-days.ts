import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Client } from '@aimante/api-contract';
import { closePeriod, listTillClosings, listTillSessions, verifyJournal } from '@aimante/api-contract/market';
import { readSales } from '../../src/books/figures/sales.ts';
import { tokenFor } from '../platform/test-actors.ts';
import type { TillServer } from './test-device.ts';
import type { TillDays } from './till-days.ts';

const run = promisify(execFile);

/** Every fault as a sentence. None: cash and card are the journal, the closings and the dashboard. */
export async function checkTillDays(api: TillServer, admin: Client, days: TillDays): Promise<string[]> {
  const faults: string[] = [];
  const expect = (what: string, found: unknown, wanted: unknown) => {
    if (found !== wanted) faults.push(`${what}: ${found} instead of ${wanted}`);
  };
  const { paid, sales, devices } = days;
  const total = paid.cash + paid.card;
  const { rows } = await api.services.pool.query<Record<'cash' | 'card' | 'journal' | 'sales' | 'records', number>>(`
    SELECT sum(cash_cents)::float8 AS cash, sum(card_cents)::float8 AS card, sum(amount_cents)::float8 AS journal,
      (count(DISTINCT record_id) FILTER (WHERE kind = 'sale'))::int AS sales, count(*)::int AS records
    FROM till_entries WHERE kind IN ('sale', 'correction', 'refund')`);
  const [sums] = rows;
  expect('cash in the journal', sums?.cash, paid.cash);
  expect('card in the journal', sums?.card, paid.card);
  expect('the journal', sums?.journal, total);
  expect('sales, each once', sums?.sales, sales.length);
  expect('waiting on the tablets', devices.flatMap(({ waiting }) => waiting).length, 0);
  const figures = await readSales(api.services.db, { from: '2025-01-01T00:00:00Z', before: '2040-01-01T00:00:00Z' });
  expect('the dashboard', figures.marketCents, total);
  const sessions = await admin(listTillSessions);
  if (sessions.length < 200)
    expect(
      'the sessions',
      sessions.reduce((sum, { salesCents }) => sum + salesCents, 0),
      total,
    );
  const period = await lastDay(api);
  const known = (await admin(listTillClosings)).find(({ kind, data }) => kind === 'day' && data.period === period);
  const last = known ?? (await admin(closePeriod, { body: { kind: 'day', on: period } }));
  expect('the perpetual total', last.data.perpetualCents, total);
  const open = await api.services.pool.query<{ cents: number }>(`
    SELECT coalesce(sum(amount_cents), 0)::float8 AS cents FROM till_entries e WHERE kind IN ('sale', 'correction', 'refund')
      AND NOT EXISTS (SELECT 1 FROM till_entries c WHERE c.kind = 'day'
        AND c.data ->> 'period' = (e.booked_at AT TIME ZONE 'Europe/Paris')::date::text)`);
  const closings = (
    await api.services.pool.query<{ cents: number }>(
      `SELECT sum(amount_cents)::float8 AS cents FROM till_entries WHERE kind = 'day'`,
    )
  ).rows;
  expect('closed days and open days', (closings[0]?.cents ?? 0) + (open.rows[0]?.cents ?? 0), total);
  const chain = await admin(verifyJournal);
  expect('the chain', chain.brokenAt, null);
  if ((await admin(listTillClosings)).length === 0) faults.push('no closing');
  faults.push(...(await checkArchive(api)));
  return faults;
}

async function lastDay({ services }: TillServer): Promise<string> {
  const { rows } = await services.pool.query<{ day: string }>(
    `SELECT (max(booked_at) AT TIME ZONE 'Europe/Paris')::date::text AS day FROM till_entries WHERE kind IN ('sale', 'correction', 'refund')`,
  );
  return rows[0]?.day ?? '';
}

const checker = join(import.meta.dirname, '../../cli/check-till-archive.ts');

/** The archive passes the independent checker, and a changed archive does not. */
async function checkArchive(api: TillServer): Promise<string[]> {
  const authorization = `Bearer ${await tokenFor(api.services, 'admin')}`;
  const answer = await fetch(`${api.url}/api/market/journal/export`, { headers: { authorization } });
  const text = await answer.text();
  const file = join(api.services.config.dataDir, 'archive.jsonl');
  const isRight = async (content: string) => {
    await writeFile(file, content);
    return run(process.execPath, [checker, file]).then(
      () => undefined,
      (error: { stderr?: string }) => String(error.stderr),
    );
  };
  const fault = await isRight(text);
  const changed = await isRight(
    text.replace(/"amountCents":(\d+)/, (_, cents: string) => `"amountCents":${Number(cents) + 1}`),
  );
  const shortened = await isRight(text.split('\n').toSpliced(5, 1).join('\n'));
  return [
    ...(fault === undefined ? [] : [`the archive: ${fault.slice(0, 400)}`]),
    ...(changed === undefined ? ['a changed archive passes'] : []),
    ...(shortened === undefined ? ['an archive without an entry passes'] : []),
  ];
}
