import {
  isClosedForWorks,
  type Maintenance,
  type OverriddenRemote,
  type Preview,
  type ShopIdentity,
  type SiteConfig,
} from '@aimante/contract';
import type { EdgeConfig } from '../config/edge-config.ts';

interface Circumstances {
  readonly shop?: ShopIdentity | undefined;
  readonly maintenance?: Maintenance | undefined;
  readonly overridden?: readonly OverriddenRemote[] | undefined;
  readonly preview?: Preview | undefined;
}

/** The configuration that a page may read: these three settings, and no setting that is added later. */
export function siteConfig(
  { apiUrl, siteUrl, isDemo }: Pick<EdgeConfig, 'apiUrl' | 'siteUrl' | 'isDemo'>,
  { shop, maintenance, overridden, preview }: Circumstances = {},
): SiteConfig {
  return {
    apiUrl,
    siteUrl,
    demo: isDemo,
    ...(shop && { shop }),
    ...(maintenance && { maintenance }),
    ...(overridden && { overridden }),
    ...(preview && { preview }),
  };
}

/** Whether this address shows only the maintenance notice now. */
export function isClosedAt(path: string, { maintenance }: Pick<SiteConfig, 'maintenance'>): boolean {
  return maintenance !== undefined && isClosedForWorks(path);
}
