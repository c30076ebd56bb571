import type { Services } from '../../platform/services/services.ts';
import { afnorPlatform } from './afnor-platform.ts';
import { demoPlatform, demoPlatformConfig } from './demo-platform.ts';
import type { InvoicePlatform, Send } from './invoice-platform.ts';

const timeoutMs = 20_000;
const overNetwork: Send = (request) => fetch(request, { signal: AbortSignal.timeout(timeoutMs) });

const known = new WeakMap<Services['config'], InvoicePlatform>();

/** The configured platform, or in a demo the one that the shop plays. Undefined: there is none, and nothing is sent. */
export function platformOf({ config }: Pick<Services, 'config'>): InvoicePlatform | undefined {
  const found = known.get(config);
  if (found) return found;
  const { platform, demo } = config.invoicePlatform;
  if (!platform && !demo) return undefined;
  const made = platform ? afnorPlatform(platform, overNetwork) : afnorPlatform(demoPlatformConfig, demoPlatform());
  known.set(config, made);
  return made;
}
