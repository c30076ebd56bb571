import type { projectUpdateSchema, projectWriteSchema } from '@aimante/api-contract/portfolio/schemas';
import type { z } from 'zod';
import { auditedResult } from '../../platform/audit/audited-result.ts';
import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { assignments } from '../../platform/database/sql/assignments.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { httpErrors } from '../../platform/http/answers/errors.ts';
import { sql } from '../../platform/sql/sql.ts';
import { mergeLocalised, toLocalised } from '../../platform/text/localised.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { portfolioErrors } from './errors.ts';
import { type ProjectRow, selectProjects } from './project-rows.ts';

type Write = z.output<typeof projectWriteSchema>;
type Update = z.output<typeof projectUpdateSchema>;

export async function createProject(db: Queryable, author: Author, body: Write): Promise<ProjectRow | Refusal> {
  const id = uuidv7();
  await db.execute(sql`INSERT INTO portfolio_items (id, category_id, title, description, is_visible, is_featured,
      client_consent_at, position)
    VALUES (${id}, ${body.category_id}, ${toLocalised(body.title)}, ${toLocalised(body.description)}, ${body.is_visible ?? true},
      ${body.is_featured ?? false}, ${body.client_consent_at ?? null},
      (SELECT coalesce(max(position) + 1, 0) FROM portfolio_items))`);
  return finish(db, author, { id, action: 'project.create' });
}

export async function updateProject(db: Queryable, author: Author, { id, body }: { id: string; body: Update }) {
  await db.execute(sql`SELECT 1 FROM portfolio_items WHERE id = ${id} FOR UPDATE`);
  const [before] = await selectProjects(db, 'fr', sql`g.id = ${id}`);
  if (!before) return portfolioErrors.PROJECT_NOT_FOUND();
  if (body.version !== undefined && body.version !== before.version)
    return httpErrors.VERSION_CONFLICT({ current: before });
  const { title, description } = before.translations;
  const columns = {
    title: body.title === undefined ? undefined : mergeLocalised(body.title, title),
    description: body.description === undefined ? undefined : mergeLocalised(body.description, description),
    category_id: body.category_id,
    is_visible: body.is_visible,
    is_featured: body.is_featured,
    client_consent_at: body.client_consent_at,
  };
  await db.execute(
    sql`UPDATE portfolio_items SET ${assignments(columns)}, version = version + 1, updated_at = now() WHERE id = ${id}`,
  );
  return finish(db, author, { id, action: 'project.update', before });
}

export async function deleteProject(db: Queryable, author: Author, id: string): Promise<Refusal | undefined> {
  const [before] = await selectProjects(db, 'fr', sql`g.id = ${id}`);
  if (!before) return portfolioErrors.PROJECT_NOT_FOUND();
  await db.execute(sql`DELETE FROM portfolio_items WHERE id = ${id}`);
  await recordAudit(db, author, { action: 'project.delete', entity: 'project', entityId: id, before });
  return undefined;
}

export async function reorderProjects(
  db: Queryable,
  author: Author,
  ids: readonly string[],
): Promise<Refusal | undefined> {
  const found = await db.execute<{ id: string }>(sql`SELECT id FROM portfolio_items ORDER BY id FOR UPDATE`);
  const known = found.rows.map(({ id }) => id);
  const isWhole = ids.length === known.length && new Set([...ids, ...known]).size === known.length;
  if (!isWhole) return portfolioErrors.PORTFOLIO_ORDER_INCOMPLETE();
  await db.execute(sql`UPDATE portfolio_items g SET position = o.position - 1
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS o (id, position) WHERE g.id = o.id`);
  await recordAudit(db, author, { action: 'project.reorder', entity: 'project', entityId: 'all', after: { ids } });
  return undefined;
}

const finish = auditedResult({
  entity: 'project',
  read: async (db, id) => (await selectProjects(db, 'fr', sql`g.id = ${id}`))[0],
  notFound: portfolioErrors.PROJECT_NOT_FOUND,
});
