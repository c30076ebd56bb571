import { betterLocale, LOCALE_KEY, localizePath, splitLocale } from '@aimante/contract';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** On the first view only, from the page of a cache or a server that did not know: on to the visitor's own language. */
export function useFirstAddress(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    const { locale, path } = splitLocale(pathname);
    const better = betterLocale(locale, {
      stored: localStorage.getItem(LOCALE_KEY),
      languages: navigator.languages,
      userAgent: navigator.userAgent,
    });
    if (better) void navigate(localizePath(path, better) + search + hash, { replace: true });
  }, [pathname, search, hash, navigate]);
}
