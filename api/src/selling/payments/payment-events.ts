import { forEachAlone } from '../../platform/jobs/for-each-alone.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import { selectAttempts } from '../orders/placement/attempt-rows.ts';
import { refreshAttempt } from './charges/refresh-payment.ts';
import type { ProviderEvent } from './provider/provider.ts';
import { bookForeignRefund } from './refunds/book-foreign-refund.ts';
import { refreshRefund } from './refunds/refund-payments.ts';
import { selectRefunds } from './refunds/refund-rows.ts';

/** Stores the event and answers at once; a job processes it later. Duplicates are ignored. */
export async function keepEvent({ db, now }: Services, provider: string, event: ProviderEvent): Promise<void> {
  const { reference = null, refund = null } = event;
  const payload = JSON.stringify({ reference, refund, event: event.payload });
  await db.execute(sql`INSERT INTO payment_events (provider, event_id, type, payload, received_at)
    VALUES (${provider}, ${event.id}, ${event.type}, ${payload}::jsonb, ${now().toISOString()}) ON CONFLICT DO NOTHING`);
}

interface Waiting extends Record<string, unknown> {
  provider: string;
  eventId: string;
  reference: string | null;
  refund: ProviderEvent['refund'] | null;
  receivedAt: string;
}

const hourMs = 60 * 60_000;
/** How long to retry an event. It may arrive before the answer with its reference, and the provider may not answer. */
const retryForMs = { unknown_reference: hourMs, unanswered: 72 * hourMs };

/**
 * An event only says that something happened; the actual state is read from the provider. So order and duplicates of
 * events do not matter.
 */
export async function workOffEvents(services: Services): Promise<void> {
  const { rows } =
    await services.db.execute<Waiting>(sql`SELECT provider, event_id AS "eventId", payload ->> 'reference' AS reference,
    nullif(payload -> 'refund', 'null') AS refund,
    received_at AS "receivedAt" FROM payment_events WHERE processed_at IS NULL ORDER BY received_at LIMIT 200`);
  await forEachAlone(rows, async (event) => {
    const outcome = await workOff(services, event);
    if (outcome === 'unknown') return;
    await services.db.execute(sql`UPDATE payment_events SET processed_at = ${services.now().toISOString()}, outcome = ${outcome}
      WHERE provider = ${event.provider} AND event_id = ${event.eventId}`);
  });
}

async function workOff(services: Services, event: Waiting): Promise<string> {
  const { provider, reference, refund, receivedAt } = event;
  if (refund) return workOffRefund(services, event, refund);
  if (reference === null) return 'not_about_a_payment';
  const where = sql`a.provider = ${provider} AND a.provider_reference = ${reference}`;
  const [attempt] = await selectAttempts(services.db, where);
  const outcome = attempt ? await refreshAttempt(services, attempt) : 'unknown';
  const problem = attempt ? 'unanswered' : 'unknown_reference';
  const age = services.now().getTime() - new Date(receivedAt).getTime();
  return outcome === 'unknown' && age > retryForMs[problem] ? problem : outcome;
}

/**
 * An event may arrive before the answer to our own call. Our key, which the provider includes, finds the refund then.
 * Any other refund was made in the provider's own back office.
 */
async function workOffRefund(
  services: Services,
  { provider, receivedAt }: Waiting,
  { reference, key }: NonNullable<Waiting['refund']>,
): Promise<string> {
  const isOurs = sql`(r.id::text = ${key} OR r.provider_reference = ${reference})`;
  const [refund] = await selectRefunds(services.db, sql`a.provider = ${provider} AND ${isOurs}`);
  const age = services.now().getTime() - new Date(receivedAt).getTime();
  const state = refund
    ? await refreshRefund(services, { ...refund, reference: refund.reference ?? reference })
    : await bookForeignRefund(services, { provider, reference });
  // The answer with the reference of its payment may still be missing.
  if (state === 'not_ours') return age > retryForMs.unknown_reference ? 'refund_not_ours' : 'unknown';
  if (state === 'unknown') return age > retryForMs.unanswered ? 'unanswered' : 'unknown';
  return `refund_${state}`;
}
