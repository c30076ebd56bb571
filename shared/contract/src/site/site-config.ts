import type { Locale } from '../locale/locale.ts';
import type { ShopIdentity } from './shop-identity.ts';

/** The site configuration that the edge writes into every page. */
export interface SiteConfig {
  readonly apiUrl: string;
  readonly siteUrl: string;
  readonly demo: boolean;
  /** Absent until the API has answered once. */
  readonly shop?: ShopIdentity;
  /** Present during maintenance. */
  readonly maintenance?: Maintenance;
  /** Remotes of this page that come from a development server. Never in production. */
  readonly overridden?: readonly OverriddenRemote[];
  /** Present on a page that shows a release before it is live. */
  readonly preview?: Preview;
}

/** A release that a link shows until a moment. */
export interface Preview {
  readonly name: string;
  readonly version: string;
  readonly until: string;
}

/** A remote that is loaded from its developer's server instead of its release. */
export interface OverriddenRemote {
  readonly remote: string;
  readonly origin: string;
  /** False when the development server does not answer: the release is used instead. */
  readonly isReached: boolean;
}

/** An empty text means the shop's default text. */
export interface Maintenance {
  readonly message: Readonly<Record<Locale, string>>;
  readonly estimatedTime: Readonly<Record<Locale, string>>;
  readonly contact: string;
}
