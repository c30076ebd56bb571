import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { assignments } from '../../platform/database/sql/assignments.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { httpErrors } from '../../platform/http/answers/errors.ts';
import { queueMail } from '../../platform/mail/sending/queue-mail.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Locale } from '../../platform/text/refusal.ts';
import { selectThread } from './contact-rows.ts';
import { contactErrors } from './errors.ts';
import type { ContactForm } from './read-contact-form.ts';

interface NewThread {
  id: string;
  fields: ContactForm['fields'];
  attachments: { name: string }[];
  userId: string | undefined;
  locale: Locale;
}

/** Returns the ticket number, which the confirmation mail contains too. */
export async function openThread(
  db: Queryable,
  { id, fields, attachments, userId, locale }: NewThread,
): Promise<string> {
  const made = await db.execute<{ ticket: string }>(sql`
    INSERT INTO contact_threads (id, ticket, user_id, name, email, subject, order_number, locale)
    VALUES (${id}, 'C-' || nextval('contact_ticket_number'), ${userId ?? null}, ${fields.name}, ${fields.email},
      ${fields.subject}, ${fields.orderNumber || null}, ${locale}) RETURNING ticket`);
  const ticket = made.rows[0]?.ticket ?? '';
  await db.execute(sql`INSERT INTO contact_messages (id, thread_id, kind, author_id, body, attachments)
    VALUES (${uuidv7()}, ${id}, 'customer', ${userId ?? null}, ${fields.message}, ${JSON.stringify(attachments)}::jsonb)`);
  const payload = { ticket, name: fields.name, message: fields.message };
  await queueMail(db, { kind: 'contact-received', to: fields.email, locale, payload });
  return ticket;
}

interface Words {
  id: string;
  kind: 'reply' | 'note';
  body: string;
}

/** A reply is sent by mail and sets a new conversation to open; a note is internal. */
export async function addToThread(db: Queryable, author: Author, { id, kind, body }: Words) {
  await db.execute(sql`SELECT 1 FROM contact_threads WHERE id = ${id} FOR UPDATE`);
  const thread = await selectThread(db, id);
  if (!thread) return contactErrors.CONTACT_NOT_FOUND();
  await db.execute(sql`INSERT INTO contact_messages (id, thread_id, kind, author_id, body)
    VALUES (${uuidv7()}, ${id}, ${kind}, ${author.actor.id}, ${body})`);
  if (kind === 'reply') {
    await db.execute(sql`UPDATE contact_threads SET status = CASE status WHEN 'new' THEN 'open' ELSE status END,
      updated_at = now(), version = version + 1 WHERE id = ${id}`);
    const payload = { ticket: thread.ticket, name: thread.name, body };
    await queueMail(db, { kind: 'contact-reply', to: thread.email, locale: thread.locale, payload });
  }
  await recordAudit(db, author, { action: `contact.${kind}`, entity: 'contact', entityId: id });
  return (await selectThread(db, id)) ?? contactErrors.CONTACT_NOT_FOUND();
}

interface Change {
  id: string;
  body: { version?: number | undefined; status?: string | undefined; assigneeId?: string | null | undefined };
}

export async function changeThread(db: Queryable, author: Author, { id, body }: Change) {
  await db.execute(sql`SELECT 1 FROM contact_threads WHERE id = ${id} FOR UPDATE`);
  const before = await selectThread(db, id);
  if (!before) return contactErrors.CONTACT_NOT_FOUND();
  if (body.version !== undefined && body.version !== before.version)
    return httpErrors.VERSION_CONFLICT({ current: before });
  const columns = { status: body.status, assignee_id: body.assigneeId };
  await db.execute(
    sql`UPDATE contact_threads SET ${assignments(columns)}, version = version + 1, updated_at = now() WHERE id = ${id}`,
  );
  const after = await selectThread(db, id);
  await recordAudit(db, author, { action: 'contact.update', entity: 'contact', entityId: id, before, after });
  return after ?? contactErrors.CONTACT_NOT_FOUND();
}

export async function attachmentExists(db: Queryable, { id, name }: { id: string; name: string }): Promise<boolean> {
  const found = await db.execute(sql`SELECT 1 FROM contact_messages
    WHERE thread_id = ${id} AND attachments @> ${JSON.stringify([{ name }])}::jsonb`);
  return found.rows.length > 0;
}
