import type { UserRow as ListedUser } from '@aimante/api-contract/users';
import type { userUpdateSchema } from '@aimante/api-contract/users/schemas';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import type { Services } from '../../platform/services/services.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { confirmPassword, type PasswordProof } from '../identity/login/password-service.ts';
import { ofUser, revokeSessions } from '../identity/sessions/session-rows.ts';
import { userErrors } from '../users/errors.ts';
import type { UserRow } from '../users/user-rows.ts';
import { keepAnAdministrator } from './closing/administrators.ts';
import { anonymise } from './closing/anonymise.ts';
import { lockUser, writeUser } from './profile/profile.ts';
import { findListed } from './profile/user-list.ts';

export type UserChange = z.output<typeof userUpdateSchema>;

export interface Management extends Author {
  userId: string;
  proof: Omit<PasswordProof, 'password'>;
}

/** Changes another account. Administrators can change only the name of their own account here. */
export async function manageUser(
  services: Services,
  management: Management,
  change: UserChange,
): Promise<ListedUser | Refusal> {
  const { db } = services;
  const { userId, actor, proof } = management;
  if (userId === actor.id && (change.role !== undefined || change.isActive !== undefined))
    return userErrors.NOT_ONESELF();
  if (change.role !== undefined) {
    if (!change.password) return userErrors.PASSWORD_NEEDED();
    const confirmed = await confirmPassword(services, { ...proof, password: change.password });
    if (confirmed instanceof Refusal) return confirmed;
  }
  const outcome = await inTransaction(db, (tx) => apply(tx, management, { change, now: services.now() }));
  if (outcome instanceof Refusal) return outcome;
  return (await findListed(services, userId)) ?? userErrors.USER_NOT_FOUND();
}

async function apply(
  db: Queryable,
  management: Management,
  { change, now }: { change: UserChange; now: Date },
): Promise<void> {
  const { version, password: _, isActive, ...values } = change;
  const { userId } = management;
  // Taken before the row lock, as everywhere else, so that two transactions cannot deadlock.
  const isLeaving = change.role === 'customer' || isActive === false;
  const refusal = isLeaving && (await keepAnAdministrator(db, userId));
  if (refusal) throw refusal;
  const user = await lockUser(db, userId, version);
  await writeUser(db, userId, { values, now });
  if (isActive !== undefined && isActive !== user.isActive) await switchActive(db, { userId, isActive, now });
  if (values.role && values.role !== user.role) await revokeSessions(db, ofUser(userId), { reason: 'role', now });
  const after = { ...values, ...(isActive !== undefined && { isActive }) };
  const before = Object.fromEntries(Object.keys(after).map((name) => [name, user[name as keyof UserRow]]));
  await recordAudit(db, management, { action: 'user.update', entity: 'user', entityId: userId, before, after });
}

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
    const refusal = await anonymise(services, tx, userId);
    if (refusal) return refusal;
    await recordAudit(tx, management, { action: 'user.anonymise', entity: 'user', entityId: userId });
    return undefined;
  });
}
