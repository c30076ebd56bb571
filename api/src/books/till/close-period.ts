import type { TillEntry } from '@aimante/api-contract/market';
import { parisTime } from '@aimante/shop/calendar';
import type { VatTotal } from '@aimante/shop/till';
import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { tillErrors } from './errors.ts';
import { appendEntry, lockJournal, selectEntries, soldKinds } from './journal.ts';
import type { TillKey } from './till-key.ts';

interface Closing {
  kind: 'day' | 'month' | 'year';
  on: string;
  now: Date;
  key: TillKey;
}

const lengths = { day: 10, month: 7, year: 4 } as const;

/** Stores the totals of a day, month or year in Paris, once. Later records count in the next open period. */
export async function closePeriod(
  db: Queryable,
  author: Author,
  { kind, on, now, key }: Closing,
): Promise<TillEntry | Refusal> {
  const period = on.slice(0, lengths[kind]);
  const current = parisTime(now).day.slice(0, lengths[kind]);
  // A day may be closed on its own evening, after the market.
  if (kind === 'day' ? period > current : period >= current) return tillErrors.TILL_PERIOD_NOT_OVER({ period });
  await lockJournal(db);
  const [closed] = await selectEntries(db, sql`e.kind = ${kind} AND e.data ->> 'period' = ${period}`, { limit: 1 });
  if (closed) return tillErrors.TILL_PERIOD_CLOSED({ period });
  const day = sql`(e.booked_at AT TIME ZONE 'Europe/Paris')::date::text`;
  const totals = await totalsOf(db, sql`left(${day}, ${lengths[kind]}) = ${period}`);
  const perpetual = await totalsOf(db, sql`left(${day}, ${lengths[kind]}) <= ${period}`);
  const numbers = await db.execute<{ next: number }>(
    sql`SELECT count(*)::int + 1 AS next FROM till_entries WHERE kind = ${kind}`,
  );
  const data = {
    period,
    number: numbers.rows[0]?.next ?? 1,
    ...totals,
    vat: await vatOf(db, sql`left(${day}, ${lengths[kind]}) = ${period}`),
    perpetualCents: perpetual.cents,
  };
  const entry = await appendEntry(db, key, { sessionId: null, kind, amountCents: totals.cents, data, at: now });
  await recordAudit(db, author, { action: 'till.close-period', entity: 'till', entityId: period, after: data });
  return entry;
}

interface Totals extends Record<string, unknown> {
  cents: number;
  sales: number;
  corrections: number;
  cashCents: number;
  cardCents: number;
  otherCents: number;
}

async function totalsOf(db: Queryable, where: SQL): Promise<Totals> {
  const found = await db.execute<Totals>(sql`
    SELECT coalesce(sum(amount_cents), 0)::float8 AS cents, (count(*) FILTER (WHERE kind = 'sale'))::int AS sales,
      (count(*) FILTER (WHERE kind <> 'sale'))::int AS corrections, coalesce(sum(cash_cents), 0)::float8 AS "cashCents",
      coalesce(sum(card_cents), 0)::float8 AS "cardCents", coalesce(sum(other_cents), 0)::float8 AS "otherCents"
    FROM till_entries e WHERE kind IN ${soldKinds} AND ${where}`);
  const [totals] = found.rows;
  if (!totals) throw new Error('An aggregate query returned no row');
  return totals;
}

async function vatOf(db: Queryable, where: SQL): Promise<VatTotal[]> {
  const found = await db.execute<VatTotal & Record<string, unknown>>(sql`
    SELECT (v.part ->> 'rate')::float8 AS rate,
      sum(CASE e.kind WHEN 'sale' THEN 1 ELSE -1 END * (v.part ->> 'grossCents')::int)::float8 AS "grossCents",
      sum(CASE e.kind WHEN 'sale' THEN 1 ELSE -1 END * (v.part ->> 'vatCents')::int)::float8 AS "vatCents"
    FROM till_entries e, LATERAL jsonb_array_elements(e.data -> 'record' -> 'vat') v (part)
    WHERE kind IN ${soldKinds} AND ${where} GROUP BY 1 ORDER BY 1 DESC`);
  return found.rows;
}
