import { type Locale, localizePath, type NavigateOptions, type Readable, splitLocale } from '@aimante/contract';
import type { NavigateFunction } from 'react-router-dom';

export interface Navigation {
  readonly navigate: (to: string | number, options?: NavigateOptions) => void;
  /** The router exists only after React has rendered. The last navigation before that happens now. */
  connect(navigate: NavigateFunction): void;
}

/** Site paths become addresses in the visitor's language. A path that already has a language keeps it. */
export function createNavigation(locale: Readable<Locale>): Navigation {
  let go: NavigateFunction | undefined;
  let early: (() => void) | undefined;
  function navigate(to: string | number, options: NavigateOptions = {}): void {
    if (!go) early = () => navigate(to, options);
    else if (typeof to === 'number') void go(to);
    else void go(localize(to, locale.get()), { replace: options.replace ?? false, state: options.state });
  }
  return {
    navigate,
    connect(router) {
      go = router;
      early?.();
      early = undefined;
    },
  };
}

export function localize(to: string, locale: Locale): string {
  if (!to.startsWith('/')) return to;
  const end = to.search(/[?#]/);
  const pathname = end < 0 ? to : to.slice(0, end);
  const rest = to.slice(pathname.length);
  return splitLocale(pathname).locale === 'fr' ? localizePath(pathname, locale) + rest : to;
}
