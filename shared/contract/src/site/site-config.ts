import type { Locale } from '../locale/locale.ts';
import type { ShopIdentity } from './shop-identity.ts';

/** What the edge tells every page of where it is. */
export interface SiteConfig {
  readonly apiUrl: string;
  readonly siteUrl: string;
  readonly demo: boolean;
  /** Absent while the API has never answered. */
  readonly shop?: ShopIdentity;
  /** Present while the shop is closed for works. */
  readonly maintenance?: Maintenance;
  /** Remotes of this page that are being written. Never in production. */
  readonly overridden?: readonly OverriddenRemote[];
}

/** A remote that comes from its developer's server instead of its release. */
export interface OverriddenRemote {
  readonly remote: string;
  readonly origin: string;
  /** False where nobody answered: then the release stands in its place. */
  readonly isReached: boolean;
}

/** An empty text means the shop's usual one. */
export interface Maintenance {
  readonly message: Readonly<Record<Locale, string>>;
  readonly estimatedTime: Readonly<Record<Locale, string>>;
  readonly contact: string;
}
