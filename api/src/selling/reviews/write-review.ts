import type { Queryable } from '../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import { type Locale, Refusal } from '../../platform/text/refusal.ts';
import { lockOrder, type OrderRow } from '../orders/record/order-rows.ts';
import { reviewErrors } from './errors.ts';
import type { ReviewForm } from './read-review-form.ts';
import { authorOf, isKept, orderedProduct } from './reviewable.ts';

interface NewReview extends ReviewForm {
  order: OrderRow;
  locale: Locale;
}

interface Bought extends Record<string, unknown> {
  productId: string;
  quantity: number;
  options: string | null;
}

/** Keeps a review until the shop has read it. The order's lock serialises two reviews of one product. */
export async function writeReview(
  { db, pictures, now }: Pick<Services, 'db' | 'pictures' | 'now'>,
  { order, fields, photos, locale }: NewReview,
): Promise<Refusal | undefined> {
  const { productId, stars, title, text } = fields;
  const pictureIds: string[] = [];
  for (const photo of photos) {
    const stored = await pictures.take(db, photo);
    if (stored instanceof Refusal) return stored;
    pictureIds.push(stored.id);
  }
  return db.transaction(async (tx) => {
    await lockOrder(tx, order.id);
    const bought = await boughtOf(tx, order.id, productId);
    if (!bought) return reviewErrors.REVIEW_NOT_ORDERED();
    const at = now();
    const id = uuidv7(at.getTime());
    const author = await authorOf(tx, order.id, locale);
    const { rows } =
      await tx.execute(sql`INSERT INTO reviews (id, product_id, order_id, locale, stars, title, body, author,
        quantity, options, created_at)
      VALUES (${id}, ${productId}, ${order.id}, ${fields.locale ?? locale}, ${stars}, ${title || null}, ${text}, ${author},
        ${bought.quantity}, ${bought.options}, ${at.toISOString()}) ON CONFLICT DO NOTHING RETURNING id`);
    if (rows.length === 0) return reviewErrors.REVIEW_EXISTS();
    for (const [position, pictureId] of pictureIds.entries()) {
      await tx.execute(sql`INSERT INTO review_photos (id, review_id, picture_id, position)
        VALUES (${uuidv7()}, ${id}, ${pictureId}, ${position})`);
    }
    return undefined;
  });
}

async function boughtOf(db: Queryable, orderId: string, productId: string): Promise<Bought | undefined> {
  const { rows } = await db.execute<Bought>(sql`SELECT ${orderedProduct} FROM order_lines l
    WHERE l.order_id = ${orderId} AND l.product_id = ${productId} AND ${isKept} GROUP BY l.product_id`);
  return rows[0];
}

/** The author withdraws a review. A job deletes its photos. */
export async function deleteOwnReview(db: Queryable, order: OrderRow, productId: string): Promise<Refusal | undefined> {
  const { rows } = await db.execute(
    sql`DELETE FROM reviews WHERE order_id = ${order.id} AND product_id = ${productId} RETURNING id`,
  );
  return rows.length > 0 ? undefined : reviewErrors.REVIEW_NOT_FOUND();
}
