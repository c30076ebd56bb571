import type { ListView } from '@aimante/api-contract/operations';
import type { listViewCreateSchema, listViewUpdateSchema } from '@aimante/api-contract/operations/schemas';
import type { z } from 'zod';
import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { assignments } from '../../platform/database/sql/assignments.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { httpErrors } from '../../platform/http/answers/errors.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { operationsErrors } from './errors.ts';

type Create = z.output<typeof listViewCreateSchema>;
type Update = z.output<typeof listViewUpdateSchema>;

const ownerWorksHere = sql`EXISTS (SELECT 1 FROM users u
  WHERE u.id = v.owner_id AND u.role = 'admin' AND u.is_active AND u.anonymised_at IS NULL)`;

/** The views of one administrator, and the shared ones. A shared view of a former colleague belongs to everyone. */
async function selectViews(db: Queryable, actorId: string, where: SQL): Promise<ListView[]> {
  const { rows } = await db.execute<ListView & Record<string, unknown>>(sql`
    SELECT v.id, v.list, v.name, v.search, v.is_shared AS "isShared", v.version,
      coalesce(v.owner_id = ${actorId}, false) AS "isOwn",
      coalesce(v.owner_id = ${actorId}, false) OR NOT ${ownerWorksHere} AS "isEditable",
      CASE WHEN ${ownerWorksHere} THEN (SELECT nullif(trim(u.first_name || ' ' || u.last_name), '') FROM users u
        WHERE u.id = v.owner_id) END AS "ownerName"
    FROM list_views v WHERE (v.owner_id = ${actorId} OR v.is_shared) AND (${where})
    ORDER BY v.is_shared, lower(v.name), v.id`);
  return rows;
}

export const listViews = (db: Queryable, actorId: string, list: string): Promise<ListView[]> =>
  selectViews(db, actorId, sql`v.list = ${list}`);

export async function createView(db: Queryable, author: Author, body: Create): Promise<ListView | Refusal> {
  const id = uuidv7();
  const { rows } = await db.execute(sql`INSERT INTO list_views (id, owner_id, list, name, search, is_shared)
    VALUES (${id}, ${author.actor.id}, ${body.list}, ${body.name}, ${body.search}, ${body.isShared})
    ON CONFLICT DO NOTHING RETURNING id`);
  if (rows.length === 0) return operationsErrors.VIEW_NAME_TAKEN();
  return recorded(db, author, { id, action: 'view.create' });
}

export async function updateView(
  db: Queryable,
  author: Author,
  { id, body }: { id: string; body: Update },
): Promise<ListView | Refusal> {
  const before = await lockView(db, author, id);
  if (!before) return operationsErrors.VIEW_NOT_FOUND();
  if (!before.isEditable) return operationsErrors.VIEW_OF_ANOTHER();
  if (body.version !== before.version) return httpErrors.VERSION_CONFLICT({ current: before });
  const next = { ...before, ...body };
  const taken = await db.execute(sql`SELECT 1 FROM list_views v WHERE v.id <> ${id} AND v.list = ${before.list}
    AND lower(v.name) = lower(${next.name}) AND v.is_shared = ${next.isShared}
    AND (v.is_shared OR v.owner_id = ${author.actor.id})`);
  if (taken.rows.length > 0) return operationsErrors.VIEW_NAME_TAKEN();
  const columns = { name: body.name, search: body.search, is_shared: body.isShared };
  // If a former colleague's view becomes private, it belongs to the administrator that makes it private.
  const owner = next.isShared ? sql`v.owner_id` : sql`${author.actor.id}`;
  await db.execute(
    sql`UPDATE list_views v SET ${assignments(columns)}, owner_id = ${owner}, version = v.version + 1 WHERE v.id = ${id}`,
  );
  return recorded(db, author, { id, action: 'view.update', before });
}

export async function deleteView(db: Queryable, author: Author, id: string): Promise<Refusal | undefined> {
  const before = await lockView(db, author, id);
  if (!before) return operationsErrors.VIEW_NOT_FOUND();
  if (!before.isEditable) return operationsErrors.VIEW_OF_ANOTHER();
  await db.execute(sql`DELETE FROM list_views WHERE id = ${id}`);
  await recordAudit(db, author, { action: 'view.delete', entity: 'view', entityId: id, before });
  return undefined;
}

async function lockView(db: Queryable, { actor }: Author, id: string): Promise<ListView | undefined> {
  await db.execute(sql`SELECT 1 FROM list_views WHERE id = ${id} FOR UPDATE`);
  const [view] = await selectViews(db, actor.id, sql`v.id = ${id}`);
  return view;
}

interface Change {
  id: string;
  action: 'view.create' | 'view.update';
  before?: ListView;
}

async function recorded(db: Queryable, author: Author, { id, action, before }: Change): Promise<ListView> {
  const [after] = await selectViews(db, author.actor.id, sql`v.id = ${id}`);
  if (!after) throw new Error(`View ${id} is gone in its own transaction`);
  await recordAudit(db, author, { action, entity: 'view', entityId: id, before, after });
  return after;
}

/** A shared view stays with the team. */
export async function forgetViewsOfAccount(_: unknown, tx: Queryable, { userId }: { userId: string }): Promise<void> {
  await tx.execute(sql`DELETE FROM list_views WHERE owner_id = ${userId} AND NOT is_shared`);
}
