import type { Client } from '@aimante/api-contract';
import { listProductReviews } from '@aimante/api-contract/reviews';
import { keepPreviousData, queryOptions } from '@aimante/remote/data';
import { SHOP_CONTENT } from '../catalogue/shop-content.ts';

export type ReviewSort = 'newest' | 'best' | 'worst';

export const FIRST_REVIEWS = 6;

/** Published reviews of a product. While more of them load, the former stay. */
export const reviewsQuery =
  (productId: string, { sort = 'newest', limit = FIRST_REVIEWS }: { sort?: ReviewSort; limit?: number } = {}) =>
  (api: Client) =>
    queryOptions({
      ...SHOP_CONTENT,
      queryKey: ['reviews', productId, sort, limit],
      queryFn: ({ signal }) =>
        api(listProductReviews, { params: { id: productId }, query: { sort, limit } }, { signal }),
      placeholderData: keepPreviousData,
    });
