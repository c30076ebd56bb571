import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { inLocale } from '../../../platform/database/sql/in-locale.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';
import type { Locale } from '../../../platform/text/refusal.ts';

import type { BundleRow } from '../record/views.ts';

export async function selectBundles(db: Queryable, locale: Locale, where: SQL): Promise<BundleRow[]> {
  const found = await db.execute<BundleRow>(sql`
    SELECT u.id, u.product_id, ${inLocale(sql`u.name`, locale)} AS name, u.quantity, u.price_cents AS bundle_price_cents,
      coalesce(s.on_hand - s.held, 0) AS stock, u.is_active, u.is_featured, u.version,
      json_build_object('name', u.name) AS translations
    FROM bundles u
    JOIN products p ON p.id = u.product_id AND p.deleted_at IS NULL
    LEFT JOIN stocks s ON s.bundle_id = u.id AND s.market_event_id IS NULL
    WHERE u.deleted_at IS NULL AND (${where}) ORDER BY u.position, u.id`);
  return found.rows;
}
