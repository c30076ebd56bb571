import type {
  portfolioCategoryUpdateSchema,
  portfolioCategoryWriteSchema,
} from '@aimante/api-contract/portfolio/schemas';
import type { z } from 'zod';
import { auditedResult } from '../../platform/audit/audited-result.ts';
import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { assignments } from '../../platform/database/sql/assignments.ts';
import { freeSlug, isSlugTaken } from '../../platform/database/sql/slug.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { httpErrors } from '../../platform/http/answers/errors.ts';
import { sql } from '../../platform/sql/sql.ts';
import { mergeLocalised, toLocalised } from '../../platform/text/localised.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { portfolioErrors } from './errors.ts';
import { selectPortfolioCategories } from './project-rows.ts';

type Write = z.output<typeof portfolioCategoryWriteSchema>;
type Update = z.output<typeof portfolioCategoryUpdateSchema>;
type Row = Awaited<ReturnType<typeof selectPortfolioCategories>>[number];

const table = sql`portfolio_categories`;

const one = async (db: Queryable, id: string): Promise<Row | undefined> =>
  (await selectPortfolioCategories(db, 'fr', sql`c.id = ${id}`))[0];

export async function createPortfolioCategory(db: Queryable, author: Author, body: Write): Promise<Row | Refusal> {
  const id = uuidv7();
  const name = toLocalised(body.name);
  if (body.slug && (await isSlugTaken(db, table, { slug: body.slug, exceptId: id })))
    return portfolioErrors.PORTFOLIO_SLUG_TAKEN();
  await db.execute(sql`INSERT INTO portfolio_categories (id, slug, name, position) VALUES (${id},
    ${body.slug ?? (await freeSlug(db, table, name.fr))}, ${name},
    coalesce(${body.position ?? null}::int, (SELECT coalesce(max(position) + 1, 0) FROM portfolio_categories)))`);
  return finish(db, author, { id, action: 'portfolio-category.create' });
}

export async function updatePortfolioCategory(
  db: Queryable,
  author: Author,
  { id, body }: { id: string; body: Update },
) {
  await db.execute(sql`SELECT 1 FROM portfolio_categories WHERE id = ${id} FOR UPDATE`);
  const before = await one(db, id);
  if (!before) return portfolioErrors.PORTFOLIO_CATEGORY_NOT_FOUND();
  if (body.version !== undefined && body.version !== before.version)
    return httpErrors.VERSION_CONFLICT({ current: before });
  if (body.slug && (await isSlugTaken(db, table, { slug: body.slug, exceptId: id })))
    return portfolioErrors.PORTFOLIO_SLUG_TAKEN();
  const name = body.name === undefined ? undefined : mergeLocalised(body.name, before.translations.name);
  await db.execute(sql`UPDATE portfolio_categories SET ${assignments({ name, slug: body.slug, position: body.position })},
    version = version + 1 WHERE id = ${id}`);
  return finish(db, author, { id, action: 'portfolio-category.update', before });
}

/** Refused while the category has projects, unless another category takes them over. */
export async function deletePortfolioCategory(
  db: Queryable,
  author: Author,
  { id, reassignTo }: { id: string; reassignTo: string | undefined },
): Promise<Refusal | undefined> {
  await db.execute(sql`SELECT 1 FROM portfolio_categories WHERE id = ${id} FOR UPDATE`);
  const before = await one(db, id);
  if (!before) return portfolioErrors.PORTFOLIO_CATEGORY_NOT_FOUND();
  if (reassignTo) {
    if (reassignTo === id || !(await one(db, reassignTo))) return portfolioErrors.PORTFOLIO_CATEGORY_NOT_FOUND();
    await db.execute(sql`UPDATE portfolio_items SET category_id = ${reassignTo} WHERE category_id = ${id}`);
  }
  const left = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM portfolio_items WHERE category_id = ${id}`,
  );
  const count = left.rows[0]?.count ?? 0;
  if (count > 0) return portfolioErrors.PORTFOLIO_CATEGORY_USED({ count });
  await db.execute(sql`DELETE FROM portfolio_categories WHERE id = ${id}`);
  const after = { reassignTo };
  await recordAudit(db, author, {
    action: 'portfolio-category.delete',
    entity: 'portfolio-category',
    entityId: id,
    before,
    after,
  });
  return undefined;
}

const finish = auditedResult({
  entity: 'portfolio-category',
  read: one,
  notFound: portfolioErrors.PORTFOLIO_CATEGORY_NOT_FOUND,
});
