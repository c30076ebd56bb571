import { type invitationSchema, ownerRole } from '@aimante/api-contract/team/schemas';
import type { z } from 'zod';
import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import type { Services } from '../../platform/services/services.ts';
import { readSetting } from '../../platform/settings/settings-store.ts';
import { sql } from '../../platform/sql/sql.ts';
import { sitePage } from '../../platform/text/page-link.ts';
import type { Locale, Refusal } from '../../platform/text/refusal.ts';
import { queueAccountMail } from '../identity/passwords/account-mail.ts';
import { invitationHours, issueMailToken } from '../identity/passwords/mail-token.ts';
import { identityErrors } from '../identity/sessions/errors.ts';
import { ofUser, revokeSessions } from '../identity/sessions/session-rows.ts';
import { userErrors } from '../users/errors.ts';
import { keepAnOwner, lockTeam, setRoles } from '../users/team-roles.ts';
import { byEmail, byId, findUser, type UserRow } from '../users/user-rows.ts';
import { areRoles, rolesOf } from './team-rows.ts';

type Invitation = Omit<z.output<typeof invitationSchema>, 'password'>;
type Needs = Pick<Services, 'db' | 'config' | 'now'>;

/** Adds a person to the team, or sends the invitation again. */
export async function inviteMember(
  { db, config, now }: Needs,
  author: Author,
  invitation: Invitation & { locale: Locale },
): Promise<Refusal | undefined> {
  const { roles, locale } = invitation;
  return inTransaction(db, async (tx) => {
    if (!(await areRoles(tx, roles))) return userErrors.ROLE_NOT_FOUND();
    await lockTeam(tx);
    const user = await openAccount(tx, invitation, now());
    if (user.id === author.actor.id) return userErrors.NOT_ONESELF();
    const before = { roles: await rolesOf(tx, user.id) };
    const full = before.roles.length > 0 ? undefined : await refuseWithoutSeat(tx);
    const refusal = full ?? (roles.includes(ownerRole) ? undefined : await keepAnOwner(tx, user.id));
    if (refusal) return refusal;
    await setRoles(tx, user.id, roles);
    await recordAudit(tx, author, {
      action: 'team.invite',
      entity: 'user',
      entityId: user.id,
      before,
      after: { roles },
    });
    await mailInvitation(tx, { user, locale, siteUrl: config.siteUrl, now: now() });
    return undefined;
  });
}

/** A person who is in the team already needs no further seat. */
async function refuseWithoutSeat(db: Queryable): Promise<Refusal | undefined> {
  const { seats } = await readSetting(db, 'team');
  const { rows } = await db.execute<{ taken: number }>(
    sql`SELECT count(DISTINCT user_id)::int AS taken FROM staff_members`,
  );
  return (rows[0]?.taken ?? 0) >= seats ? userErrors.TEAM_FULL({ seats }) : undefined;
}

/**
 * The account with this address, or a new one without a password. If the address was never confirmed, somebody else may
 * have opened the account: its password and its sessions end.
 */
async function openAccount(db: Queryable, { email, firstName, lastName }: Invitation, now: Date): Promise<UserRow> {
  await db.execute(sql`INSERT INTO users (id, email, first_name, last_name)
    VALUES (${uuidv7()}, ${email}, ${firstName}, ${lastName}) ON CONFLICT (email) DO NOTHING`);
  const user = await findUser(db, sql`${byEmail(email)} FOR UPDATE`);
  if (!user) throw new Error('The account was not inserted');
  if (user.emailVerifiedAt) return user;
  await db.execute(sql`UPDATE users SET password_hash = NULL WHERE id = ${user.id}`);
  await revokeSessions(db, ofUser(user.id), { reason: 'role', now });
  return { ...user, passwordHash: null };
}

interface InvitationMail {
  user: UserRow;
  locale: Locale;
  siteUrl: string;
  now: Date;
}

async function mailInvitation(db: Queryable, { user, locale, siteUrl, now }: InvitationMail): Promise<void> {
  const mail = { kind: 'team-invitation', to: user.email, locale, firstName: user.firstName } as const;
  if (user.passwordHash) {
    const link = sitePage(siteUrl, locale, { path: '/admin' });
    return queueAccountMail(db, { ...mail, payload: { link, hours: 0 } });
  }
  const given = { userId: user.id, purpose: 'reset-password', payload: {}, minutes: invitationHours * 60 } as const;
  const token = await issueMailToken(db, given, now);
  const link = sitePage(siteUrl, locale, { path: '/auth/reset-password', token });
  return queueAccountMail(db, { ...mail, payload: { link, hours: invitationHours } });
}

interface Appointment {
  userId: string;
  roles: readonly string[];
}

/** Takes effect at once: each request reads the roles. A member who leaves the team is signed out. */
export async function setMemberRoles(
  { db, now }: Needs,
  author: Author,
  { userId, roles }: Appointment,
): Promise<Refusal | undefined> {
  if (userId === author.actor.id) return userErrors.NOT_ONESELF();
  return inTransaction(db, async (tx) => {
    if (!(await areRoles(tx, roles))) return userErrors.ROLE_NOT_FOUND();
    // Taken before the row lock, as everywhere else, so that two transactions cannot deadlock.
    const refusal = roles.includes(ownerRole) ? undefined : await keepAnOwner(tx, userId);
    if (refusal) return refusal;
    const user = await findUser(tx, sql`${byId(userId)} FOR UPDATE`);
    const before = { roles: await rolesOf(tx, userId) };
    if (!user || before.roles.length === 0) return userErrors.USER_NOT_FOUND();
    await setRoles(tx, userId, roles);
    if (roles.length === 0) await revokeSessions(tx, ofUser(userId), { reason: 'role', now: now() });
    const entry = { action: 'team.set-roles', entity: 'user', entityId: userId, before, after: { roles } } as const;
    await recordAudit(tx, author, entry);
    return undefined;
  });
}

export async function endMemberSession(
  { db, now }: Needs,
  author: Author,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<Refusal | undefined> {
  return inTransaction(db, async (tx) => {
    if ((await rolesOf(tx, userId)).length === 0) return userErrors.USER_NOT_FOUND();
    const one = sql`${ofUser(userId)} AND id = ${sessionId}`;
    if ((await revokeSessions(tx, one, { reason: 'revoked', now: now() })) === 0)
      return identityErrors.SESSION_NOT_FOUND();
    await recordAudit(tx, author, { action: 'team.end-sessions', entity: 'user', entityId: userId });
    return undefined;
  });
}

export async function endMemberSessions(
  { db, now }: Needs,
  author: Author,
  userId: string,
): Promise<Refusal | undefined> {
  return inTransaction(db, async (tx) => {
    if ((await rolesOf(tx, userId)).length === 0) return userErrors.USER_NOT_FOUND();
    await revokeSessions(tx, ofUser(userId), { reason: 'revoked', now: now() });
    await recordAudit(tx, author, { action: 'team.end-sessions', entity: 'user', entityId: userId });
    return undefined;
  });
}
