import { sql } from 'drizzle-orm';
import { forEachAlone } from '../../platform/jobs/for-each-alone.ts';
import type { Services } from '../../platform/services/services.ts';
import { type OnlineProvider, ProviderRefusal, ProviderSilence, type RefundAnswer } from './provider.ts';
import { paymentProviders } from './providers.ts';
import { type RefundRow, type RefundState, selectRefunds } from './refund-rows.ts';
import { settleRefund } from './settle-refund.ts';

/**
 * Asks the providers for the refunds that wait. Every call carries the refund's own key; one that may have been sent before is
 * looked up first, since a provider forgets its keys sooner than a refund may take.
 */
export async function giveBack(services: Services): Promise<void> {
  const waiting = await selectRefunds(services.db, sql`r.state = 'asked' AND r.method = 'provider'`, 100);
  await forEachAlone(waiting, async (refund) => {
    const provider = paymentProviders(services).get(refund.provider ?? '');
    if (!provider || refund.paymentReference === null) {
      const answer = { reference: null, state: 'failed', failure: 'provider_not_configured' } as const;
      return settleRefund(services, { ...refund, answer });
    }
    // Kept before the provider is asked: a process may die between the two.
    const at = services.now().toISOString();
    await services.db.execute(sql`UPDATE refunds SET sent_at = coalesce(sent_at, ${at}) WHERE id = ${refund.id}`);
    const answer = await ask(provider, refund);
    return answer && settleRefund(services, { ...refund, answer });
  });
}

/** Undefined: no answer, to be tried again. */
async function ask(provider: OnlineProvider, refund: RefundRow): Promise<RefundAnswer | undefined> {
  const wish = { reference: refund.paymentReference ?? '', amountCents: refund.amountCents, key: refund.id };
  try {
    const known = refund.wasSent ? await provider.findRefund(wish) : undefined;
    return known ?? (await provider.refund(wish));
  } catch (error) {
    if (error instanceof ProviderRefusal) return { reference: null, state: 'failed', failure: 'refused' };
    if (error instanceof ProviderSilence) return undefined;
    throw error;
  }
}

/** Reads a refund at the provider. An event only says that something happened: what is true is asked. */
export async function refreshRefund(services: Services, refund: RefundRow): Promise<RefundState | 'unknown'> {
  const { reference, paymentReference, id } = refund;
  const provider = paymentProviders(services).get(refund.provider ?? '');
  if (!provider || paymentReference === null) return 'unknown';
  const reading =
    reference === null ? provider.findRefund({ reference: paymentReference, key: id }) : provider.readRefund(reference);
  const answer = await reading.catch((error: unknown) => {
    if (error instanceof ProviderSilence || error instanceof ProviderRefusal) return undefined;
    throw error;
  });
  return answer ? settleRefund(services, { ...refund, answer }) : 'unknown';
}
