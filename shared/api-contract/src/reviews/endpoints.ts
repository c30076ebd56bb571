import { z } from 'zod';
import { endpointTable, shapeTable } from '../core/endpoint.ts';
import { id, idParams, languageQuery } from '../core/wire.ts';
import * as calls from './calls.ts';
import {
  deskReviewQuery,
  deskReviewSchema,
  productReviewsQuery,
  productReviewsSchema,
  reviewableSchema,
  reviewUpdateSchema,
} from './schemas.ts';

/** The signed link of the order gives access, in `x-order-token`. A customer names an order of the account. */
const ofOrder = languageQuery.extend({ order: id.optional() });

export const reviewShapes = shapeTable({
  listProductReviews: {
    access: 'public',
    summary: 'Published reviews of a product, with their spread and their photos',
    params: idParams,
    query: productReviewsQuery,
    response: productReviewsSchema,
  },
  getReviewable: {
    access: 'optional',
    summary: 'The products of a finished order, each with its review',
    query: ofOrder,
    response: reviewableSchema,
  },
  writeReview: {
    access: 'optional',
    summary: 'Review a product of a finished order (multipart, with up to three pictures)',
    query: ofOrder,
    takes: 'multipart',
    status: 201,
    response: reviewableSchema,
    limit: { max: 20, per: 'hour' },
  },
  deleteOwnReview: {
    access: 'optional',
    summary: 'Withdraw an own review, with its photos',
    params: z.object({ productId: id }),
    query: ofOrder,
    response: reviewableSchema,
  },
  listReviews: {
    access: 'catalogue:read',
    summary: 'Reviews in every state, newest first',
    query: deskReviewQuery,
    response: z.object({ items: z.array(deskReviewSchema), next: z.string().nullable(), total: z.int() }),
  },
  updateReview: {
    access: 'catalogue:change',
    summary: 'Publish, refuse or answer a review',
    params: idParams,
    body: reviewUpdateSchema,
    response: deskReviewSchema,
  },
});

export const reviewEndpoints = endpointTable(reviewShapes, calls);
