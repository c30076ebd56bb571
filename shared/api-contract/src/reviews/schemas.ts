import { z } from 'zod';
import { pictureSchema } from '../catalogue/schemas.ts';
import { id, line, localeCode, timestamp } from '../core/wire.ts';

export const reviewState = z.enum(['waiting', 'published', 'refused']);
/** Why a review is not published. The mark is no reason. */
export const reviewRefusal = z.enum(['insulting', 'personal_data', 'off_topic', 'illegal', 'photo']);
export const reviewSort = z.enum(['newest', 'best', 'worst']);

const stars = z.int().min(1).max(5);

export const reviewSchema = z
  .object({
    id,
    stars,
    title: z.string().nullable(),
    text: z.string(),
    locale: localeCode,
    /** "Camille R.". Null: the order has no name. */
    author: z.string().nullable(),
    quantity: z.int(),
    options: z.string().nullable(),
    pictures: z.array(pictureSchema),
    answer: z.string().nullable(),
    answeredAt: timestamp.nullable(),
    /** Written for the demo, not by a customer. */
    isSample: z.boolean(),
    createdAt: timestamp,
  })
  .meta({ id: 'Review' });

const rating = z.object({ count: z.int(), average: z.number() });

export const productReviewsSchema = z
  .object({
    /** Over all published reviews. Null: there is none. */
    rating: rating.nullable(),
    /** Without samples. */
    verified: rating.nullable(),
    /** Number of reviews with five stars, four, three, two and one. */
    spread: z.array(z.int()).length(5),
    pictures: z.array(pictureSchema),
    pictureCount: z.int(),
    reviews: z.array(reviewSchema),
  })
  .meta({ id: 'ProductReviews' });

export const productReviewsQuery = z.object({
  sort: reviewSort.optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
});

/** Sent as multipart, with up to three pictures in the field `photos`. */
export const reviewWriteSchema = z.strictObject({
  productId: id,
  stars: z.coerce.number().int().min(1).max(5),
  title: z.string().trim().max(80).optional(),
  text: z.string().trim().min(10).max(2000),
  locale: localeCode.optional(),
});

export const reviewableSchema = z
  .object({
    orderNumber: z.string(),
    author: z.string().nullable(),
    products: z.array(
      z.object({
        productId: id,
        name: z.string(),
        options: z.string().nullable(),
        quantity: z.int(),
        picture: pictureSchema.nullable(),
        review: reviewSchema.extend({ state: reviewState, refusal: reviewRefusal.nullable() }).nullable(),
      }),
    ),
  })
  .meta({ id: 'ReviewableOrder' });

export const deskReviewSchema = reviewSchema
  .extend({
    state: reviewState,
    refusal: reviewRefusal.nullable(),
    product: z.object({ id, name: z.string() }),
    order: z.object({ id, number: z.string() }).nullable(),
    version: z.int(),
  })
  .meta({ id: 'DeskReview' });

export const deskReviewQuery = z.object({
  state: reviewState.optional(),
  stars: z.coerce.number().int().min(1).max(5).optional(),
  search: z.string().trim().max(120).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
});

export const reviewUpdateSchema = z.strictObject({
  version: z.int().optional(),
  state: z.enum(['published', 'refused']).optional(),
  /** Required to refuse. */
  refusal: reviewRefusal.nullable().optional(),
  answer: line(2000).nullable().optional(),
});
