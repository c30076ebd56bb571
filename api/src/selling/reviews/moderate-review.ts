import type { DeskReview } from '@aimante/api-contract/reviews';
import type { reviewUpdateSchema } from '@aimante/api-contract/reviews/schemas';
import type { z } from 'zod';
import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { assignments } from '../../platform/database/sql/assignments.ts';
import { httpErrors } from '../../platform/http/answers/errors.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Locale, Refusal } from '../../platform/text/refusal.ts';
import { queueOrderMail } from '../orders/access/order-mail.ts';
import { findOrder } from '../orders/record/order-rows.ts';
import { selectReviewForDesk } from './desk-reviews.ts';
import { reviewErrors } from './errors.ts';

interface Change {
  id: string;
  body: z.output<typeof reviewUpdateSchema>;
  locale: Locale;
}

/** Publishes, refuses or answers a review. Its words and its mark never change. */
export async function moderateReview(
  services: Services,
  tx: Queryable,
  { author, change: { id, body, locale } }: { author: Author; change: Change },
): Promise<DeskReview | Refusal> {
  await tx.execute(sql`SELECT 1 FROM reviews WHERE id = ${id} FOR UPDATE`);
  const before = await selectReviewForDesk(tx, id, locale);
  if (!before) return reviewErrors.REVIEW_NOT_FOUND();
  if (body.version !== undefined && body.version !== before.version)
    return httpErrors.VERSION_CONFLICT({ current: before });
  if (body.state === 'refused' && !body.refusal) return reviewErrors.REVIEW_REASON_MISSING();
  const at = services.now().toISOString();
  const refusal = body.state === 'refused' ? body.refusal : null;
  const columns = {
    ...(body.state && { state: body.state, refusal }),
    ...(body.answer !== undefined && { answer: body.answer, answered_at: body.answer === null ? null : at }),
  };
  await tx.execute(sql`UPDATE reviews SET ${assignments(columns)}, version = version + 1 WHERE id = ${id}`);
  const after = await selectReviewForDesk(tx, id, locale);
  if (!after) return reviewErrors.REVIEW_NOT_FOUND();
  await recordAudit(tx, author, {
    action: 'review.update',
    entity: 'review',
    entityId: id,
    before: audited(before),
    after: audited(after),
  });
  if (body.state === 'refused' && before.state !== 'refused') await mailRefusal(services, tx, after);
  return after;
}

/** Without the words of the customer, which leave with the account. */
const audited = ({ state, refusal, answer }: DeskReview) => ({ state, refusal, answer });

/** The law asks for it: the author learns why the review is not published. */
async function mailRefusal(services: Services, tx: Queryable, { id, order, refusal, product, version }: DeskReview) {
  const row = order && (await findOrder(tx, order.id));
  if (!row || !refusal) return;
  const payload = { reviewId: id, refusal, product: product.name };
  await queueOrderMail(services, tx, { order: row, kind: 'review-refused', payload, serial: `${id}:${version}` });
}
