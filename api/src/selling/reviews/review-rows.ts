import type { Review } from '@aimante/api-contract/reviews';
import { viewPicture } from '../../catalogue/index.ts';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';

export interface ReviewRow extends Omit<Review, 'pictures'>, Record<string, unknown> {
  pictures: { id: string; hash: string; width: number; height: number; colour: string }[];
}

const pictureJson = sql`json_build_object('id', f.id, 'hash', b.hash, 'width', b.width, 'height', b.height,
  'colour', b.colour)`;

const picturesOf = (review: SQL): SQL => sql`coalesce((SELECT json_agg(${pictureJson} ORDER BY f.position)
  FROM review_photos f JOIN pictures b ON b.id = f.picture_id WHERE f.review_id = ${review}), '[]')`;

/** For a statement that reads `reviews v`. */
export const reviewColumns = sql`v.id, v.stars, v.title, v.body AS text, v.locale, v.author, v.quantity, v.options, v.answer,
  v.answered_at AS "answeredAt", v.order_id IS NULL AS "isSample", v.created_at AS "createdAt",
  ${picturesOf(sql`v.id`)} AS pictures`;

/** The texts of buyers' photos are empty: the review beside them describes them. */
export const viewPhoto = (picture: ReviewRow['pictures'][number]) => viewPicture({ ...picture, alt: '' });

export function viewReview(row: ReviewRow): Review {
  const { id, stars, title, text, locale, author, quantity, options, answer, answeredAt, isSample, createdAt } = row;
  return {
    ...{ id, stars, title, text, locale, author, quantity, options, answer, isSample },
    answeredAt: answeredAt && wireTime(answeredAt),
    createdAt: wireTime(createdAt),
    pictures: row.pictures.map(viewPhoto),
  };
}
