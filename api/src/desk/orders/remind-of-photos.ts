import type { FastifyRequest } from 'fastify';
import { isAnonymousAddress } from '../../people/index.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import { messageIn } from '../../platform/http/answers/messages.ts';
import type { Actor } from '../../platform/http/guards/access.ts';
import { mailErrors } from '../../platform/mail/sending/errors.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Locale, Refusal } from '../../platform/text/refusal.ts';
import { awaitsPhotos, findOrder, lockOrder, orderErrors, queueOrderMail } from '../../selling/index.ts';

interface Visit {
  params: { id: string };
  actor: Actor;
  request: FastifyRequest;
  locale: Locale;
}

interface Awaited extends Record<string, unknown> {
  isAwaited: boolean;
  /** Of the photo that was blocked first. Null: photos are missing, none is blocked. */
  reason: string | null;
  isReminded: boolean;
}

/** The lock of the order makes doubled requests wait for each other. */
export async function remindOfPhotos(
  services: Services,
  { params, actor, request, locale }: Visit,
): Promise<{ message: string } | Refusal> {
  const { db, changes, now } = services;
  if (!(await findOrder(db, params.id))) return orderErrors.ORDER_NOT_FOUND();
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, params.id);
    const { isAwaited, reason, isReminded } = await selectAwaited(tx, order.id);
    if (!isAwaited) return orderErrors.ORDER_PHOTOS_ARRIVED();
    if (isReminded) return orderErrors.ORDER_REMINDED();
    if (isAnonymousAddress(order.email)) return mailErrors.MAIL_WITHOUT_RECIPIENT();
    const askedAt = now().toISOString();
    const payload = { reminder: 1, askedAt };
    const mail = { order, serial: `asked:${askedAt}` };
    if (reason === null) await queueOrderMail(services, tx, { ...mail, kind: 'photos-missing', payload });
    else await queueOrderMail(services, tx, { ...mail, kind: 'photo-to-replace', payload: { ...payload, reason } });
    const entry = { action: 'order.remind-photos', entity: 'order', entityId: order.id } as const;
    await recordAudit(tx, { actor, request }, entry);
    changes.touch('outbox');
    return messageIn(
      { fr: `Le rappel part à ${order.email}.`, en: `The reminder is on its way to ${order.email}.` },
      locale,
    );
  });
}

async function selectAwaited(db: Queryable, id: string): Promise<Awaited> {
  const { rows } = await db.execute<Awaited>(sql`SELECT ${awaitsPhotos} AS "isAwaited",
      (SELECT coalesce(p.review_reason, '') FROM order_line_photos p JOIN order_lines l ON l.id = p.order_line_id
        WHERE l.order_id = o.id AND p.review = 'blocked' ORDER BY l.position, p.position LIMIT 1) AS reason,
      EXISTS (SELECT 1 FROM outbox m WHERE m.order_id = o.id AND m.kind IN ('photos-missing', 'photo-to-replace')
        AND m.status <> 'overtaken' AND m.created_at > now() - interval '1 day') AS "isReminded"
    FROM orders o WHERE o.id = ${id}`);
  return rows[0] ?? { isAwaited: false, reason: null, isReminded: false };
}
