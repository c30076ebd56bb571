import Stripe from 'stripe';
import type { StripeConfig } from '../../../platform/config/payment-config.ts';
import { ProviderRefusal, ProviderSilence } from '../provider/provider.ts';

/** Pins the version of answers and events, whatever the account's default is. */
const apiVersion = '2026-10-28.endive';
const timeoutMs = 8000;

/** The official client, without its own retries: the jobs retry, after they look up the result of the earlier call. */
export function stripeClient({ secretKey, apiUrl }: StripeConfig): Stripe {
  const { hostname, port, protocol } = new URL(apiUrl);
  return new Stripe(secretKey, {
    apiVersion,
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port && { port }),
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(),
  });
}

/** Undefined: not found. A 4xx is a refusal, everything else counts as no answer. */
export async function askStripe<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const status = error.statusCode ?? 0;
    if (status === 404) return undefined;
    const isRefusal = status >= 400 && status < 500 && status !== 409 && status !== 429;
    // For the log: Stripe's code, not customer data.
    const what = `stripe: ${status} ${error.code ?? error.type}`;
    throw isRefusal ? new ProviderRefusal(what) : new ProviderSilence(what, { cause: error });
  }
}
