import type { UserRow as ListedUser } from '@aimante/api-contract/users';
import type { userUpdateSchema } from '@aimante/api-contract/users/schemas';
import type { z } from 'zod';
import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import { httpErrors } from '../../platform/http/answers/errors.ts';
import { mayDo } from '../../platform/http/guards/access.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { ofUser, revokeSessions } from '../identity/sessions/session-rows.ts';
import { userErrors } from '../users/errors.ts';
import { keepAnOwner } from '../users/team-roles.ts';
import { byId, findUser, type UserRow } from '../users/user-rows.ts';
import { anonymise } from './closing/anonymise.ts';
import { lockUser, writeUser } from './profile/profile.ts';
import { findListed } from './profile/user-list.ts';

export type UserChange = z.output<typeof userUpdateSchema>;

export interface Management extends Author {
  userId: string;
}

/** Changes another account. A member of the team can change only the name of the own account here. */
export async function manageUser(
  services: Services,
  management: Management,
  change: UserChange,
): Promise<ListedUser | Refusal> {
  const { db } = services;
  const { userId, actor } = management;
  if (userId === actor.id && change.isActive !== undefined) return userErrors.NOT_ONESELF();
  const outcome = await inTransaction(db, (tx) => apply(tx, management, { change, now: services.now() }));
  if (outcome instanceof Refusal) return outcome;
  return (await findListed(services, userId)) ?? userErrors.USER_NOT_FOUND();
}

async function apply(
  db: Queryable,
  management: Management,
  { change, now }: { change: UserChange; now: Date },
): Promise<void> {
  const { version, isActive, ...values } = change;
  const { userId } = management;
  // Taken before the row lock, as everywhere else, so that two transactions cannot deadlock.
  const refusal = isActive === false && (await keepAnOwner(db, userId));
  if (refusal) throw refusal;
  const user = await lockUser(db, userId, version);
  if (!mayManage(management, user)) throw httpErrors.RIGHT_MISSING();
  await writeUser(db, userId, { values, now });
  if (isActive !== undefined && isActive !== user.isActive) await switchActive(db, { userId, isActive, now });
  const after = { ...values, ...(isActive !== undefined && { isActive }) };
  const before = Object.fromEntries(Object.keys(after).map((name) => [name, user[name as keyof UserRow]]));
  await recordAudit(db, management, { action: 'user.update', entity: 'user', entityId: userId, before, after });
}

/** Else a helper could close the account of an owner. */
const mayManage = ({ actor, userId }: Management, { role }: Pick<UserRow, 'role'>): boolean =>
  role === 'customer' || userId === actor.id || mayDo(actor, 'team:all');

async function switchActive(
  db: Queryable,
  { userId, isActive, now }: { userId: string; isActive: boolean; now: Date },
) {
  const at = now.toISOString();
  await db.execute(sql`UPDATE users SET is_active = ${isActive}, deactivated_by = ${isActive ? null : 'admin'},
    deactivated_at = ${isActive ? null : at}, deactivation_reason = NULL WHERE id = ${userId}`);
  if (!isActive) await revokeSessions(db, ofUser(userId), { reason: 'deactivated', now });
}

export async function removeUser(services: Services, management: Management): Promise<Refusal | undefined> {
  const { db } = services;
  const { userId, actor } = management;
  if (userId === actor.id) return userErrors.NOT_ONESELF();
  return inTransaction(db, async (tx) => {
    const user = await findUser(tx, byId(userId));
    if (user && !mayManage(management, user)) return httpErrors.RIGHT_MISSING();
    const refusal = await anonymise(services, tx, userId);
    if (refusal) return refusal;
    await recordAudit(tx, management, { action: 'user.anonymise', entity: 'user', entityId: userId });
    return undefined;
  });
}
