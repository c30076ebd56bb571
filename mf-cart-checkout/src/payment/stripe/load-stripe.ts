import { untilLoaded } from '@aimante/remote';
import type { Stripe } from '@stripe/stripe-js';

const LOAD_MS = 10_000;
const clients = new Map<string, Promise<Stripe>>();

/** Loads Stripe.js from Stripe's own address, as Stripe requires. Rejects if a blocker or the network prevents it. */
export function loadStripe(publishableKey: string): Promise<Stripe> {
  const known = clients.get(publishableKey);
  if (known) return known;
  const client = inTime(createClient(publishableKey));
  clients.set(publishableKey, client);
  client.catch(() => clients.delete(publishableKey));
  return client;
}

/** Rejects after ten seconds. */
export function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Stripe did not load in time.')), LOAD_MS);
  });
  return Promise.race([work, late]);
}

async function createClient(publishableKey: string): Promise<Stripe> {
  // The pure entry inserts the script at this call. The usual one inserts it at import, on every page.
  const loader = await untilLoaded(() => import('@stripe/stripe-js/pure'));
  const stripe = await loader.loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe is not loaded.');
  return stripe;
}
