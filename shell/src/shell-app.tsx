import { type PageLocation, pageHead, splitLocale } from '@aimante/contract';
import type { Texts } from '@aimante/remote';
import { OverlayContainer } from '@aimante/ui';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { Feedback } from './feedback/feedback.tsx';
import { Layout } from './layout/layout.tsx';
import { applyHead } from './page/apply-head.ts';
import type { PlatformKit } from './platform/create-platform.ts';
import { type Decision, decide, layoutOf } from './routing/decide.ts';
import { NotFound } from './routing/not-found.tsx';
import { PageOutlet } from './routing/page-outlet.tsx';
import { useArrival } from './routing/use-arrival.ts';
import { useShell } from './shell-context.ts';
import { SpeechContext } from './texts.ts';

interface ShellAppProps {
  readonly kit: PlatformKit;
  readonly texts: Texts;
}

/** The page's owner: it decides where an address leads, and keeps layout, language and head around it. */
export function ShellApp({ kit, texts }: ShellAppProps) {
  const location = useLocation();
  const locale = useSpokenLocale(location.pathname, kit, texts);
  const decision = useDecision(location);
  const navigate = useNavigate();
  useEffect(() => kit.navigation.connect(navigate), [kit, navigate]);
  useHead(location, decision, kit);
  const speech = useMemo(() => ({ locale, t: texts.instance.getFixedT(locale) }), [locale, texts]);

  return (
    <SpeechContext value={speech}>
      <OverlayContainer value={kit.platform.overlay()}>
        <Layout kind={layoutOf(decision)} location={location}>
          <Page decision={decision} location={location} />
        </Layout>
        <Feedback notices={kit.notices} confirmation={kit.confirmation} />
      </OverlayContainer>
    </SpeechContext>
  );
}

function Page({ decision, location }: { decision: Decision; location: PageLocation }) {
  const arrive = useArrival();
  const target = decision.kind === 'page' ? decision.target : undefined;
  const wanted = useMemo(
    () => target && { remote: target.remote, location, page: { id: target.route.id, params: target.params } },
    [target, location],
  );
  if (decision.kind === 'redirect') return <Navigate to={decision.to} replace />;
  if (!wanted) return <NotFound />;
  return <PageOutlet wanted={wanted} onShown={arrive} />;
}

function useDecision({ pathname, search }: PageLocation): Decision {
  const { platform, remotes } = useShell();
  const session = useSyncExternalStore(platform.session.subscribe, platform.session.get);
  return useMemo(() => decide({ pathname, search, remotes, session }), [pathname, search, remotes, session]);
}

/** The language of the address, once its texts are there; until then the one before. */
function useSpokenLocale(pathname: string, kit: PlatformKit, texts: Texts) {
  const wanted = splitLocale(pathname).locale;
  const [spoken, setSpoken] = useState(wanted);
  kit.locale.set(wanted);
  useEffect(() => {
    void texts.ensure(wanted).then(() => {
      document.documentElement.lang = wanted;
      setSpoken(wanted);
      kit.platform.events.emit('locale:changed', { locale: wanted });
    });
  }, [wanted, kit, texts]);
  return spoken;
}

function useHead({ pathname }: PageLocation, decision: Decision, kit: PlatformKit) {
  const { config } = useShell();
  const head = useSyncExternalStore(kit.head.subscribe, kit.head.get);
  const route = decision.kind === 'page' ? decision.target.route : undefined;
  useEffect(() => {
    const { locale, path } = splitLocale(pathname);
    applyHead(document, pageHead({ route, locale, path, siteUrl: config.siteUrl, head }));
  }, [pathname, route, head, config]);
}
