import type { Services } from '../../platform/services/services.ts';
import { paymentProviders } from './charges/providers.ts';
import { type ProviderMovement, ProviderRefusal, ProviderSilence } from './provider/provider.ts';

export interface ProviderBalance {
  provider: string;
  /** Undefined: the provider did not answer. */
  movements: ProviderMovement[] | undefined;
}

/** What the providers say they moved since `since(provider)`, one answer for each. */
export async function readProviderBalances(
  services: Services,
  since: (provider: string) => Date,
): Promise<ProviderBalance[]> {
  const balances: ProviderBalance[] = [];
  for (const [provider, { listMovements }] of paymentProviders(services)) {
    const movements = await listMovements(since(provider), services.now()).catch((error: unknown) => {
      if (error instanceof ProviderSilence || error instanceof ProviderRefusal) return undefined;
      throw error;
    });
    balances.push({ provider, movements });
  }
  return balances;
}

export type { ProviderMovement } from './provider/provider.ts';
