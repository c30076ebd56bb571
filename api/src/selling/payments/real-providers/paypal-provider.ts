import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import type { PaypalConfig } from '../../../platform/config/payment-config.ts';
import {
  type NewPayment,
  type OnlineProvider,
  type ProviderPayment,
  ProviderRefusal,
  ProviderSilence,
  type RefundAnswer,
  type StartedPayment,
  type TracedRefund,
} from '../provider/provider.ts';
import { createCaller, type PaypalCaller, toCents } from './paypal-caller.ts';
import { paypalMovements } from './paypal-movements.ts';

const amountSchema = z.object({ value: z.string(), currency_code: z.string() });
const captureSchema = z.object({ id: z.string(), status: z.string(), amount: amountSchema });
const refundSchema = z.object({
  id: z.string(),
  status: z.string().optional(),
  status_details: z.object({ reason: z.string().optional() }).optional(),
  custom_id: z.string().optional(),
});
const linksSchema = z.array(z.object({ rel: z.string(), href: z.string() })).default([]);
const relatedSchema = z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional();
const tracedSchema = refundSchema.extend({ amount: amountSchema, links: linksSchema });
const orderSchema = z.object({
  id: z.string(),
  status: z.string(),
  links: linksSchema,
  purchase_units: z
    .array(
      z.object({
        amount: amountSchema.optional(),
        payments: z
          .object({ captures: z.array(captureSchema).default([]), refunds: z.array(refundSchema).default([]) })
          .optional(),
      }),
    )
    .default([]),
});
type PaypalOrder = z.output<typeof orderSchema>;
const eventSchema = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: z.object({
    id: z.string(),
    custom_id: z.string().optional(),
    supplementary_data: relatedSchema,
  }),
});

const toValue = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

function view(order: PaypalOrder): ProviderPayment {
  const unit = order.purchase_units[0];
  const capture = unit?.payments?.captures[0];
  const amount = capture?.amount ?? unit?.amount;
  return {
    ...stateOf(order.status, capture?.status),
    amountCents: amount ? toCents(amount.value) : 0,
    currency: amount?.currency_code ?? 'EUR',
  };
}

/** A capture that was refunded later still counts as captured. */
const captured: readonly string[] = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

function stateOf(status: string, capture: string | undefined): Pick<ProviderPayment, 'state' | 'failure'> {
  if (captured.includes(capture ?? '')) return { state: 'paid', failure: null };
  if (capture === 'DECLINED' || capture === 'FAILED') return { state: 'failed', failure: 'declined' };
  if (status === 'VOIDED') return { state: 'failed', failure: 'timed_out' };
  return { state: status === 'COMPLETED' || capture === 'PENDING' ? 'open' : 'requires_action', failure: null };
}

const refundStates: Record<string, RefundAnswer['state']> = {
  COMPLETED: 'done',
  FAILED: 'failed',
  CANCELLED: 'failed',
};

function viewRefund({ id, status, status_details: details }: z.output<typeof refundSchema>): RefundAnswer {
  const state = refundStates[status ?? ''] ?? 'pending';
  return { reference: id, state, failure: state === 'failed' ? (details?.reason ?? status ?? null) : null };
}

const newOrder = ({ attemptId, orderNumber, amountCents, locale, returnUrl, cancelUrl }: NewPayment) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      reference_id: attemptId,
      invoice_id: `${orderNumber}-${attemptId.slice(-6)}`,
      amount: { currency_code: 'EUR', value: toValue(amountCents) },
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        user_action: 'PAY_NOW',
        locale: locale === 'fr' ? 'fr-FR' : 'en-GB',
        shipping_preference: 'NO_SHIPPING',
        return_url: returnUrl,
        cancel_url: cancelUrl,
      },
    },
  },
});

/** A refund names its capture, and the capture its order. */
async function traceRefund(call: PaypalCaller, reference: string): Promise<TracedRefund | undefined> {
  const path = `/v2/payments/refunds/${encodeURIComponent(reference)}`;
  const refund = await call({ path, schema: tracedSchema });
  const captureId = refund?.links
    .find(({ rel }) => rel === 'up')
    ?.href.split('/')
    .at(-1);
  if (!refund || !captureId) return undefined;
  const refunded = await call({
    path: `/v2/payments/captures/${encodeURIComponent(captureId)}`,
    schema: z.object({ supplementary_data: relatedSchema }),
  });
  const payment = refunded?.supplementary_data?.related_ids?.order_id;
  if (!payment) return undefined;
  const { amount, custom_id: key = null } = refund;
  return { ...viewRefund(refund), reference, payment, amountCents: toCents(amount.value), key };
}

/** PayPal checks the signature on the text of its event. Written again, `1.0` would be `1`, and the event a forged one. */
function verification(webhookId: string, event: string, headers: IncomingHttpHeaders): string {
  const parts = JSON.stringify({
    auth_algo: headers['paypal-auth-algo'],
    cert_url: headers['paypal-cert-url'],
    transmission_id: headers['paypal-transmission-id'],
    transmission_sig: headers['paypal-transmission-sig'],
    transmission_time: headers['paypal-transmission-time'],
    webhook_id: webhookId,
  });
  return `${parts.slice(0, -1)},"webhook_event":${event}}`;
}

/** Uses Orders v2 of PayPal's REST API: the customer approves at PayPal, and we capture. */
export function paypalProvider(config: PaypalConfig, now: () => Date): OnlineProvider {
  const call = createCaller(config, now);
  const readOrder = (reference: string) =>
    call({ path: `/v2/checkout/orders/${encodeURIComponent(reference)}`, schema: orderSchema });
  const capture = (reference: string) =>
    call({
      path: `/v2/checkout/orders/${encodeURIComponent(reference)}/capture`,
      schema: orderSchema,
      body: {},
      key: `capture-${reference}`,
    });

  return {
    name: 'paypal',
    async start(payment): Promise<StartedPayment> {
      const { attemptId, amountCents } = payment;
      const body = newOrder(payment);
      const order = await call({ path: '/v2/checkout/orders', schema: orderSchema, body, key: attemptId });
      const url = order?.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
      if (!order || !url) throw new ProviderSilence('paypal: no order');
      return {
        reference: order.id,
        state: 'requires_action',
        amountCents,
        currency: 'EUR',
        failure: null,
        action: { kind: 'redirect', url },
      };
    },
    async read(reference, { mayCapture }) {
      const order = await readOrder(reference);
      if (!order) return undefined;
      if (order.status !== 'APPROVED' || !mayCapture) return view(order);
      const captured = await capture(reference).catch((error: unknown) => {
        // After a declined instrument the order stays approved: the customer chooses another one at PayPal.
        if (error instanceof ProviderRefusal) return undefined;
        throw error;
      });
      return captured ? view(captured) : { ...view(order), state: 'failed', failure: 'declined' };
    },
    // Nothing is charged before we capture, and we capture only orders that we know.
    find: async () => undefined,
    cancel: async () => {},
    async refund({ reference, amountCents, key }) {
      const order = await readOrder(reference);
      const paid = order?.purchase_units[0]?.payments?.captures.find(({ status }) => captured.includes(status));
      if (!paid) throw new ProviderRefusal('paypal: nothing was captured');
      const refund = await call({
        path: `/v2/payments/captures/${encodeURIComponent(paid.id)}/refund`,
        schema: refundSchema,
        body: { amount: { value: toValue(amountCents), currency_code: 'EUR' }, custom_id: key },
        key,
      });
      if (!refund) throw new ProviderSilence('paypal: no refund');
      return viewRefund(refund);
    },
    async findRefund({ reference, key }) {
      const order = await readOrder(reference);
      const refund = order?.purchase_units[0]?.payments?.refunds.find(({ custom_id: id }) => id === key);
      return refund && viewRefund(refund);
    },
    async readRefund(reference) {
      const path = `/v2/payments/refunds/${encodeURIComponent(reference)}`;
      const refund = await call({ path, schema: refundSchema });
      return refund && viewRefund(refund);
    },
    traceRefund: (reference) => traceRefund(call, reference),
    listMovements: (since, until) => paypalMovements(call, since, until),
    async readEvent(raw, headers) {
      const text = raw.toString('utf8');
      const event: unknown = JSON.parse(text);
      const checked = await call({
        path: '/v1/notifications/verify-webhook-signature',
        schema: z.object({ verification_status: z.string() }),
        body: verification(config.webhookId, text, headers),
      });
      const parsed = eventSchema.safeParse(event);
      if (checked?.verification_status !== 'SUCCESS' || !parsed.success) return undefined;
      const { id, event_type: type, resource } = parsed.data;
      const reference = type.startsWith('CHECKOUT.ORDER.')
        ? resource.id
        : resource.supplementary_data?.related_ids?.order_id;
      const isRefund = type === 'PAYMENT.CAPTURE.REFUNDED' || type.startsWith('PAYMENT.REFUND.');
      const refund = isRefund && { refund: { reference: resource.id, key: resource.custom_id ?? null } };
      return { id, type, reference, ...refund, payload: { id, type, resource: resource.id } };
    },
  };
}
