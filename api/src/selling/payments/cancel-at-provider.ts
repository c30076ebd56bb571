import type { Services } from '../../platform/services/services.ts';
import { paymentProviders } from './providers.ts';

interface GivenUp {
  provider: string;
  reference: string | null;
}

/**
 * Cancels payments that were given up here. The job that reconciles payments asks about each of them later: what is paid
 * nevertheless is given back.
 */
export async function cancelAtProvider(services: Services, payments: readonly GivenUp[]): Promise<void> {
  const providers = paymentProviders(services);
  for (const { provider, reference } of payments) {
    if (reference)
      await providers
        .get(provider)
        ?.cancel(reference)
        .catch(() => undefined);
  }
}
