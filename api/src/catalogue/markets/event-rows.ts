import type { MarketEvent, MarketStock } from '@aimante/api-contract/market';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { inLocale } from '../../platform/database/sql/in-locale.ts';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import type { Localised } from '../../platform/text/localised.ts';
import type { Locale } from '../../platform/text/refusal.ts';

export interface EventRow extends Record<string, unknown> {
  id: string;
  slug: string;
  name: string;
  description: string;
  place: string;
  address: string;
  latitude: number | null;
  longitude: number | null;
  startsAt: string;
  endsAt: string;
  isPublished: boolean;
  version: number;
  translations: { name: Localised; description: Localised | null };
}

export async function selectEvents(db: Queryable, locale: Locale, where: SQL): Promise<EventRow[]> {
  const found = await db.execute<EventRow>(sql`
    SELECT e.id, e.slug, ${inLocale(sql`e.name`, locale)} AS name, coalesce(${inLocale(sql`e.description`, locale)}, '') AS description,
      e.place, e.address, e.latitude::float8 AS latitude, e.longitude::float8 AS longitude, e.starts_at AS "startsAt",
      e.ends_at AS "endsAt", e.is_published AS "isPublished", e.version,
      json_build_object('name', e.name, 'description', e.description) AS translations
    FROM market_events e WHERE ${where} ORDER BY e.starts_at, e.id`);
  return found.rows;
}

export function viewEvent({ translations, ...row }: EventRow, now: Date, isWhole = false): MarketEvent {
  const endsAt = wireTime(row.endsAt);
  return {
    ...row,
    startsAt: wireTime(row.startsAt),
    endsAt,
    isPast: new Date(endsAt) < now,
    ...(isWhole && { translations }),
  };
}

export async function selectMarketStock(db: Queryable, eventId: string, locale: Locale): Promise<MarketStock[]> {
  const found = await db.execute<MarketStock & Record<string, unknown>>(sql`
    SELECT CASE WHEN s.variant_id IS NOT NULL THEN 'variant' WHEN s.bundle_id IS NOT NULL THEN 'bundle' ELSE 'product' END AS owner,
      coalesce(s.variant_id, s.bundle_id, s.product_id) AS "ownerId", p.id AS "productId",
      concat_ws(' · ', coalesce(nullif(t.name, ''), f.name), v.sku, ${inLocale(sql`b.name`, locale)}) AS name,
      s.on_hand - s.held AS stock
    FROM stocks s LEFT JOIN variants v ON v.id = s.variant_id LEFT JOIN bundles b ON b.id = s.bundle_id
    JOIN products p ON p.id = coalesce(s.product_id, v.product_id, b.product_id)
    JOIN product_translations f ON f.product_id = p.id AND f.locale = 'fr'
    LEFT JOIN product_translations t ON t.product_id = p.id AND t.locale = ${locale}
    WHERE s.market_event_id = ${eventId} ORDER BY p.position, name`);
  return found.rows;
}
