import type { PageLocation, RouteLayout } from '@aimante/contract';
import { useOverlayContainer } from '@aimante/ui';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Boundary } from '../boundary/boundary.tsx';
import { CookieBanner } from '../consent/cookie-banner.tsx';
import { OverrideBanner } from '../overrides/override-banner.tsx';
import { PreviewBanner } from '../overrides/preview-banner.tsx';
import { keepInPage } from '../own-elements/own-elements.ts';
import { PageBroken } from '../routing/page-failed.tsx';
import { useShell } from '../shell-context.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { PlainHeader } from './plain-header.tsx';

interface LayoutProps {
  readonly kind: RouteLayout;
  /** Closed for maintenance: nothing is measured, so the banner does not ask for consent. */
  readonly isClosed: boolean;
  readonly location: PageLocation;
  readonly children: ReactNode;
}

export function Layout({ kind, isClosed, location, children }: LayoutProps) {
  const { t } = useTranslation();
  const { consent, config } = useShell();
  // The other pages ask for an address, a password or a payment. Nothing else asks there.
  const isSite = kind === 'site';
  const overlay = useOverlayContainer();
  // Drawers and dialogs use the colours of the page below them.
  useEffect(() => {
    overlay?.setAttribute('data-layout', kind);
  }, [overlay, kind]);
  return (
    <div className={styles.page} data-layout={kind}>
      <a className={styles.skip} href="#main">
        {t('skip.content')}
      </a>
      {config.overridden && (
        <Boundary region="overrides" resetKey={location} fallback={() => null}>
          <OverrideBanner overridden={config.overridden} />
        </Boundary>
      )}
      {config.preview && (
        <Boundary region="preview" resetKey={location} fallback={() => null}>
          <PreviewBanner preview={config.preview} />
        </Boundary>
      )}
      {isSite && (
        <Boundary region="header" resetKey={location} fallback={() => <PlainHeader />}>
          <Header location={location} />
        </Boundary>
      )}
      <main ref={keepInPage} id="main" className={styles.main} tabIndex={-1}>
        <Boundary region="main" resetKey={location} fallback={(retry) => <PageBroken onRetry={retry} />}>
          {children}
        </Boundary>
      </main>
      {isSite && (
        <Boundary region="footer" resetKey={location} fallback={() => null}>
          <Footer />
        </Boundary>
      )}
      {isSite && !isClosed && (
        <Boundary region="cookies" resetKey={location} fallback={() => null}>
          <CookieBanner consent={consent} />
        </Boundary>
      )}
    </div>
  );
}
