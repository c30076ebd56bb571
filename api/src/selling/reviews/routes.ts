import { reviewEndpoints as endpoints } from '@aimante/api-contract/reviews/endpoints';
import { auditedWrite } from '../../platform/audit/audited-write.ts';
import { keepAnswers } from '../../platform/http/answers/kept-answers.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { type Locale, Refusal } from '../../platform/text/refusal.ts';
import type { OrderRow } from '../orders/record/order-rows.ts';
import { selectReviewPage } from './desk-reviews.ts';
import { moderateReview } from './moderate-review.ts';
import { readProductReviews } from './product-reviews.ts';
import { readReviewForm } from './read-review-form.ts';
import { openFinishedOrder, type ReviewVisit, readReviewable } from './reviewable.ts';
import { deleteOwnReview, writeReview } from './write-review.ts';

const firstReviews = 6;

export const registerReviews: ApiModule = (app, services) => {
  const { db, changes } = services;
  const answer = keepAnswers(changes, 'reviews');
  const write = auditedWrite(services, 'reviews');

  /** Opens a finished order, works on it, and answers with its products and reviews. */
  const onOrder = async (visit: ReviewVisit & { locale: Locale }, work?: (order: OrderRow) => Promise<unknown>) => {
    const order = await openFinishedOrder(services, visit);
    if (order instanceof Refusal) return order;
    const refusal = await work?.(order);
    if (refusal instanceof Refusal) return refusal;
    if (work) changes.touch('reviews');
    return readReviewable(db, order, visit.locale);
  };

  route(app, endpoints.listProductReviews, ({ params: { id }, query, request, reply }) => {
    const { sort = 'newest', limit = firstReviews } = query;
    const { response: schema } = endpoints.listProductReviews;
    const produce = async () => ({ body: await readProductReviews(db, { productId: id, sort, limit }) });
    return answer({ request, reply, key: `${id} ${sort} ${limit}`, schema, produce });
  });
  route(app, endpoints.getReviewable, (visit) => onOrder(visit));
  route(app, endpoints.writeReview, (visit) =>
    onOrder(visit, async (order) => {
      const form = await readReviewForm(visit.request);
      return form instanceof Refusal ? form : writeReview(services, { ...form, order, locale: visit.locale });
    }),
  );
  route(app, endpoints.deleteOwnReview, (visit) =>
    onOrder(visit, (order) => deleteOwnReview(db, order, visit.params.productId)),
  );
  route(app, endpoints.listReviews, ({ query, locale }) => selectReviewPage(db, query, locale));
  route(app, endpoints.updateReview, (input) =>
    write(input, (tx, author) => {
      const { params, body, locale } = input;
      return moderateReview(services, tx, { author, change: { id: params.id, body, locale } });
    }),
  );
};
