import type { OrderMail, OrderMails } from '@aimante/api-contract/order-desk';
import type { FastifyRequest } from 'fastify';
import { isAnonymousAddress } from '../../people/index.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import { messageIn } from '../../platform/http/answers/messages.ts';
import type { Actor } from '../../platform/http/guards/access.ts';
import { mailErrors } from '../../platform/mail/sending/errors.ts';
import { resendMail } from '../../platform/mail/sending/resend-mail.ts';
import type { Services } from '../../platform/services/services.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import type { Locale, Refusal } from '../../platform/text/refusal.ts';
import { findOrder, isOvertaken, lockOrder, type OrderRow, orderErrors, resentPayload } from '../../selling/index.ts';

interface MailRow extends Omit<OrderMail, 'obstacle'>, Record<string, unknown> {
  payload: Record<string, unknown>;
  isOvertaken: boolean;
}

const selectMails = (db: Queryable, where: SQL) =>
  db.execute<MailRow>(sql`SELECT m.id, m.kind, m.recipient, m.status, m.created_at AS "createdAt", m.sent_at AS "sentAt",
      m.resent_from IS NOT NULL AS "isCopy", m.payload, ${isOvertaken} AS "isOvertaken"
    FROM outbox m WHERE ${where} ORDER BY m.position DESC`);

/** The address of the account, if the order has one: it may have changed since the order. Null: erased. */
async function presentAddress(db: Queryable, { id, email }: OrderRow): Promise<string | null> {
  const { rows } = await db.execute<{ email: string }>(
    sql`SELECT u.email FROM users u JOIN orders o ON o.user_id = u.id WHERE o.id = ${id} AND u.is_active`,
  );
  const address = rows[0]?.email ?? email;
  return isAnonymousAddress(address) ? null : address;
}

export async function listOrderMails({ db }: Services, id: string): Promise<OrderMails | Refusal> {
  const order = await findOrder(db, id);
  if (!order) return orderErrors.ORDER_NOT_FOUND();
  const to = await presentAddress(db, order);
  const { rows } = await selectMails(db, sql`m.order_id = ${id}`);
  const mails = rows.map(({ payload: _, isOvertaken: isObsolete, ...mail }) => ({
    ...mail,
    createdAt: wireTime(mail.createdAt),
    sentAt: mail.sentAt && wireTime(mail.sentAt),
    obstacle: to === null ? ('no_recipient' as const) : isObsolete ? ('overtaken' as const) : null,
  }));
  return { to, mails };
}

interface Visit {
  params: { id: string; mail: string };
  actor: Actor;
  request: FastifyRequest;
  locale: Locale;
}

/** The lock of the order makes doubled requests wait for each other. */
export async function resendOrderMail(
  services: Services,
  { params, actor, request, locale }: Visit,
): Promise<{ message: string } | Refusal> {
  const { db, changes, now } = services;
  if (!(await findOrder(db, params.id))) return orderErrors.ORDER_NOT_FOUND();
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, params.id);
    const { rows } = await selectMails(tx, sql`m.id = ${params.mail} AND m.order_id = ${order.id}`);
    const [mail] = rows;
    if (!mail) return mailErrors.MAIL_NOT_FOUND();
    const to = await presentAddress(tx, order);
    if (to === null) return mailErrors.MAIL_WITHOUT_RECIPIENT();
    if (mail.isOvertaken) return mailErrors.MAIL_OVERTAKEN();
    const { id, kind } = mail;
    const payload = await resentPayload(services, tx, { order, kind, payload: mail.payload });
    if (!(await resendMail(tx, { id, to, payload, now: now() })))
      return messageIn(
        { fr: `Cet e-mail vient déjà de repartir à ${to}.`, en: `This e-mail has just been sent to ${to} again.` },
        locale,
      );
    const entry = { action: 'order.resend-mail', entity: 'order', entityId: order.id, after: { kind } } as const;
    await recordAudit(tx, { actor, request }, entry);
    changes.touch('outbox');
    return messageIn({ fr: `L’e-mail repart à ${to}.`, en: `The e-mail is on its way to ${to} again.` }, locale);
  });
}
