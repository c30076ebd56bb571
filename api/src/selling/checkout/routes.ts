import { checkoutEndpoints as endpoints } from '@aimante/api-contract/checkout/endpoints';
import { orderEndpoints } from '@aimante/api-contract/orders/endpoints';
import { shippingEndpoints } from '@aimante/api-contract/shipping/endpoints';
import { photoOwners } from '../../people/index.ts';
import { unlessRefused } from '../../platform/http/answers/messages.ts';
import { networkOf } from '../../platform/http/guards/network.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { createGuessLimit } from '../coupons/guess-limit.ts';
import { findCheckoutOrder } from '../orders/access/checkout-identity.ts';
import { onceKeyOf, sendStored } from '../orders/placement/answer-once.ts';
import { offeredMethods } from '../quote/offered-methods.ts';
import { makeQuote } from '../quote/quote.ts';
import { placeOrder } from './place-order.ts';

export const registerCheckout: ApiModule = (app, services) => {
  const guesses = createGuessLimit({ max: 10, windowMs: 60_000 });
  const owners = photoOwners(services.config);

  route(app, endpoints.quoteCart, async ({ body, actor, locale, request }) => {
    const customer = { userId: actor?.id, email: actor?.email };
    // A quote reveals valid coupons as the coupon field does. After too many wrong guesses it ignores the code.
    const isGuessing = guesses.waitOf(networkOf(request.ip), services.now()) > 0;
    const asked = isGuessing ? { ...body, couponCode: null } : body;
    const former = body.checkoutId ? await findCheckoutOrder(services.db, body.checkoutId) : undefined;
    const replacedId = former?.isOrdered ? undefined : former?.id;
    const { quote, couponRefusal } = await makeQuote(services, services.db, {
      ...{ request: asked, customer, locale, replacedId },
    });
    if (couponRefusal?.code === 'COUPON_UNKNOWN') guesses.count(networkOf(request.ip), services.now());
    return quote;
  });

  route(app, shippingEndpoints.listShippingMethods, ({ query, locale }) => offeredMethods(services, query, locale));

  route(app, orderEndpoints.createOrder, async ({ body, actor, locale, request, reply }) => {
    const key = onceKeyOf(request);
    if (key instanceof Refusal) return key;
    const keys = owners.keysOf(request, actor);
    const placement = { draft: body, actor, owners: keys, locale, key: { key, owner: keys[0] ?? 'guest' } };
    const answer = await placeOrder(services, placement);
    return unlessRefused(answer, (stored) => sendStored(reply, stored));
  });
};
