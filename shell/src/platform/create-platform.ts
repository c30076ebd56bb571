import {
  type BrowserReleaseSet,
  CONTRACT_VERSION,
  createEventBus,
  createWritable,
  type Locale,
  type PageHead,
  type Platform,
  type Readable,
  type RenderedState,
  type SiteConfig,
  splitLocale,
  type Writable,
} from '@aimante/contract';
import { type Consent, createConsent } from '../consent/consent.ts';
import { createCart } from '../federation/cart-port.ts';
import type { LoadExposed } from '../federation/load-exposed.ts';
import { type Confirmation, createConfirmation } from '../feedback/confirmation.ts';
import { createNotices, type Notices } from '../feedback/notices.ts';
import { linksIn } from '../layout/slot-links.ts';
import { createTracking } from '../observation/tracking.ts';
import { keyOf } from '../site-events/site-events.ts';
import { createOpenSlots, type OpenSlots } from '../slots/open-slots.ts';
import { createApi } from './api.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import { createSession } from './session.ts';
import { type SessionLoss, watchSessionLoss } from './session-loss.ts';
import { createRenewal } from './session-renewal.ts';
import { tabStorage } from './tab-storage.ts';

export interface PlatformParts {
  readonly platform: Platform;
  /** The container of the shell's own dialogs. Undefined on the server. */
  readonly overlay: HTMLElement | undefined;
  readonly locale: Writable<Locale>;
  readonly head: Writable<PageHead>;
  readonly notices: Notices;
  readonly confirmation: Confirmation;
  readonly navigation: Navigation;
  readonly consent: Consent;
  readonly slots: OpenSlots;
  /** What the visitor lost when the server ended the session, until the shell has shown it. */
  readonly sessionEnd: Writable<SessionLoss | null>;
}

export interface PlatformOptions {
  readonly config: SiteConfig;
  readonly set: BrowserReleaseSet;
  readonly load: LoadExposed;
  readonly rendered: RenderedState | undefined;
  readonly document: Document;
  /** Releases that must not run any more, as `name@version`. */
  readonly killed: Readable<ReadonlySet<string>>;
}

export function createPlatform(options: PlatformOptions): PlatformParts {
  const { config, set, load, rendered, document, killed } = options;
  const overlay = document.getElementById('overlay') ?? document.body;
  const locale = createWritable(splitLocale(location.pathname).locale);
  const head = createWritable<PageHead>(rendered?.head ?? {});
  const notices = createNotices();
  const confirmation = createConfirmation();
  const navigation = createNavigation(locale);
  const events = createEventBus({
    channel: new BroadcastChannel('aimante-events'),
    log: ({ kind, name, fields = [], cause }) => console.warn('[events]', kind, name, ...fields, cause ?? ''),
  });
  const storage = tabStorage(() => localStorage);
  const consent = createConsent({ storage, events, now: Date.now });
  const slots = createOpenSlots();
  const sessionEnd = createWritable<SessionLoss | null>(null);
  const session = createSession({
    storage,
    events,
    tab: window,
    lossOnEnd: watchSessionLoss(document, set.remotes),
    onEnd: sessionEnd.set,
    // Not through `api`, which would renew an expired session only to end it.
    endOnServer: () =>
      fetch(new URL('/api/auth/logout', config.apiUrl), { method: 'POST', credentials: 'include', keepalive: true }),
  });
  const renew = createRenewal({ baseUrl: config.apiUrl, session: () => session, locks: navigator.locks });
  const api = createApi({ baseUrl: config.apiUrl, locale, session: session.get, renew, now: Date.now });

  const platform: Platform = Object.freeze({
    contract: CONTRACT_VERSION,
    locale,
    navigate: navigation.navigate,
    session,
    events,
    api,
    page: { set: (value: PageHead) => head.set(value) },
    slots: slots.platform,
    links(slot: string) {
      const live = set.remotes.filter((remote) => !killed.get().has(keyOf(remote)));
      return linksIn(live, slot);
    },
    cart: createCart(set.remotes, load, () => platform),
    track: createTracking({ api, consent: () => consent, events, releases: () => releasesOf(set) }),
    notify: notices.add,
    confirm: confirmation.ask,
    overlay: () => overlay,
  } satisfies Platform);
  return { platform, overlay, locale, head, notices, confirmation, navigation, consent, slots, sessionEnd };
}

/** What this visitor runs: the release set, and the release of each remote. */
const releasesOf = ({ id, remotes }: BrowserReleaseSet): Readonly<Record<string, string>> => ({
  site: id,
  ...Object.fromEntries(remotes.map(({ name, version }): [string, string] => [name, version])),
});
