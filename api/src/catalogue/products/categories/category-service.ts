import type { categoryUpdateSchema, categoryWriteSchema } from '@aimante/api-contract/catalogue/schemas';
import type { z } from 'zod';
import { auditedResult } from '../../../platform/audit/audited-result.ts';
import { type Author, recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { assignments } from '../../../platform/database/sql/assignments.ts';
import { freeSlug, isSlugTaken } from '../../../platform/database/sql/slug.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import { httpErrors } from '../../../platform/http/answers/errors.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { mergeLocalised, toLocalised } from '../../../platform/text/localised.ts';
import type { Refusal } from '../../../platform/text/refusal.ts';
import { catalogueErrors } from '../record/errors.ts';
import type { CategoryRow } from '../record/views.ts';
import { selectCategories } from './category-rows.ts';

type Write = z.output<typeof categoryWriteSchema>;
type Update = z.output<typeof categoryUpdateSchema>;

const table = sql`categories`;

async function selectCategory(db: Queryable, id: string): Promise<CategoryRow | undefined> {
  const [row] = await selectCategories(db, 'fr', sql`c.id = ${id}`);
  return row;
}

export async function createCategory(db: Queryable, author: Author, body: Write): Promise<CategoryRow | Refusal> {
  const id = uuidv7();
  const name = toLocalised(body.name);
  if (body.slug && (await isSlugTaken(db, table, { slug: body.slug, exceptId: id })))
    return catalogueErrors.SLUG_TAKEN();
  await db.execute(sql`INSERT INTO categories (id, slug, name, description, picture_id, is_visible, position)
    VALUES (${id}, ${body.slug ?? (await freeSlug(db, table, name.fr))}, ${name},
      ${body.description == null ? null : toLocalised(body.description)}, ${body.pictureId ?? null},
      ${body.isVisible ?? true}, (SELECT coalesce(max(position) + 1, 0) FROM categories))`);
  return finish(db, author, { id, action: 'category.create' });
}

export async function updateCategory(db: Queryable, author: Author, { id, body }: { id: string; body: Update }) {
  await db.execute(sql`SELECT 1 FROM categories WHERE id = ${id} FOR NO KEY UPDATE`);
  const before = await selectCategory(db, id);
  if (!before?.translations) return catalogueErrors.CATEGORY_NOT_FOUND();
  if (body.version !== undefined && body.version !== before.version)
    return httpErrors.VERSION_CONFLICT({ current: before });
  if (body.slug && (await isSlugTaken(db, table, { slug: body.slug, exceptId: id })))
    return catalogueErrors.SLUG_TAKEN();
  const columns = {
    name: body.name === undefined ? undefined : mergeLocalised(body.name, before.translations.name),
    description:
      body.description == null ? body.description : mergeLocalised(body.description, before.translations.description),
    slug: body.slug,
    picture_id: body.pictureId,
    is_visible: body.isVisible,
  };
  await db.execute(
    sql`UPDATE categories SET ${assignments(columns)}, version = version + 1, updated_at = now() WHERE id = ${id}`,
  );
  return finish(db, author, { id, action: 'category.update', before });
}

/** Products of the category stay, without a category. */
export async function deleteCategory(db: Queryable, author: Author, id: string): Promise<Refusal | undefined> {
  const before = await selectCategory(db, id);
  if (!before) return catalogueErrors.CATEGORY_NOT_FOUND();
  await db.execute(sql`DELETE FROM categories WHERE id = ${id}`);
  await recordAudit(db, author, { action: 'category.delete', entity: 'category', entityId: id, before });
  return undefined;
}

/** Swaps a category with its neighbour. At the end of the list nothing changes. */
export async function moveCategory(
  db: Queryable,
  author: Author,
  { id, by }: { id: string; by: -1 | 1 },
): Promise<Refusal | undefined> {
  const ids = await lockOrder(db);
  const at = ids.indexOf(id);
  if (at < 0) return catalogueErrors.CATEGORY_NOT_FOUND();
  const neighbour = ids[at + by];
  if (neighbour === undefined) return undefined;
  ids[at] = neighbour;
  ids[at + by] = id;
  return writeOrder(db, author, ids);
}

export async function reorderCategories(
  db: Queryable,
  author: Author,
  ids: readonly string[],
): Promise<Refusal | undefined> {
  const known = await lockOrder(db);
  const isWhole = ids.length === known.length && new Set([...ids, ...known]).size === known.length;
  return isWhole ? writeOrder(db, author, ids) : catalogueErrors.ORDER_INCOMPLETE();
}

/** Locks the rows by a fixed order, not by their changing positions, so that two moves cannot deadlock. */
async function lockOrder(db: Queryable): Promise<string[]> {
  await db.execute(sql`SELECT 1 FROM categories ORDER BY id FOR NO KEY UPDATE`);
  const found = await db.execute<{ id: string }>(sql`SELECT id FROM categories ORDER BY position`);
  return found.rows.map(({ id }) => id);
}

async function writeOrder(db: Queryable, author: Author, ids: readonly string[]): Promise<undefined> {
  await db.execute(sql`SET CONSTRAINTS categories_position_key DEFERRED`);
  await db.execute(sql`UPDATE categories c SET position = o.position - 1
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS o (id, position) WHERE c.id = o.id`);
  await recordAudit(db, author, { action: 'category.reorder', entity: 'category', entityId: 'all', after: { ids } });
}

const finish = auditedResult({
  entity: 'category',
  read: selectCategory,
  notFound: catalogueErrors.CATEGORY_NOT_FOUND,
});
