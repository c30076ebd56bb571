import { isClosedForWorks, type Maintenance, type OverriddenRemote, type SiteConfig } from '@aimante/contract';
import type { EdgeConfig } from '../config/edge-config.ts';

interface Circumstances {
  readonly maintenance?: Maintenance | undefined;
  readonly overridden?: readonly OverriddenRemote[] | undefined;
}

/** What a page may know of the configuration: these three, and nothing that comes to be added to it. */
export function siteConfig(
  { apiUrl, siteUrl, isDemo }: Pick<EdgeConfig, 'apiUrl' | 'siteUrl' | 'isDemo'>,
  { maintenance, overridden }: Circumstances = {},
): SiteConfig {
  return { apiUrl, siteUrl, demo: isDemo, ...(maintenance && { maintenance }), ...(overridden && { overridden }) };
}

/** Whether what stands at this address now is the notice of the works alone. */
export function isClosedAt(path: string, { maintenance }: Pick<SiteConfig, 'maintenance'>): boolean {
  return maintenance !== undefined && isClosedForWorks(path);
}
