import type { PickupEvent } from '@aimante/api-contract/shipping';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { inLocale } from '../../platform/database/sql/in-locale.ts';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Locale } from '../../platform/text/refusal.ts';

export async function selectPickupEvents(db: Queryable, locale: Locale, now: Date): Promise<PickupEvent[]> {
  const { rows } = await db.execute<{
    id: string;
    name: string;
    place: string;
    address: string;
    startsAt: string;
    endsAt: string;
  }>(sql`SELECT e.id, ${inLocale(sql`e.name`, locale)} AS name, e.place, e.address, e.starts_at AS "startsAt", e.ends_at AS "endsAt"
    FROM market_events e WHERE e.is_published AND e.ends_at > ${now.toISOString()} ORDER BY e.starts_at, e.id LIMIT 20`);
  return rows.map((row) => ({ ...row, startsAt: wireTime(row.startsAt), endsAt: wireTime(row.endsAt) }));
}
