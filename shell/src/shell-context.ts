import type { BrowserRemote, Platform, Readable, SiteConfig, StoppedRemote } from '@aimante/contract';
import { createContext, use } from 'react';
import type { Consent } from './consent/consent.ts';
import type { LastGood } from './federation/last-good.ts';
import type { LoadExposed } from './federation/load-exposed.ts';
import type { RemoteFailure } from './federation/remote-failure.ts';
import type { Heartbeat } from './heartbeat/heartbeat.ts';
import type { RenderedPage } from './page/rendered-page.ts';
import type { SiteEvents } from './site-events/site-events.ts';
import type { IdleSignal } from './takeover/idle-signal.ts';

export interface Shell {
  readonly platform: Platform;
  readonly remotes: readonly BrowserRemote[];
  /** Remotes without a live release. */
  readonly stopped: readonly StoppedRemote[];
  readonly config: SiteConfig;
  readonly load: LoadExposed;
  readonly lastGood: LastGood;
  readonly reportShown: (remote: BrowserRemote) => void;
  readonly reportFailure: (remote: BrowserRemote, failure: RemoteFailure) => void;
  readonly site: SiteEvents;
  readonly consent: Consent;
  readonly rendered: RenderedPage;
  readonly idle: IdleSignal;
  readonly heartbeat: Heartbeat;
  /** The number of magnets in the cart. */
  readonly cartCount: Readable<number>;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('Rendered outside the shell.');
  return shell;
}
