import { fingerprint } from '../../../platform/crypto/secret-value.ts';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { announce } from '../../../platform/events/event.ts';
import type { Services } from '../../../platform/services/services.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';
import { userKey } from '../../photos/record/photo-owner.ts';
import { type PhotoRow, photoColumns } from '../../photos/record/photo-rows.ts';
import { type PersonalSections, personalDataRequested } from '../../users/account-events.ts';
import { guestPhotoIds, orderedPhotoIds } from '../../users/order-lookups.ts';

export interface Person {
  /** `guestId` without an account. */
  id: string;
  email: string;
}

/** Every row about a person, by its name in the export, without secrets and hashes. */
const sections: PersonalSections = {
  account: (
    id,
  ) => sql`SELECT id, email, email_verified_at, role, first_name, last_name, phone, account_type, company_name,
    siret, vat_number, legal_representative, locale, is_active, deactivated_by, deactivated_at, deactivation_reason,
    terms_accepted_at, password_changed_at, last_login_at, created_at, updated_at FROM users WHERE id = ${id}`,
  addresses: (id) => sql`SELECT * FROM addresses WHERE user_id = ${id} ORDER BY id`,
  sessions: (id) => sql`SELECT id, user_agent, ip, created_at, last_used_at, expires_at, revoked_at,
    second_factor_at FROM sessions
    WHERE user_id = ${id} ORDER BY id`,
  passkeys: (id) =>
    sql`SELECT id, name, is_synced, created_at, last_used_at FROM passkeys WHERE user_id = ${id} ORDER BY id`,
  recovery_codes: (id) => sql`SELECT id, created_at, used_at FROM recovery_codes WHERE user_id = ${id} ORDER BY id`,
  contacts: (id, email) => sql`SELECT t.id, t.ticket, t.name, t.email, t.subject, t.order_number, t.locale, t.status,
    t.created_at, t.updated_at, (SELECT json_agg(json_build_object('id', m.id, 'kind', m.kind, 'body', m.body,
      'attachments', m.attachments, 'created_at', m.created_at) ORDER BY m.id) FROM contact_messages m
      WHERE m.thread_id = t.id) AS messages FROM contact_threads t WHERE ${ofThreads(id, email)} ORDER BY t.id`,
  newsletter: (_, email) => sql`SELECT id, email, locale, status, consented_at, confirmed_at, unsubscribed_at
    FROM newsletter_subscribers WHERE email = ${email}`,
  consents: (id, email) =>
    sql`SELECT id, purpose, granted, text_version, at FROM consent_log WHERE subject IN (${id}, ${email}) ORDER BY id`,
  mails: (_, email) =>
    sql`SELECT id, kind, locale, status, created_at, sent_at FROM outbox WHERE recipient = ${email} ORDER BY id`,
  // When the shop viewed or changed something, and what it did, without the identity of the staff member.
  consultations: (id, email) => sql`SELECT id, at, actor_role, action FROM audit_log
    WHERE actor_id = ${id} OR (entity, entity_id) IN (('user', ${id}), ('person', ${fingerprint(email)})) ORDER BY id`,
};

const ofThreads = (userId: string, email: string): SQL => sql`(t.user_id = ${userId} OR t.email = ${email})`;

const photosOf = (services: Services, { id, email }: Person): SQL =>
  sql`FROM photos p WHERE p.owner_key = ${userKey(id)} OR p.id IN ${orderedPhotoIds(services, sql`${id}`)}
    OR p.id IN ${guestPhotoIds(services, sql`${email}`)}`;

/** Photos with an original that still exists. */
export async function listPhotos(services: Services, person: Person): Promise<PhotoRow[]> {
  const { rows } = await services.db.execute<PhotoRow>(
    sql`SELECT * FROM (SELECT ${photoColumns} ${photosOf(services, person)}) listed WHERE state = 'ready' ORDER BY id`,
  );
  return rows;
}

export async function listAttachments(db: Queryable, { id, email }: Person): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`SELECT 'contact/' || t.id || '/' || (a ->> 'name') AS key
    FROM contact_threads t JOIN contact_messages m ON m.thread_id = t.id CROSS JOIN jsonb_array_elements(m.attachments) a
    WHERE ${ofThreads(id, email)} ORDER BY m.id`);
  return rows.map(({ key }) => key);
}

/** Each context adds the sections about its own tables. */
export async function collectPersonalData(services: Services, person: Person): Promise<Record<string, unknown[]>> {
  const { db } = services;
  const collected: Record<string, unknown[]> = {};
  const add = async (more: PersonalSections) => {
    for (const [name, select] of Object.entries(more)) {
      const { rows } = await db.execute(select(person.id, person.email));
      collected[name] = rows.map(withoutHashes);
    }
  };
  await add({ ...sections, photos: () => photoSection(services, person) });
  await announce(services, db, personalDataRequested({ add }));
  return collected;
}

const photoSection = (
  services: Services,
  person: Person,
): SQL => sql`SELECT p.id, p.file_name, p.mime, p.bytes, p.width, p.height, p.state, p.created_at, p.purge_after
    ${photosOf(services, person)} ORDER BY p.id`;

const withoutHashes = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !column.endsWith('_hash')));
