import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { inLocale } from '../../../platform/database/sql/in-locale.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';
import type { Locale } from '../../../platform/text/refusal.ts';

import type { CategoryRow } from '../record/views.ts';

export async function selectCategories(
  db: Queryable,
  locale: Locale,
  where: SQL = sql`c.is_visible`,
): Promise<CategoryRow[]> {
  const found = await db.execute<CategoryRow>(sql`
    SELECT c.id, c.slug, ${inLocale(sql`c.name`, locale)} AS name,
      coalesce(${inLocale(sql`c.description`, locale)}, '') AS description, c.position, c.is_visible AS "isVisible", c.version,
      (SELECT count(*)::int FROM products p WHERE p.category_id = c.id AND p.deleted_at IS NULL AND p.is_visible) AS "productCount",
      CASE WHEN b.id IS NOT NULL THEN json_build_object('id', b.id, 'hash', b.hash, 'width', b.width, 'height', b.height,
        'colour', b.colour, 'alt', '') END AS picture,
      json_build_object('name', c.name, 'description', c.description) AS translations
    FROM categories c LEFT JOIN pictures b ON b.id = c.picture_id
    WHERE ${where} ORDER BY c.position`);
  return found.rows;
}
