import type { Maintenance, SiteConfig } from '@aimante/contract';
import type { EdgeConfig } from '../config/edge-config.ts';

/** What a page may know of the configuration: these three, and nothing that comes to be added to it. */
export function siteConfig(
  { apiUrl, siteUrl, isDemo }: Pick<EdgeConfig, 'apiUrl' | 'siteUrl' | 'isDemo'>,
  maintenance?: Maintenance,
): SiteConfig {
  return { apiUrl, siteUrl, demo: isDemo, ...(maintenance && { maintenance }) };
}
