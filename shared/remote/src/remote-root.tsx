import { localizePath, type MountProps, type Platform, splitLocale } from '@aimante/contract';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { createPath, type Navigator, Router, type To } from 'react-router-dom';
import { RemoteContext } from './remote-context.ts';
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
  const { instance, edition } = texts;
  const shown = useSyncExternalStore(edition.subscribe, edition.get, edition.get);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new edition of the texts needs a new `t`.
  const value = useMemo(
    () => ({ platform, locale, page, t: instance.getFixedT(locale) }),
    [platform, locale, page, instance, shown],
  );
  return (
    <RemoteContext value={value}>
      <Router basename={localizePath('/', locale)} location={location} navigator={navigator}>
        {children}
      </Router>
    </RemoteContext>
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
