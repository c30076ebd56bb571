import type { TillRecord } from '@aimante/api-contract/market';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Oddity } from './find-oddities.ts';

interface Found {
  eventId: string | null;
  oddities: Oddity[];
}

/** The session of a record. A session that did not arrive, or that is closed, does not stop its records. */
export async function sessionOf(db: Queryable, record: TillRecord): Promise<Found> {
  const { sessionId } = record;
  const found = await db.execute<{ eventId: string | null; isClosed: boolean }>(
    sql`SELECT market_event_id AS "eventId", closed_at IS NOT NULL AS "isClosed" FROM till_sessions WHERE id = ${sessionId}`,
  );
  const [session] = found.rows;
  if (!session) return openSession(db, record);
  const oddities: Oddity[] = session.isClosed ? [{ kind: 'session-closed', detail: {} }] : [];
  return { eventId: session.eventId, oddities };
}

async function openSession(db: Queryable, record: TillRecord): Promise<Found> {
  const event = await db.execute<{ id: string }>(sql`SELECT id FROM market_events WHERE id = ${record.eventId}`);
  const eventId = event.rows[0]?.id ?? null;
  const floatCents = record.kind === 'open' ? record.floatCents : 0;
  await db.execute(sql`INSERT INTO till_sessions (id, market_event_id, device_id, opening_float_cents, opened_at)
    VALUES (${record.sessionId}, ${eventId}, ${record.deviceId}, ${floatCents}, ${record.at})`);
  const isUnknown = record.kind !== 'open' || record.id !== record.sessionId;
  return {
    eventId,
    oddities: [
      ...(isUnknown ? [{ kind: 'session-unknown', detail: {} } as const] : []),
      ...(eventId === null ? [{ kind: 'event-gone', detail: {} } as const] : []),
    ],
  };
}
