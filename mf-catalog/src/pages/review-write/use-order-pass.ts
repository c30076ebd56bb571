import { orderTokenHeader } from '@aimante/api-contract/orders';
import { useLocale, useLocation, useSearchParams } from '@aimante/remote';
import { useState } from 'react';

/** Of the cached order. */
export const REVIEWABLE_KEY = ['reviewable'] as const;

/** What opens the order: the token of the mail's link, or `?order=` for an order of the account. */
export function useOrderPass() {
  const { hash } = useLocation();
  const locale = useLocale();
  const [search] = useSearchParams();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '');
  const order = search.get('order');
  return {
    isGiven: token !== '' || order !== null,
    query: { lang: locale, ...(order && { order }) },
    options: token ? { headers: { [orderTokenHeader]: token } } : {},
  };
}

export type OrderPass = ReturnType<typeof useOrderPass>;
