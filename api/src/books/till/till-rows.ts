import type { TillSession } from '@aimante/api-contract/market';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { inLocale } from '../../platform/database/sql/in-locale.ts';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import type { Locale } from '../../platform/text/refusal.ts';
import { soldKinds } from './journal.ts';

type Row = Omit<TillSession, 'expectedCents' | 'discrepancyCents'> & { movedCents: number } & Record<string, unknown>;

/** The expected cash is summed from the journal and never stored. */
export async function selectSessions(db: Queryable, locale: Locale, where: SQL): Promise<TillSession[]> {
  const found = await db.execute<Row>(sql`
    SELECT s.id, s.market_event_id AS "eventId", coalesce(${inLocale(sql`e.name`, locale)}, '') AS "eventName",
      coalesce(d.name, '') AS "deviceName", s.opened_at AS "openedAt", s.closed_at AS "closedAt",
      s.opening_float_cents AS "openingFloatCents", s.counted_cents AS "countedCents", sums.*
    FROM till_sessions s LEFT JOIN market_events e ON e.id = s.market_event_id LEFT JOIN till_devices d ON d.id = s.device_id,
    LATERAL (
      SELECT coalesce(sum(amount_cents) FILTER (WHERE kind IN ${soldKinds}), 0)::int AS "salesCents",
        (count(*) FILTER (WHERE kind = 'sale') - count(*) FILTER (WHERE kind = 'correction'))::int AS "salesCount",
        coalesce(sum(cash_cents), 0)::int AS "cashCents",
        coalesce(sum(card_cents), 0)::int AS "cardCents",
        coalesce(sum(other_cents), 0)::int AS "otherCents",
        coalesce(sum(amount_cents) FILTER (WHERE kind IN ('cash_in', 'cash_out')), 0)::int AS "movedCents"
      FROM till_entries t WHERE t.session_id = s.id
    ) sums
    WHERE ${where} ORDER BY s.opened_at DESC, s.id DESC LIMIT 200`);
  return found.rows.map(({ movedCents, ...row }) => {
    const expectedCents = row.openingFloatCents + row.cashCents + movedCents;
    return {
      ...row,
      openedAt: wireTime(row.openedAt),
      closedAt: row.closedAt && wireTime(row.closedAt),
      expectedCents,
      discrepancyCents: row.countedCents === null ? null : row.countedCents - expectedCents,
    };
  });
}
