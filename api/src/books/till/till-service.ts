import type { TillEntry, TillSession } from '@aimante/api-contract/market';
import type { cashMoveSchema } from '@aimante/api-contract/market/till-schemas';
import { parisTime } from '@aimante/shop/calendar';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { marketErrors } from '../../catalogue/index.ts';
import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { tillErrors } from './errors.ts';
import { appendEntry, entryOfClient, selectEntries } from './journal.ts';
import { selectSessions } from './till-rows.ts';

interface Opening {
  eventId: string;
  openingFloatCents: number;
  now: Date;
}

const one = async (db: Queryable, id: string): Promise<TillSession | undefined> =>
  (await selectSessions(db, 'fr', sql`s.id = ${id}`))[0];

export async function openSession(db: Queryable, author: Author, { eventId, openingFloatCents, now }: Opening) {
  const event = await db.execute(sql`SELECT 1 FROM market_events WHERE id = ${eventId} FOR UPDATE`);
  if (event.rows.length === 0) return marketErrors.MARKET_EVENT_NOT_FOUND();
  const open = await db.execute(
    sql`SELECT 1 FROM till_sessions WHERE market_event_id = ${eventId} AND closed_at IS NULL`,
  );
  if (open.rows.length > 0) return tillErrors.TILL_ALREADY_OPEN();
  const id = uuidv7();
  await db.execute(sql`INSERT INTO till_sessions (id, market_event_id, opened_by, opening_float_cents, opened_at)
    VALUES (${id}, ${eventId}, ${author.actor.id}, ${openingFloatCents}, ${now.toISOString()})`);
  await appendEntry(db, {
    sessionId: id,
    kind: 'open',
    amountCents: openingFloatCents,
    data: { by: author.actor.id },
    at: now,
  });
  await recordAudit(db, author, {
    action: 'till.open',
    entity: 'till-session',
    entityId: id,
    after: { openingFloatCents },
  });
  return (await one(db, id)) ?? tillErrors.TILL_SESSION_NOT_FOUND();
}

/** Locks the session, so that nothing is sold while the cash is counted. */
export async function lockOpenSession(db: Queryable, id: string): Promise<{ eventId: string } | Refusal> {
  const found = await db.execute<{ eventId: string; closed: boolean }>(sql`
    SELECT market_event_id AS "eventId", closed_at IS NOT NULL AS closed FROM till_sessions WHERE id = ${id} FOR UPDATE`);
  const [session] = found.rows;
  if (!session) return tillErrors.TILL_SESSION_NOT_FOUND();
  return session.closed ? tillErrors.TILL_CLOSED() : { eventId: session.eventId };
}

export async function closeSession(
  db: Queryable,
  author: Author,
  { id, countedCents, now }: { id: string; countedCents: number; now: Date },
) {
  const session = await lockOpenSession(db, id);
  if (!('eventId' in session)) return session;
  await db.execute(
    sql`UPDATE till_sessions SET counted_cents = ${countedCents}, closed_at = ${now.toISOString()} WHERE id = ${id}`,
  );
  const closed = await one(db, id);
  if (!closed) return tillErrors.TILL_SESSION_NOT_FOUND();
  const { expectedCents, discrepancyCents, salesCents, salesCount, cashCents, cardCents, otherCents } = closed;
  const data = { countedCents, expectedCents, discrepancyCents, salesCount, cashCents, cardCents, otherCents };
  await appendEntry(db, { sessionId: id, kind: 'close', amountCents: salesCents, data, at: now });
  await recordAudit(db, author, { action: 'till.close', entity: 'till-session', entityId: id, after: data });
  return closed;
}

interface CashMove {
  id: string;
  move: z.output<typeof cashMoveSchema>;
  now: Date;
}

export async function moveCash(
  db: Queryable,
  author: Author,
  { id, move, now }: CashMove,
): Promise<TillSession | Refusal> {
  const session = await lockOpenSession(db, id);
  if (!('eventId' in session)) return session;
  if (!(await entryOfClient(db, move.clientId))) {
    const amountCents = move.kind === 'cash_in' ? move.amountCents : -move.amountCents;
    const data = { reason: move.reason, by: author.actor.id };
    await appendEntry(db, { sessionId: id, clientId: move.clientId, kind: move.kind, amountCents, data, at: now });
  }
  return (await one(db, id)) ?? tillErrors.TILL_SESSION_NOT_FOUND();
}

interface Closing {
  kind: 'day' | 'month' | 'year';
  on: string;
  now: Date;
}

const lengths = { day: 10, month: 7, year: 4 } as const;

/** Stores the total of a day, month or year in Paris, once. */
export async function closePeriod(
  db: Queryable,
  author: Author,
  { kind, on, now }: Closing,
): Promise<TillEntry | Refusal> {
  const period = on.slice(0, lengths[kind]);
  const current = parisTime(now).day.slice(0, lengths[kind]);
  // A day may be closed on its own evening, after the market.
  if (kind === 'day' ? period > current : period >= current) return tillErrors.TILL_PERIOD_NOT_OVER({ period });
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('till-journal'))`);
  const [closed] = await selectEntries(db, sql`e.kind = ${kind} AND e.data ->> 'period' = ${period}`, 1);
  if (closed) return tillErrors.TILL_PERIOD_CLOSED({ period });
  const found = await db.execute<{ cents: number; sales: number }>(sql`
    SELECT coalesce(sum(amount_cents), 0)::int AS cents, (count(*) FILTER (WHERE kind = 'sale'))::int AS sales
    FROM till_entries WHERE kind IN ('sale', 'correction')
      AND left((at AT TIME ZONE 'Europe/Paris')::date::text, ${lengths[kind]}) = ${period}`);
  const { cents, sales } = found.rows[0] ?? { cents: 0, sales: 0 };
  const entry = await appendEntry(db, { sessionId: null, kind, amountCents: cents, data: { period, sales }, at: now });
  await recordAudit(db, author, {
    action: 'till.close-period',
    entity: 'till',
    entityId: period,
    after: { cents, sales },
  });
  return entry;
}
