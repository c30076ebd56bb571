import type { Services } from '../../../platform/services/services.ts';
import { paymentProviders } from './providers.ts';

interface AbandonedPayment {
  provider: string;
  reference: string | null;
}

/**
 * Cancels payments that were given up here. The reconcile job checks each of them later and refunds what is paid
 * nevertheless.
 */
export async function cancelAtProvider(services: Services, payments: readonly AbandonedPayment[]): Promise<void> {
  const providers = paymentProviders(services);
  for (const { provider, reference } of payments) {
    if (reference)
      await providers
        .get(provider)
        ?.cancel(reference)
        .catch(() => undefined);
  }
}
