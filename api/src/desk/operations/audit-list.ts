import type { AuditRow } from '@aimante/api-contract/operations';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { contains } from '../../platform/database/sql/contains.ts';
import { readCursor, writeCursor } from '../../platform/database/sql/cursor.ts';
import { withinDays } from '../../platform/database/sql/shop-day.ts';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';

export interface AuditFilter {
  entity?: string | undefined;
  entityId?: string | undefined;
  /** Matches rows with any of these. */
  actions?: readonly string[] | undefined;
  actorId?: string | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** Newest first. Version 7 ids sort by time, so the id alone is the cursor. */
export async function selectAudit(
  db: Queryable,
  filter: AuditFilter,
): Promise<{ items: AuditRow[]; next: string | null; total: number }> {
  const { limit = 50 } = filter;
  const found = await db.execute<AuditRow & Record<string, unknown>>(sql`
    SELECT a.id, a.at, CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'email', u.email) END AS actor,
      a.actor_role AS role, a.ip, a.action, a.entity, a.entity_id AS "entityId", a.before, a.after, a.request_id AS "requestId",
      a.user_agent AS "userAgent"
    FROM ${actorRows} WHERE ${sql.join([...conditions(filter), ...beyond(filter)], ' AND ')} ORDER BY a.id DESC LIMIT ${limit + 1}`);
  const items = found.rows.slice(0, limit).map((row) => ({ ...row, at: wireTime(row.at) }));
  const last = found.rows.length > limit ? items.at(-1) : undefined;
  const counted = await db.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM ${actorRows} WHERE ${sql.join(conditions(filter), ' AND ')}`,
  );
  return { items, next: last ? writeCursor([0, last.id]) : null, total: counted.rows[0]?.total ?? 0 };
}

const actorRows = sql`audit_log a LEFT JOIN users u ON u.id = a.actor_id`;

function conditions({ entity, entityId, actions, actorId, search, from, to }: AuditFilter): SQL[] {
  return [
    sql`true`,
    ...(entity ? [sql`a.entity = ${entity}`] : []),
    ...(entityId ? [sql`a.entity_id = ${entityId}`] : []),
    ...(actions ? [sql`${JSON.stringify(actions)}::jsonb ? a.action`] : []),
    ...(actorId ? [sql`a.actor_id = ${actorId}`] : []),
    ...(search ? [contains(sql`concat_ws(' ', a.action, u.email)`, search)] : []),
    ...withinDays(sql`a.at`, from, to),
  ];
}

function beyond({ cursor }: AuditFilter): SQL[] {
  const at = cursor === undefined ? undefined : readCursor(cursor);
  return at ? [sql`a.id < ${at[1]}`] : [];
}
