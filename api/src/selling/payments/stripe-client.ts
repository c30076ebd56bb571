import Stripe from 'stripe';
import type { StripeConfig } from '../../platform/config/payment-config.ts';
import { ProviderRefusal, ProviderSilence } from './provider.ts';

/** Every answer and event is read as this version has it, whatever the account's default becomes. */
const apiVersion = '2026-10-28.endive';
const patienceMs = 8000;

/** The official client. Its own retries are off: the jobs ask again, and look up first what became of a call. */
export function stripeClient({ secretKey, apiUrl }: StripeConfig): Stripe {
  const { hostname, port, protocol } = new URL(apiUrl);
  return new Stripe(secretKey, {
    apiVersion,
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port && { port }),
    timeout: patienceMs,
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(),
  });
}

/** Undefined: Stripe knows no such thing. A 4xx is a refusal, everything else is no answer. */
export async function askStripe<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const status = error.statusCode ?? 0;
    if (status === 404) return undefined;
    const isRefusal = status >= 400 && status < 500 && status !== 409 && status !== 429;
    // For the log: Stripe's code, not what the customer typed.
    const what = `stripe: ${status} ${error.code ?? error.type}`;
    throw isRefusal ? new ProviderRefusal(what) : new ProviderSilence(what, { cause: error });
  }
}
