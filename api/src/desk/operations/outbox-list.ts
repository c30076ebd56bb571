import type { OutboxRow } from '@aimante/api-contract/operations';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { contains } from '../../platform/database/sql/contains.ts';
import { readCursor, writeCursor } from '../../platform/database/sql/cursor.ts';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import { sql } from '../../platform/sql/sql.ts';

interface Filter {
  status?: string | undefined;
  search?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

export async function selectOutbox(db: Queryable, { status, search, cursor, limit = 50 }: Filter) {
  const at = cursor === undefined ? undefined : readCursor(cursor);
  const where = sql.join(
    [sql`true`, ...(status ? [sql`status = ${status}`] : []), ...(search ? [contains(sql`recipient`, search)] : [])],
    ' AND ',
  );
  const found = await db.execute<OutboxRow & Record<string, unknown>>(sql`
    SELECT id, kind, recipient, locale, status, attempts, last_error AS "lastError", created_at AS "createdAt", sent_at AS "sentAt"
    FROM outbox WHERE ${where}
      AND (${at?.[1] ?? null}::uuid IS NULL OR id < ${at?.[1] ?? null}::uuid) ORDER BY id DESC LIMIT ${limit + 1}`);
  const items = found.rows.slice(0, limit).map((row) => ({
    ...row,
    createdAt: wireTime(row.createdAt),
    sentAt: row.sentAt && wireTime(row.sentAt),
  }));
  const last = found.rows.length > limit ? items.at(-1) : undefined;
  const { rows } = await db.execute<{ total: number }>(sql`SELECT count(*)::int AS total FROM outbox WHERE ${where}`);
  return { items, next: last ? writeCursor([0, last.id]) : null, total: rows[0]?.total ?? 0 };
}
