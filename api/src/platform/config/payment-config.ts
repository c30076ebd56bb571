import { z } from 'zod';

const text = z.string().min(1).optional();
const address = z.url({ protocol: /^https?$/ });

export const paymentEnvironment = {
  DEMO_PAYMENTS: z.stringbool().optional(),
  STRIPE_SECRET_KEY: text,
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_URL: address.default('https://api.stripe.com'),
  PAYPAL_CLIENT_ID: text,
  PAYPAL_CLIENT_SECRET: text,
  PAYPAL_WEBHOOK_ID: text,
  PAYPAL_API_URL: address.default('https://api-m.paypal.com'),
};

export interface StripeConfig {
  apiUrl: string;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

export interface PaypalConfig {
  apiUrl: string;
  clientId: string;
  clientSecret: string;
  webhookId: string;
}

export interface PaymentConfig {
  /** Whether the demo provider takes orders: no money moves. */
  demo: boolean;
  stripe: StripeConfig | undefined;
  paypal: PaypalConfig | undefined;
}

type Environment = z.output<z.ZodObject<typeof paymentEnvironment>>;
interface Mode {
  demo: boolean;
  isProduction: boolean;
}

const stripeNames = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
const paypalNames = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const;

/** Offers a provider if all of its variables are set. If only some are set, the problem names the missing ones. */
export function readPaymentConfig(env: Environment, { demo, isProduction }: Mode): PaymentConfig | { problem: string } {
  if (isProduction && env.DEMO_PAYMENTS) return { problem: 'DEMO_PAYMENTS: not allowed with NODE_ENV=production' };
  const missing = [stripeNames, paypalNames].flatMap((names) =>
    names.some((name) => env[name]) ? names.filter((name) => !env[name]) : [],
  );
  if (missing.length > 0) return { problem: `${missing.join(', ')}: needed beside what is set` };
  return { demo: env.DEMO_PAYMENTS ?? demo, stripe: stripeOf(env), paypal: paypalOf(env) };
}

function stripeOf(env: Environment): StripeConfig | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = env;
  if (!secretKey || !publishableKey || !webhookSecret) return undefined;
  return { apiUrl: env.STRIPE_API_URL, secretKey, publishableKey, webhookSecret };
}

function paypalOf(env: Environment): PaypalConfig | undefined {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId } = env;
  if (!clientId || !clientSecret || !webhookId) return undefined;
  return { apiUrl: env.PAYPAL_API_URL, clientId, clientSecret, webhookId };
}
