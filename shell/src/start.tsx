// First: they declare the order of the layers.
import '@aimante/ui/tokens.css';
import '@aimante/ui/base.css';
import type { BrowserRemote } from '@aimante/contract';
import { hydrateElement } from '@aimante/remote';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { addErrorHandler } from 'single-spa';
import { hideLateNotice } from './arrival/late-notice.ts';
import { markStarted } from './arrival/restart.ts';
import { createLastGood } from './federation/last-good.ts';
import { createLoader } from './federation/load-exposed.ts';
import { lockTimers } from './federation/lock-timers.ts';
import type { RemoteFailure } from './federation/remote-failure.ts';
import { announceSessionEnd } from './feedback/announce-session-end.ts';
import { startHeartbeat } from './heartbeat/heartbeat.ts';
import { keepCartCount } from './layout/cart-count.ts';
import { blamedRelease } from './observation/blamed-release.ts';
import { logEvents } from './observation/event-log.ts';
import { createRemoteReports } from './observation/remote-reports.ts';
import { watchUncaughtErrors } from './observation/uncaught-errors.ts';
import { watchVitals } from './observation/vitals.ts';
import { watchSiteUpdates } from './offline/site-updates.ts';
import { guardPage } from './own-elements/guard-page.ts';
import { readInlined } from './page/inlined.ts';
import { createRenderedPage } from './page/rendered-page.ts';
import { createPlatform } from './platform/create-platform.ts';
import { readStorageOnReturn } from './platform/storage-after-return.ts';
import { tabStorage } from './platform/tab-storage.ts';
import { MissedNavigation } from './routing/missed-navigation.tsx';
import { ShellApp } from './shell-app.tsx';
import { type Shell, ShellContext } from './shell-context.ts';
import { listenToSite } from './site-events/site-events.ts';
import { createIdleSignal, runOnceIdle } from './takeover/idle-signal.ts';
import { createShellTexts } from './texts.tsx';

export async function start(document: Document): Promise<void> {
  markStarted(document);
  lockTimers(window);
  // Zod in a remote would try to compile its schemas. The policy of the page refuses that, and the browser reports it.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  const { set, config, rendered } = readInlined(document);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  dropFailedStyles(document);
  const load = createLoader(config.overridden);
  // Each parcel host receives its failures as rejected promises, so single-spa need not throw them at the window too.
  addErrorHandler(() => undefined);
  const site = listenToSite(config.maintenance);
  const parts = createPlatform({ config, set, load, rendered, document, killed: site.killed });
  const texts = createShellTexts();
  await texts.ensure(parts.locale.get());
  hideLateNotice(document);
  if (isFramed()) {
    document.body.textContent = texts.in(parts.locale.get()).t('framed');
    return;
  }

  const { events } = parts.platform;
  site.shopChanges.subscribe(() => void events.emit('shop:changed', {}));
  const entry = history.state as { readonly key?: string } | null;
  const reports = createRemoteReports();
  const heartbeat = startHeartbeat(document);
  const guard = guardPage({
    document,
    heartbeat,
    report: ({ remote: name, version }) => reports.failed({ name, version }, 'run'),
  });
  const shell: Shell = {
    platform: parts.platform,
    remotes: set.remotes,
    stopped: set.stopped ?? [],
    config,
    load,
    lastGood: createLastGood(),
    rendered: createRenderedPage(rendered?.box && { ...rendered.box, html: '' }, entry),
    consent: parts.consent,
    idle: createIdleSignal(rendered?.box !== undefined),
    cartCount: keepCartCount(
      tabStorage(() => localStorage),
      events,
    ),
    site,
    reportShown: reports.shown,
    heartbeat: {
      ...heartbeat,
      page(release) {
        heartbeat.page(release);
        guard.page(release);
      },
    },
    reportFailure(shown, failure) {
      const { name, version, team } = chargedFor(shown, failure, set.remotes);
      console.error(`[remote] ${name} ${version} (${team}), ${set.id}: ${failure.phase}`, failure);
      reports.failed({ name, version }, failure.phase);
      events.emit('remote:failed', { remote: name, version, team, phase: failure.phase });
    },
  };
  watchUncaughtErrors((release) => reports.failed(release, 'handler'));
  logEvents(events, location.search);
  readStorageOnReturn();
  document.querySelector('script[type=speculationrules]')?.remove();
  announceSessionEnd(parts, texts);
  const page = (
    <ShellContext value={shell}>
      <BrowserRouter>
        <MissedNavigation />
        <ShellApp parts={parts} texts={texts} />
      </BrowserRouter>
    </ShellContext>
  );
  // A page without server HTML is marked as busy until now.
  root.removeAttribute('aria-busy');
  if (rendered) hydrateElement(root, page, { identifierPrefix: 'shell-' });
  else createRoot(root, { identifierPrefix: 'shell-' }).render(page);
  runOnceIdle(shell.idle, () => void watchVitals(parts.consent));
  watchSiteUpdates(parts.platform.notify, texts.in(parts.locale.get()).t);
}

/** The remote that the stack names, for example because it damaged a global, and else the one in the box. */
function chargedFor(shown: BrowserRemote, { cause }: RemoteFailure, remotes: readonly BrowserRemote[]): BrowserRemote {
  const blamed = blamedRelease(cause);
  return remotes.find(({ name, version }) => name === blamed?.name && version === blamed.version) ?? shown;
}

/** The loader of a remote's stylesheet reuses any link in the page, even one that failed to load. So these go first. */
function dropFailedStyles(document: Document): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) if (!link.sheet) link.remove();
}

/** The response headers already forbid framing. In a browser that ignores them, the page shows a text instead. */
function isFramed(): boolean {
  return window.top !== window.self;
}
