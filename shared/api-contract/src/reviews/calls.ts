import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { reviewShapes } from './endpoints.ts';
import type { deskReviewSchema, productReviewsSchema, reviewableSchema, reviewSchema } from './schemas.ts';

type Table = typeof reviewShapes;

export type Review = z.output<typeof reviewSchema>;
export type ProductReviews = z.output<typeof productReviewsSchema>;
export type Reviewable = z.output<typeof reviewableSchema>;
export type DeskReview = z.output<typeof deskReviewSchema>;

export const listProductReviews = call<Table['listProductReviews']>('GET', '/api/products/:id/reviews');
export const getReviewable = call<Table['getReviewable']>('GET', '/api/reviews/own');
export const writeReview = call<Table['writeReview']>('POST', '/api/reviews/own');
export const deleteOwnReview = call<Table['deleteOwnReview']>('DELETE', '/api/reviews/own/:productId');
export const listReviews = call<Table['listReviews']>('GET', '/api/admin/reviews');
export const updateReview = call<Table['updateReview']>('PUT', '/api/admin/reviews/:id');
