import { contactEndpoints as endpoints } from '@aimante/api-contract/contact/endpoints';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import { contains } from '../../platform/database/sql/contains.ts';
import { readCursor, writeCursor } from '../../platform/database/sql/cursor.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { messageIn } from '../../platform/http/answers/messages.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { attachmentKey } from './attachment-key.ts';
import { selectThread, selectThreads } from './contact-rows.ts';
import { addToThread, attachmentExists, changeThread, openThread } from './contact-service.ts';
import { contactErrors } from './errors.ts';
import { readContactForm } from './read-contact-form.ts';

const received = {
  fr: 'Votre message est bien arrivé. Nous vous répondons sous un jour ouvré.',
  en: 'Your message has arrived. We will reply within one working day.',
};

export const registerContact: ApiModule = (app, services) => {
  const { db, storage } = services;

  route(app, endpoints.sendContact, async ({ request, actor, locale }) => {
    const form = await readContactForm(request);
    if (form instanceof Refusal) return form;
    // The hidden field is filled in, so a bot sent this: it gets a normal answer and nothing is stored.
    if (form.fields.website) return { ticket: `C-${1000 + request.id.charCodeAt(35)}`, ...messageIn(received, locale) };
    const id = uuidv7();
    const attachments = form.pictures.map((_, at) => ({ name: `${at + 1}.jpg` }));
    for (const [at, picture] of form.pictures.entries()) await storage.put(attachmentKey(id, `${at + 1}.jpg`), picture);
    const thread = { id, fields: form.fields, attachments, userId: actor?.id, locale };
    const ticket = await inTransaction(db, (tx) => openThread(tx, thread));
    return ticket instanceof Refusal ? ticket : { ticket, ...messageIn(received, locale) };
  });

  route(app, endpoints.listContacts, async ({ query }) => {
    const { limit = 50 } = query;
    const cursor = query.cursor === undefined ? undefined : readCursor(query.cursor);
    const filter = filterOf(query);
    const rows = await selectThreads(db, {
      where: cursor ? sql`${filter} AND t.id < ${cursor[1]}` : filter,
      limit: limit + 1,
    });
    const counted = await db.execute<{ total: number }>(
      sql`SELECT count(*)::int AS total FROM contact_threads t WHERE ${filter}`,
    );
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    return {
      items: rows.slice(0, limit),
      next: last ? writeCursor([last.createdAt, last.id]) : null,
      total: counted.rows[0]?.total ?? 0,
    };
  });
  // Messages are personal data, so every read access is logged.
  route(app, endpoints.getContact, async (input) => {
    const thread = await selectThread(db, input.params.id);
    if (!thread) return contactErrors.CONTACT_NOT_FOUND();
    await recordAudit(db, input, { action: 'contact.read', entity: 'contact', entityId: thread.id });
    return thread;
  });
  route(app, endpoints.updateContact, (input) =>
    inTransaction(db, (tx) => changeThread(tx, input, { id: input.params.id, body: input.body })),
  );
  for (const [endpoint, kind] of [
    [endpoints.replyToContact, 'reply'],
    [endpoints.noteOnContact, 'note'],
  ] as const) {
    route(app, endpoint, (input) =>
      inTransaction(db, (tx) => addToThread(tx, input, { id: input.params.id, kind, body: input.body.body })),
    );
  }
  route(app, endpoints.getContactAttachment, async ({ params, reply }) => {
    const file = (await attachmentExists(db, params))
      ? await storage.open(attachmentKey(params.id, params.name))
      : undefined;
    if (!file) return contactErrors.CONTACT_ATTACHMENT_NOT_FOUND();
    reply.header('content-length', file.size).header('cache-control', 'private, no-store');
    return reply.type('image/jpeg').send(file.stream);
  });
};

function filterOf({
  status,
  subject,
  search,
}: {
  status?: string | undefined;
  subject?: string | undefined;
  search?: string | undefined;
}): SQL {
  return sql.join(
    [
      sql`true`,
      ...(status ? [sql`t.status = ${status}`] : []),
      ...(subject ? [sql`t.subject = ${subject}`] : []),
      ...(search ? [contains(sql`concat_ws(' ', t.name, t.email, t.ticket)`, search)] : []),
    ],
    ' AND ',
  );
}
