import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { type AttemptRow, selectAttempts } from '../../orders/placement/attempt-rows.ts';
import { type ProviderPayment, ProviderRefusal, ProviderSilence, type StartedPayment } from '../provider/provider.ts';
import { paymentProviders } from './providers.ts';
import { type Outcome, settlePayment } from './settle-payment.ts';

/** An attempt that is unknown to the provider fails after this time. */
const lostMs = 2 * 60_000;

/** Reads the payment from the provider and updates the order. */
export async function refreshAttempt(services: Services, attempt: AttemptRow): Promise<Outcome | 'unknown'> {
  const payment = await askProvider(services, attempt).catch((error: unknown) => {
    if (error instanceof ProviderSilence || error instanceof ProviderRefusal) return undefined;
    throw error;
  });
  if (payment) return settlePayment(services, { attempt, payment });
  const age = services.now().getTime() - new Date(attempt.createdAt).getTime();
  const isLost = attempt.reference === null && attempt.provider !== 'transfer' && age > lostMs;
  if (!isLost) return 'unknown';
  const { amountCents } = attempt;
  return settlePayment(services, {
    attempt,
    payment: { state: 'failed', failure: 'timed_out', amountCents, currency: 'EUR' },
  });
}

/** Checks an order's open attempt before another action begins. */
export async function refreshOpenAttempt(services: Services, orderId: string): Promise<void> {
  const open = sql`a.order_id = ${orderId} AND a.state IN ('open', 'requires_action')`;
  const [last] = await selectAttempts(services.db, open);
  if (last) await refreshAttempt(services, last);
}

async function askProvider(
  services: Services,
  { provider, reference, id, state }: AttemptRow,
): Promise<ProviderPayment | StartedPayment | undefined> {
  const online = paymentProviders(services).get(provider);
  if (!online) return undefined;
  return reference === null ? online.find(id) : online.read(reference, { mayCapture: state !== 'closed' });
}

export async function lastAttempt({ db }: Pick<Services, 'db'>, orderId: string): Promise<AttemptRow | undefined> {
  const [last] = await selectAttempts(db, sql`a.order_id = ${orderId}`);
  return last;
}
