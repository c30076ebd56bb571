import { checkoutEndpoints as endpoints } from '@aimante/api-contract/checkout/endpoints';
import { networkOf } from '../../http/network.ts';
import { route } from '../../http/route.ts';
import type { ApiModule } from '../../services.ts';
import { createGuessLimit } from '../coupons/guess-limit.ts';
import { makeQuote } from './quote.ts';

export const registerCheckout: ApiModule = (app, services) => {
  const guesses = createGuessLimit({ max: 10, windowMs: 60_000 });

  route(app, endpoints.quote, async ({ body, actor, locale, request }) => {
    const customer = { userId: actor?.id, email: actor?.email };
    // A quote would answer guesses as well as the coupon box does: after too many it looks at no code.
    const isGuessing = guesses.waitOf(networkOf(request.ip), services.now()) > 0;
    const asked = isGuessing ? { ...body, couponCode: null } : body;
    const { quote, couponRefusal } = await makeQuote(services, services.db, { request: asked, customer, locale });
    if (couponRefusal?.code === 'COUPON_UNKNOWN') guesses.count(networkOf(request.ip), services.now());
    return quote;
  });
};
