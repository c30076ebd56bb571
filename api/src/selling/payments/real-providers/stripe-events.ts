import Stripe from 'stripe';
import { z } from 'zod';
import type { StripeConfig } from '../../../platform/config/payment-config.ts';
import type { ProviderEvent } from '../provider/provider.ts';

const toleranceSeconds = 300;

/** Events of payments, charges and refunds. Of other events only the type is stored. */
const objectSchema = z.object({
  object: z.string(),
  id: z.string(),
  payment_intent: z.string().nullish(),
  metadata: z.object({ refund: z.string().optional() }).nullish(),
});

interface Posted {
  raw: Buffer;
  header: string;
  now: Date;
}

/** Undefined: the signature over the raw body is wrong or expired, or the body is not an event. */
export function readStripeEvent(
  { webhooks }: Stripe,
  { webhookSecret }: StripeConfig,
  { raw, header, now }: Posted,
): ProviderEvent | undefined {
  const event = verified(() =>
    webhooks.constructEvent(raw, header, webhookSecret, toleranceSeconds, undefined, now.getTime()),
  );
  const parsed = objectSchema.safeParse(event?.data?.object);
  if (!event || !parsed.success) return undefined;
  const { id, type } = event;
  const { object, id: objectId, payment_intent: intent, metadata } = parsed.data;
  const reference = object === 'payment_intent' ? objectId : (intent ?? undefined);
  const refund = object === 'refund' && { refund: { reference: objectId, key: metadata?.refund ?? null } };
  return { id, type, reference, ...refund, payload: { id, type, object: objectId } };
}

function verified<T>(check: () => T): T | undefined {
  try {
    return check();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
    throw error;
  }
}
