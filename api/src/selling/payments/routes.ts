import { paymentEndpoints as endpoints } from '@aimante/api-contract/payments/endpoints';
import { messageIn } from '../../platform/http/answers/messages.ts';
import { route } from '../../platform/http/routes/route.ts';
import { named } from '../../platform/http/routes/scope.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { openOrder, tokenOf } from '../orders/access/order-access.ts';
import { viewAttempt } from '../orders/placement/attempt-rows.ts';
import { byVisitor } from '../orders/record/order-event.ts';
import { paymentErrors } from './charges/errors.ts';
import { paymentMethods, paymentProviders } from './charges/providers.ts';
import { lastAttempt, refreshAttempt } from './charges/refresh-payment.ts';
import { startPayment } from './charges/start-payment.ts';
import { answer3ds } from './demo-provider/demo-provider.ts';
import { keepEvent } from './payment-events.ts';

const answered = { fr: 'Merci, votre réponse est enregistrée.', en: 'Thank you, your answer is recorded.' };

export const registerPayments: ApiModule = async (app, services) => {
  route(app, endpoints.listPaymentMethods, async ({ locale }) => paymentMethods(paymentProviders(services), locale));

  route(app, endpoints.payOrder, async ({ params, actor, request, body, locale }) => {
    const order = await openOrder(services, { id: params.id, actor, token: tokenOf(request) });
    if (order instanceof Refusal) return order;
    return startPayment(services, { orderId: order.id, body, by: byVisitor(actor), locale });
  });

  route(app, endpoints.refreshPayment, async ({ params, actor, request }) => {
    const order = await openOrder(services, { id: params.id, actor, token: tokenOf(request) });
    if (order instanceof Refusal) return order;
    const last = await lastAttempt(services, order.id);
    if (!last) return paymentErrors.STEP_NOT_FOUND();
    if (last.state === 'open' || last.state === 'requires_action') await refreshAttempt(services, last);
    return viewAttempt((await lastAttempt(services, order.id)) ?? last);
  });

  route(app, endpoints.confirmDemo3ds, async ({ body, locale }) => {
    const isAnswered = services.config.payments.demo && (await answer3ds(services, body));
    if (!isAnswered) return paymentErrors.STEP_NOT_FOUND();
    return messageIn(answered, locale);
  });

  // A separate scope, because the signature covers the raw bytes.
  const webhooks = named('payment webhooks', (scope) => {
    scope.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: 256 * 1024 }, (_, raw, done) =>
      done(null, raw),
    );
    route(scope, endpoints.webhook, async ({ params, request }) => {
      const provider = paymentProviders(services).get(params.provider);
      const raw = request.body;
      const event =
        provider && Buffer.isBuffer(raw)
          ? await provider.readEvent(raw, request.headers).catch(refuseNonsense)
          : undefined;
      if (!event) return paymentErrors.WEBHOOK_SIGNATURE();
      await keepEvent(services, params.provider, event);
      return { received: true as const };
    });
  });
  await app.register(webhooks);
};

function refuseNonsense(error: unknown): undefined {
  if (error instanceof SyntaxError) return undefined;
  throw error;
}
