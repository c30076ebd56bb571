import type { Levels } from '@aimante/api-contract/core/rights';
import { ownerRole } from '@aimante/api-contract/team/schemas';
import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { httpErrors } from '../../platform/http/answers/errors.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { userErrors } from '../users/errors.ts';

interface RoleRow extends Record<string, unknown> {
  id: string;
  /** Null: one of the roles that every shop has. */
  name: string | null;
  levels: Partial<Levels>;
  version: number;
}

interface RoleChange {
  name?: string | undefined;
  levels: Levels;
  version?: number | undefined;
}

type Needs = Pick<Services, 'db'>;

export function createRole(
  { db }: Needs,
  author: Author,
  { name, levels }: { name: string; levels: Levels },
): Promise<Refusal | undefined> {
  return inTransaction(db, async (tx) => {
    const id = uuidv7();
    if (await isTaken(tx, { id, name })) return userErrors.ROLE_NAME_TAKEN();
    await tx.execute(
      sql`INSERT INTO staff_roles (id, name, levels) VALUES (${id}, ${name}, ${JSON.stringify(levels)}::jsonb)`,
    );
    await recordAudit(tx, author, { action: 'role.create', entity: 'role', entityId: id, after: { name, levels } });
    return undefined;
  });
}

export function updateRole(
  { db }: Needs,
  author: Author,
  { id, change }: { id: string; change: RoleChange },
): Promise<Refusal | undefined> {
  return inTransaction(db, async (tx) => {
    const role = await lockRole(tx, id);
    if (!role) return userErrors.ROLE_NOT_FOUND();
    if (id === ownerRole) return userErrors.ROLE_FIXED();
    if (change.version !== undefined && change.version !== role.version)
      return httpErrors.VERSION_CONFLICT({ current: { ...role } });
    const name = role.name === null ? null : (change.name ?? role.name);
    if (name !== null && (await isTaken(tx, { id, name }))) return userErrors.ROLE_NAME_TAKEN();
    await tx.execute(sql`UPDATE staff_roles SET name = ${name}, levels = ${JSON.stringify(change.levels)}::jsonb,
      version = version + 1 WHERE id = ${id}`);
    const { levels } = role;
    const entry = { action: 'role.update', entity: 'role', entityId: id } as const;
    await recordAudit(tx, author, {
      ...entry,
      before: { name: role.name, levels },
      after: { name, levels: change.levels },
    });
    return undefined;
  });
}

export function deleteRole({ db }: Needs, author: Author, id: string): Promise<Refusal | undefined> {
  return inTransaction(db, async (tx) => {
    const role = await lockRole(tx, id);
    if (!role) return userErrors.ROLE_NOT_FOUND();
    if (role.name === null) return userErrors.ROLE_FIXED();
    const { rows } = await tx.execute(sql`SELECT 1 FROM staff_members WHERE role_id = ${id} LIMIT 1`);
    if (rows.length > 0) return userErrors.ROLE_IN_USE();
    await tx.execute(sql`DELETE FROM staff_roles WHERE id = ${id}`);
    await recordAudit(tx, author, {
      action: 'role.delete',
      entity: 'role',
      entityId: id,
      before: { name: role.name, levels: role.levels },
    });
    return undefined;
  });
}

/** Locks the table's roles for the transaction: two names cannot become equal at once. */
async function isTaken(db: Queryable, { id, name }: { id: string; name: string }): Promise<boolean> {
  await db.execute(sql`LOCK TABLE staff_roles IN SHARE ROW EXCLUSIVE MODE`);
  const { rows } = await db.execute(
    sql`SELECT 1 FROM staff_roles WHERE lower(name) = lower(${name}) AND id <> ${id} LIMIT 1`,
  );
  return rows.length > 0;
}

async function lockRole(db: Queryable, id: string): Promise<RoleRow | undefined> {
  const { rows } = await db.execute<RoleRow>(
    sql`SELECT id, name, levels, version FROM staff_roles WHERE id = ${id} FOR UPDATE`,
  );
  return rows[0];
}
