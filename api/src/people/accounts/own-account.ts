import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import type { Actor } from '../../platform/http/guards/access.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import { sitePage } from '../../platform/text/page-link.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { confirmPassword, type PasswordProof } from '../identity/login/password-service.ts';
import { admitMail } from '../identity/login/throttle.ts';
import { queueAccountMail } from '../identity/passwords/account-mail.ts';
import { issueMailToken, linkMinutes } from '../identity/passwords/mail-token.ts';
import { ofUser, revokeSessions } from '../identity/sessions/session-rows.ts';
import { keepAnOwner } from '../users/team-roles.ts';
import { byEmail, findUser, type UserRow } from '../users/user-rows.ts';
import { refuseWhileOpen } from './closing/anonymise.ts';

/** The new address must be confirmed, and the old one is notified. An address already in use gets the same answer. */
export async function askEmailChange(
  services: Services,
  proof: PasswordProof,
  newEmail: string,
): Promise<Refusal | undefined> {
  const user = await confirmPassword(services, proof);
  if (user instanceof Refusal) return user;
  const { db, config, now } = services;
  await db.transaction(async (tx) => {
    if (newEmail === user.email || !(await admitMail(tx, newEmail, now()))) return;
    const { locale, firstName } = user;
    await queueAccountMail(tx, {
      kind: 'email-change-asked',
      to: user.email,
      locale,
      firstName,
      payload: { newEmail },
    });
    if (await findUser(tx, byEmail(newEmail))) return;
    const token = await issueMailToken(
      tx,
      { userId: user.id, purpose: 'change-email', payload: { email: newEmail } },
      now(),
    );
    const link = sitePage(config.siteUrl, locale, { path: '/auth/verify-email', token });
    await queueAccountMail(tx, {
      kind: 'change-email',
      to: newEmail,
      locale,
      firstName,
      payload: { link, minutes: linkMinutes },
    });
  });
  return undefined;
}

export async function askDeletion(services: Services, proof: PasswordProof): Promise<Refusal | undefined> {
  const user = await confirmPassword(services, proof);
  if (user instanceof Refusal) return user;
  const { db, config, now } = services;
  return inTransaction(db, async (tx) => {
    const refusal = (await keepAnOwner(tx, user.id)) ?? (await refuseWhileOpen(services, tx, user.id));
    if (refusal) return refusal;
    if (await admitMail(tx, user.email, now()))
      await mailDeletionLink(user, { tx, siteUrl: config.siteUrl, now: now() });
    return undefined;
  });
}

async function mailDeletionLink(
  user: UserRow,
  { tx, siteUrl, now }: { tx: Parameters<typeof queueAccountMail>[0]; siteUrl: string; now: Date },
): Promise<void> {
  const token = await issueMailToken(tx, { userId: user.id, purpose: 'delete-account', payload: {} }, now);
  const link = sitePage(siteUrl, user.locale, { path: '/auth/verify-email', token });
  const { email: to, locale, firstName } = user;
  await queueAccountMail(tx, {
    kind: 'delete-account',
    to,
    locale,
    firstName,
    payload: { link, minutes: linkMinutes },
  });
}

export function deactivateOwn(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  reason: string | undefined,
): Promise<Refusal | undefined> {
  return inTransaction(db, async (tx) => {
    const refusal = await keepAnOwner(tx, actor.id);
    if (refusal) return refusal;
    const at = now().toISOString();
    await tx.execute(sql`UPDATE users SET is_active = false, deactivated_by = 'self', deactivated_at = ${at},
      deactivation_reason = ${reason || null}, updated_at = ${at}, version = version + 1 WHERE id = ${actor.id}`);
    await revokeSessions(tx, ofUser(actor.id), { reason: 'deactivated', now: now() });
    return undefined;
  });
}

export async function reactivateOwn({ db, now }: Pick<Services, 'db' | 'now'>, actor: Actor): Promise<void> {
  await db.execute(sql`UPDATE users SET is_active = true, deactivated_by = NULL, deactivated_at = NULL, deactivation_reason = NULL,
    updated_at = ${now().toISOString()}, version = version + 1 WHERE id = ${actor.id} AND deactivated_by = 'self'`);
}
