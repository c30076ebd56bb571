import { INSPECTOR_SLOT, type PageLocation, pageHead, type Session, splitLocale, stripMarkup } from '@aimante/contract';
import type { Texts } from '@aimante/remote';
import { OverlayContainer } from '@aimante/ui';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Boundary } from './boundary/boundary.tsx';
import { Feedback } from './feedback/feedback.tsx';
import { Layout } from './layout/layout.tsx';
import { useMaintenance } from './maintenance/use-maintenance.ts';
import { applyHead } from './page/apply-head.ts';
import type { PlatformParts } from './platform/create-platform.ts';
import { type Decision, decide, isGuarded, layoutOf } from './routing/decide.ts';
import { PageView } from './routing/page-view.tsx';
import { useShell } from './shell-context.ts';
import { Fragments } from './slots/fragments.tsx';
import { SlotPortals } from './slots/slot-portals.tsx';
import { ShellTexts } from './texts.tsx';

interface ShellAppProps {
  readonly parts: PlatformParts;
  readonly texts: Texts;
}

const unknown = () => undefined;

/** Owns the page: decides where an address leads, and sets layout, language and head. */
export function ShellApp({ parts, texts }: ShellAppProps) {
  const location = useLocation();
  const locale = useShownLocale(location.pathname, parts, texts);
  const decision = useDecision(location);
  const navigate = useNavigate();
  useEffect(() => parts.navigation.connect(navigate), [parts, navigate]);
  useHead(location, decision, parts);
  useCleanQuery(location);

  return (
    <ShellTexts locale={locale} texts={texts}>
      <OverlayContainer value={parts.overlay}>
        <Layout kind={layoutOf(decision)} isClosed={decision.kind === 'maintenance'} location={location}>
          <PageView decision={decision} location={location} />
        </Layout>
        <Boundary region="inspector" resetKey={location} fallback={() => null}>
          <Fragments slot={INSPECTOR_SLOT} location={location} />
        </Boundary>
        <SlotPortals slots={parts.slots} location={location} />
        <Feedback notices={parts.notices} confirmation={parts.confirmation} />
      </OverlayContainer>
    </ShellTexts>
  );
}

function useDecision({ pathname, search }: PageLocation): Decision {
  const { platform, remotes, stopped } = useShell();
  const isClosed = useMaintenance() !== undefined;
  const open = useMemo(
    () => decide({ pathname, search, remotes, stopped, session: undefined, isClosed }),
    [pathname, search, remotes, stopped, isClosed],
  );
  const session = useSyncExternalStore<Session | null | undefined>(
    platform.session.subscribe,
    isGuarded(open) ? platform.session.get : unknown,
    unknown,
  );
  useEffect(() => void platform.events.emit('maintenance:changed', { isOn: isClosed }), [platform, isClosed]);
  return useMemo(
    () => (session === undefined ? open : decide({ pathname, search, remotes, stopped, session, isClosed })),
    [open, pathname, search, remotes, stopped, session, isClosed],
  );
}

/** The language of the address once its texts are loaded. Until then, the previous language. */
function useShownLocale(pathname: string, parts: PlatformParts, texts: Texts) {
  const wanted = splitLocale(pathname).locale;
  const [shown, setShown] = useState(wanted);
  parts.locale.set(wanted);
  useEffect(() => {
    let isOutdated = false;
    void texts.ensure(wanted).then(() => {
      if (isOutdated) return;
      document.documentElement.lang = wanted;
      setShown(wanted);
      parts.platform.events.emit('locale:changed', { locale: wanted });
    });
    return () => {
      isOutdated = true;
    };
  }, [wanted, parts, texts]);
  return shown;
}

function useHead({ pathname }: PageLocation, decision: Decision, parts: PlatformParts) {
  const { config } = useShell();
  const head = useSyncExternalStore(parts.head.subscribe, parts.head.get, parts.head.get);
  useHeadPerAddress(pathname, parts);
  const route = decision.kind === 'page' ? decision.target.route : undefined;
  const stopped = decision.kind === 'stopped' ? decision.why : undefined;
  useEffect(() => {
    const { locale, path } = splitLocale(pathname);
    const site = { siteUrl: config.siteUrl, siteName: config.shop?.name };
    applyHead(document, pageHead({ route, stopped, locale, path, ...site, head }));
  }, [pathname, route, stopped, head, config]);
}

/** Removes the head of the previous page. The server's head of the first page applies until that page sets its own. */
function useHeadPerAddress(pathname: string, parts: PlatformParts) {
  const before = useRef(pathname);
  useLayoutEffect(() => {
    if (before.current !== pathname) parts.head.set({});
    before.current = pathname;
  }, [pathname, parts]);
}

/** Removes markup from a query before any page reads it. */
function useCleanQuery({ pathname, search, hash }: PageLocation) {
  const navigate = useNavigate();
  const clean = stripMarkup(search);
  useEffect(() => {
    if (clean !== search) void navigate({ pathname, search: clean, hash }, { replace: true });
  }, [clean, search, pathname, hash, navigate]);
}
