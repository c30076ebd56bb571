import type { Queryable } from '../database/connection/connect.ts';
import type { Refusal } from '../text/refusal.ts';
import { type Author, recordAudit } from './record-audit.ts';

interface AuditedEntity<Entity extends string, Row> {
  readonly entity: Entity;
  readonly read: (db: Queryable, id: string) => Promise<Row | undefined>;
  readonly notFound: () => Refusal;
}

interface AuditedChange<Entity extends string, Row> {
  readonly id: string;
  readonly action: `${Entity}.${string}`;
  readonly before?: Row;
}

/** The last step of a change: reads the row as it is now, records the difference, and returns the row. */
export function auditedResult<Entity extends string, Row extends object>({
  entity,
  read,
  notFound,
}: AuditedEntity<Entity, Row>) {
  return async (
    db: Queryable,
    author: Author,
    { id, action, before }: AuditedChange<Entity, Row>,
  ): Promise<Row | Refusal> => {
    const after = await read(db, id);
    if (!after) return notFound();
    await recordAudit(db, author, { action, entity, entityId: id, before, after });
    return after;
  };
}
