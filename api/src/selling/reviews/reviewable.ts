import type { Reviewable } from '@aimante/api-contract/reviews';
import type { FastifyRequest } from 'fastify';
import { viewPicture } from '../../catalogue/index.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import type { Actor } from '../../platform/http/guards/access.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Locale, Refusal } from '../../platform/text/refusal.ts';
import { tokenOf } from '../orders/access/order-access.ts';
import { readOrderToken } from '../orders/access/order-link.ts';
import { orderErrors } from '../orders/record/errors.ts';
import { findOrder, type OrderRow } from '../orders/record/order-rows.ts';
import { reviewErrors } from './errors.ts';
import { type ReviewRow, reviewColumns, viewReview } from './review-rows.ts';

export interface ReviewVisit {
  request: FastifyRequest;
  actor: Actor | undefined;
  query: { order?: string | undefined };
}

/** The finished order of the signed link, or of the account. The team opens no order here: it reviews nothing. */
export async function openFinishedOrder(
  { db, secrets, now }: Pick<Services, 'db' | 'secrets' | 'now'>,
  { request, actor, query }: ReviewVisit,
): Promise<OrderRow | Refusal> {
  const token = tokenOf(request);
  const linked = token === undefined ? undefined : readOrderToken(secrets.link, token, now());
  const id = query.order ?? linked;
  const order = id === undefined ? undefined : await findOrder(db, id);
  const isOwn = order !== undefined && (order.id === linked || (actor !== undefined && order.userId === actor.id));
  if (!isOwn) return orderErrors.ORDER_NOT_FOUND();
  return order.status === 'termine' ? order : reviewErrors.REVIEW_TOO_EARLY();
}

type OwnReview = NonNullable<Reviewable['products'][number]['review']>;

interface ProductRow extends Record<string, unknown> {
  productId: string;
  name: string;
  options: string | null;
  quantity: number;
  picture: { id: string; hash: string; width: number; height: number; colour: string } | null;
}

export async function readReviewable(db: Queryable, order: OrderRow, locale: Locale): Promise<Reviewable> {
  const { rows: products } = await db.execute<ProductRow>(sql`SELECT ${orderedProduct}, min(l.name) AS name,
      (SELECT json_build_object('id', i.id, 'hash', b.hash, 'width', b.width, 'height', b.height, 'colour', b.colour)
        FROM product_images i JOIN pictures b ON b.id = i.picture_id WHERE i.product_id = l.product_id
        ORDER BY i.position, i.id LIMIT 1) AS picture
    FROM order_lines l WHERE l.order_id = ${order.id} AND l.product_id IS NOT NULL AND ${isKept}
    GROUP BY l.product_id ORDER BY min(l.position)`);
  const { rows: written } = await db.execute<ReviewRow & Pick<OwnReview, 'state' | 'refusal'> & { productId: string }>(
    sql`SELECT ${reviewColumns}, v.state, v.refusal, v.product_id AS "productId" FROM reviews v WHERE v.order_id = ${order.id}`,
  );
  return {
    orderNumber: order.number,
    author: await authorOf(db, order.id, locale),
    products: products.map(({ picture, ...product }) => {
      const review = written.find(({ productId }) => productId === product.productId);
      return {
        ...product,
        picture: picture && viewPicture({ ...picture, alt: '' }),
        review: review ? { ...viewReview(review), state: review.state, refusal: review.refusal } : null,
      };
    }),
  };
}

/** Units of the line were delivered: not all of them left the order before printing. */
export const isKept = sql`l.quantity > l.removed_quantity`;

/** What was bought of one product, over all lines of the order: a set and single magnets are two lines. */
export const orderedProduct = sql`l.product_id AS "productId", sum(l.quantity - l.removed_quantity)::int AS quantity,
  string_agg(DISTINCT l.options, ', ') AS options`;

/** "Camille R.", from the address of the order or from its account. */
export async function authorOf(db: Queryable, orderId: string, locale: Locale): Promise<string | null> {
  const { rows } = await db.execute<{ first: string | null; last: string | null }>(sql`SELECT
      coalesce(o.shipping_address ->> 'firstName', o.billing_address ->> 'firstName', u.first_name) AS first,
      coalesce(o.shipping_address ->> 'lastName', o.billing_address ->> 'lastName', u.last_name) AS last
    FROM orders o LEFT JOIN users u ON u.id = o.user_id WHERE o.id = ${orderId}`);
  const first = rows[0]?.first?.trim();
  if (!first) return null;
  const initial = rows[0]?.last?.trim().charAt(0).toLocaleUpperCase(locale);
  return initial ? `${first} ${initial}.` : first;
}
