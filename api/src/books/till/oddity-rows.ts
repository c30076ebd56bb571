import type { TillOddityRow } from '@aimante/api-contract/market';
import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { tillErrors } from './errors.ts';
import { selectEntries } from './journal.ts';

type Row = Omit<TillOddityRow, 'entry'> & { entryId: string } & Record<string, unknown>;

export async function selectOddities(db: Queryable, where: SQL): Promise<TillOddityRow[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT o.id, o.kind, o.detail, o.at, o.settled_at AS "settledAt", o.note, o.entry_id AS "entryId"
    FROM till_oddities o WHERE ${where} ORDER BY o.at DESC, o.id LIMIT 200`);
  const ids = [...new Set(rows.map(({ entryId }) => entryId))];
  const entries = await selectEntries(db, sql`e.id = ANY(${ids}::uuid[])`);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return rows.flatMap(({ entryId, ...row }) => {
    const entry = byId.get(entryId);
    return entry ? [{ ...row, at: wireTime(row.at), settledAt: row.settledAt && wireTime(row.settledAt), entry }] : [];
  });
}

export async function settleOddity(
  db: Queryable,
  author: Author,
  { id, note, now }: { id: string; note: string; now: Date },
): Promise<TillOddityRow | Refusal> {
  await db.execute(
    sql`UPDATE till_oddities SET settled_at = ${now.toISOString()}, note = ${note} WHERE id = ${id} AND settled_at IS NULL`,
  );
  const [row] = await selectOddities(db, sql`o.id = ${id}`);
  if (!row) return tillErrors.TILL_ODDITY_NOT_FOUND();
  await recordAudit(db, author, { action: 'till.settle', entity: 'till-oddity', entityId: id, after: { note } });
  return row;
}
