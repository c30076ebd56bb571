import type { ProductReviews } from '@aimante/api-contract/reviews';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import { type ReviewRow, reviewColumns, viewPhoto, viewReview } from './review-rows.ts';

export interface Wanted {
  productId: string;
  sort: 'newest' | 'best' | 'worst';
  limit: number;
}

const SHOWN_PHOTOS = 12;

const orders: Record<Wanted['sort'], SQL> = {
  newest: sql`v.created_at DESC, v.id DESC`,
  best: sql`v.stars DESC, v.created_at DESC, v.id DESC`,
  worst: sql`v.stars, v.created_at DESC, v.id DESC`,
};

interface Count extends Record<string, unknown> {
  stars: number;
  count: number;
  verified: number;
}

/** What the product page shows of its reviews. */
export async function readProductReviews(db: Queryable, { productId, sort, limit }: Wanted): Promise<ProductReviews> {
  const isShown = sql`v.product_id = ${productId} AND v.state = 'published'`;
  const { rows: counts } = await db.execute<Count>(sql`SELECT v.stars, count(*)::int AS count,
      count(v.order_id)::int AS verified
    FROM reviews v WHERE ${isShown} GROUP BY v.stars`);
  const { rows: photos } = await db.execute<ReviewRow['pictures'][number] & { all: number } & Record<string, unknown>>(
    sql`SELECT f.id, b.hash, b.width, b.height, b.colour, (count(*) OVER ())::int AS all
    FROM reviews v JOIN review_photos f ON f.review_id = v.id JOIN pictures b ON b.id = f.picture_id
    WHERE ${isShown} ORDER BY v.created_at DESC, v.id DESC, f.position LIMIT ${SHOWN_PHOTOS}`,
  );
  const { rows } = await db.execute<ReviewRow>(
    sql`SELECT ${reviewColumns} FROM reviews v WHERE ${isShown} ORDER BY ${orders[sort]} LIMIT ${limit}`,
  );
  return {
    rating: ratingOf(counts, 'count'),
    verified: ratingOf(counts, 'verified'),
    spread: [5, 4, 3, 2, 1].map((mark) => counts.find(({ stars }) => stars === mark)?.count ?? 0),
    pictures: photos.map(viewPhoto),
    pictureCount: photos[0]?.all ?? 0,
    reviews: rows.map(viewReview),
  };
}

function ratingOf(counts: readonly Count[], which: 'count' | 'verified'): ProductReviews['rating'] {
  const count = counts.reduce((sum, each) => sum + each[which], 0);
  if (count === 0) return null;
  const stars = counts.reduce((sum, each) => sum + each.stars * each[which], 0);
  return { count, average: Math.round((stars / count) * 10) / 10 };
}
