import { type Author, recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { freeSlug, isSlugTaken } from '../../../platform/database/sql/slug.ts';
import { sql } from '../../../platform/sql/sql.ts';
import type { Refusal } from '../../../platform/text/refusal.ts';
import { catalogueErrors } from '../record/errors.ts';
import { selectProductForEditing } from './product-editing.ts';
import type { EditedProduct } from './product-service.ts';

const table = sql`products`;

/** The restored product is hidden; texts, pictures, variants and bundles are as before. */
export async function restoreProduct(
  db: Queryable,
  author: Author,
  { id, slug }: { id: string; slug: string | undefined },
): Promise<EditedProduct | Refusal> {
  const found = await db.execute<{ slug: string | null; name: string }>(sql`
    SELECT p.deleted_slug AS slug, f.name FROM products p
    JOIN product_translations f ON f.product_id = p.id AND f.locale = 'fr'
    WHERE p.id = ${id} AND p.deleted_at IS NOT NULL FOR UPDATE OF p`);
  const [deleted] = found.rows;
  if (!deleted) return catalogueErrors.PRODUCT_NOT_FOUND();
  const wanted = slug ?? deleted.slug ?? (await freeSlug(db, table, deleted.name));
  if (await isSlugTaken(db, table, { slug: wanted, exceptId: id }))
    return catalogueErrors.SLUG_TAKEN({ slug: wanted, free: await freeSlug(db, table, wanted) });
  await db.execute(sql`UPDATE products SET deleted_at = NULL, deleted_slug = NULL, slug = ${wanted}, is_visible = false,
    version = version + 1, updated_at = now() WHERE id = ${id}`);
  const after = await selectProductForEditing(db, id);
  if (!after) throw new Error(`Product ${id} is gone in its own transaction`);
  await recordAudit(db, author, { action: 'product.restore', entity: 'product', entityId: id, after });
  return after;
}
