import { z } from 'zod';
import { cents, id } from '../core/wire.ts';

export const onlineProvider = z.enum(['demo', 'stripe', 'paypal']);
export const paymentProvider = z.enum(['demo', 'stripe', 'paypal', 'transfer', 'cash', 'none']);

/** A fixed list, for texts of our own. The provider's message is never shown. */
export const paymentFailure = z.enum([
  'declined',
  'insufficient_funds',
  'authentication_failed',
  'expired_card',
  'timed_out',
  'technical',
]);

export const paymentActionSchema = z.discriminatedUnion('kind', [
  /** The demo's own 3-D Secure step, answered by `confirmDemo3ds`. */
  z.object({ kind: z.literal('demo_3ds'), reference: z.string() }),
  /** The browser continues with Stripe's Payment Element. */
  z.object({ kind: z.literal('stripe_element'), clientSecret: z.string(), publishableKey: z.string() }),
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({
    kind: z.literal('transfer'),
    iban: z.string(),
    bic: z.string(),
    holder: z.string(),
    reference: z.string(),
    amountCents: cents,
    dueOn: z.iso.date(),
  }),
]);

export const paymentStepSchema = z
  .object({
    attemptId: id,
    provider: paymentProvider,
    state: z.enum(['open', 'requires_action', 'paid', 'failed', 'closed']),
    failure: paymentFailure.nullable(),
    /** True only when it is certain that no money has moved. */
    notCharged: z.boolean(),
    action: paymentActionSchema.nullable(),
  })
  .meta({ id: 'PaymentStep' });

/** The form of the demo. It must never receive a real card. */
export const demoCardSchema = z.strictObject({
  number: z
    .string()
    .transform((typed) => typed.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{13,19}$/)),
  expiry: z.string().regex(/^(0[1-9]|1[0-2])\s?\/\s?\d{2}$/),
  cvc: z.string().regex(/^\d{3,4}$/),
  name: z.string().trim().max(120).optional(),
});

export const payOrderSchema = z.strictObject({
  provider: paymentProvider.exclude(['cash']),
  /** The total on the button. The call is refused when the order's total has changed. */
  totalCents: cents,
  card: demoCardSchema.optional(),
  /** Makes the demo's webhooks arrive late, twice, in the wrong order, or never. */
  simulate: z.enum(['late', 'twice', 'disordered', 'lost', 'timeout']).optional(),
});

export const paymentMethodSchema = z
  .object({
    provider: paymentProvider,
    name: z.string(),
    description: z.string(),
    publishableKey: z.string().nullable(),
  })
  .meta({ id: 'PaymentMethod' });
