import { localizePath, type MountProps, type Platform, splitLocale } from '@aimante/contract';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createPath, type Navigator, Router, type To } from 'react-router-dom';
import { RemoteContext } from './remote-context.ts';
import { useSignInHost } from './sign-in/sign-in-host.tsx';
import type { Texts } from './texts.ts';

interface RemoteRootProps extends MountProps {
  readonly texts: Texts;
  readonly children: ReactNode;
}

const NO_PAGE = { id: '', params: {} };

/**
 * The context of every piece of a remote: the shell's router history, the platform, and texts in the page's language.
 */
export function RemoteRoot({ platform, location, page = NO_PAGE, texts, children }: RemoteRootProps) {
  const { locale } = splitLocale(location.pathname);
  const navigator = useMemo(() => toNavigator(platform), [platform]);
  const { askSignIn, dialog } = useSignInHost();
  const value = useMemo(() => ({ platform, locale, page, askSignIn }), [platform, locale, page, askSignIn]);
  return (
    <RemoteContext.Provider value={value}>
      <I18nextProvider i18n={texts.in(locale)}>
        <Router basename={localizePath('/', locale)} location={location} navigator={navigator}>
          {children}
          {dialog}
        </Router>
      </I18nextProvider>
    </RemoteContext.Provider>
  );
}

function toNavigator(platform: Platform): Navigator {
  const href = (to: To) => (typeof to === 'string' ? to : createPath(to));
  return {
    createHref: href,
    push: (to, state) => platform.navigate(href(to), { state }),
    replace: (to, state) => platform.navigate(href(to), { state, replace: true }),
    go: (delta) => platform.navigate(delta),
  };
}
