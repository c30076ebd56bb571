import type { Job } from '../../platform/jobs/job.ts';
import { sql } from '../../platform/sql/sql.ts';
import { sitePage } from '../../platform/text/page-link.ts';
import { signOrderToken } from '../orders/access/order-link.ts';
import { queueOrderMail } from '../orders/access/order-mail.ts';
import { lockOrder } from '../orders/record/order-rows.ts';
import { isOwed } from '../orders/record/refund-sums.ts';
import { isKept } from './reviewable.ts';

/** Time to put the magnets up. Orders of the time before this job existed are too old. */
const firstDay = 7;
const lastDay = 9;

/** Asks for a review once, a week after the order arrived. The key of the mail prevents a second one. */
export const askForReviews: Job = {
  name: 'ask-for-reviews',
  schedule: '23 9 * * *',
  async run(services) {
    const { db, config, secrets, now } = services;
    const at = now().toISOString();
    const { rows } = await db.execute<{ id: string }>(sql`SELECT o.id FROM orders o
      WHERE o.status = 'termine' AND ${isOwed} AND NOT EXISTS (SELECT 1 FROM reviews v WHERE v.order_id = o.id)
        AND o.completed_at BETWEEN ${at}::timestamptz - ${lastDay} * interval '1 day'
          AND ${at}::timestamptz - ${firstDay} * interval '1 day'
        AND EXISTS (SELECT 1 FROM order_lines l WHERE l.order_id = o.id AND l.product_id IS NOT NULL AND ${isKept}) ORDER BY o.id`);
    for (const { id } of rows) {
      const token = signOrderToken(secrets.link, id, now());
      await db.transaction(async (tx) => {
        const order = await lockOrder(tx, id);
        const reviewLink = sitePage(config.siteUrl, order.locale, { path: '/reviews/write', token });
        await queueOrderMail(services, tx, { order, kind: 'review-request', payload: { reviewLink } });
      });
    }
  },
};

/** Deletes the files of photos without a review: it was withdrawn, or its account was erased. */
export const purgeReviewPhotos: Job = {
  name: 'purge-review-photos',
  schedule: '41 3 * * *',
  async run({ db, pictures }) {
    const { rows } = await db.execute<{ pictureId: string }>(
      sql`DELETE FROM review_photos WHERE review_id IS NULL RETURNING picture_id AS "pictureId"`,
    );
    for (const { pictureId } of rows) await pictures.remove(db, pictureId);
  },
};
