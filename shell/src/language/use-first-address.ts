import { localizePath, splitLocale } from '@aimante/contract';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LOCALE_KEY, preferredLocale } from './preferred-locale.ts';

/** On the first view only: from an address without a language prefix to the visitor's own language. */
export function useFirstAddress(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    const { locale, path } = splitLocale(pathname);
    const wanted = preferredLocale({
      stored: localStorage.getItem(LOCALE_KEY),
      languages: navigator.languages,
      userAgent: navigator.userAgent,
    });
    const isOpen = locale === 'fr' || localStorage.getItem(LOCALE_KEY) !== null;
    if (wanted && wanted !== locale && isOpen)
      void navigate(localizePath(path, wanted) + search + hash, { replace: true });
  }, [pathname, search, hash, navigate]);
}
