import { forEachAlone } from '../../../platform/jobs/for-each-alone.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { paymentProviders } from '../charges/providers.ts';
import { type OnlineProvider, ProviderRefusal, ProviderSilence, type RefundAnswer } from '../provider/provider.ts';
import { type RefundRow, type RefundState, selectRefunds } from './refund-rows.ts';
import { settleRefund } from './settle-refund.ts';

/**
 * Sends waiting refunds to the providers. Every call carries the refund's own key. One that may have been sent before
 * is looked up first, because a provider may forget its keys before the refund is finished.
 */
export async function sendRefunds(services: Services): Promise<void> {
  const waiting = await selectRefunds(services.db, sql`r.state = 'asked' AND r.method = 'provider'`, 100);
  await forEachAlone(waiting, async (refund) => {
    const provider = paymentProviders(services).get(refund.provider ?? '');
    if (!provider || refund.paymentReference === null) {
      const answer = { reference: null, state: 'failed', failure: 'provider_not_configured' } as const;
      return settleRefund(services, { ...refund, answer });
    }
    // Saved before the call, because the process may die in between.
    const at = services.now().toISOString();
    await services.db.execute(sql`UPDATE refunds SET sent_at = coalesce(sent_at, ${at}) WHERE id = ${refund.id}`);
    const answer = await ask(provider, refund);
    return answer && settleRefund(services, { ...refund, answer });
  });
}

/** Undefined: no answer, to be retried. */
async function ask(provider: OnlineProvider, refund: RefundRow): Promise<RefundAnswer | undefined> {
  const request = { reference: refund.paymentReference ?? '', amountCents: refund.amountCents, key: refund.id };
  try {
    const known = refund.wasSent ? await provider.findRefund(request) : undefined;
    return known ?? (await provider.refund(request));
  } catch (error) {
    if (error instanceof ProviderRefusal) return { reference: null, state: 'failed', failure: 'refused' };
    if (error instanceof ProviderSilence) return undefined;
    throw error;
  }
}

/** For a reading: without a valid answer, the next run reads again. */
export function unanswered(error: unknown): undefined {
  if (error instanceof ProviderSilence || error instanceof ProviderRefusal) return undefined;
  throw error;
}

/** Reads a refund from the provider. An event only says that something happened; this reads the actual state. */
export async function refreshRefund(services: Services, refund: RefundRow): Promise<RefundState | 'unknown'> {
  const { reference, paymentReference, id } = refund;
  const provider = paymentProviders(services).get(refund.provider ?? '');
  if (!provider || paymentReference === null) return 'unknown';
  const reading =
    reference === null ? provider.findRefund({ reference: paymentReference, key: id }) : provider.readRefund(reference);
  const answer = await reading.catch(unanswered);
  return answer ? settleRefund(services, { ...refund, answer }) : 'unknown';
}
