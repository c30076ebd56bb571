import type { Order } from '@aimante/api-contract/orders';
import { useLocation, useSearchParams } from '@aimante/remote';
import { useEffect } from 'react';

/** Identifies an order: by the token of its signed link, or by its id for its owner. */
export type OrderReference = { readonly token: string } | { readonly id: string };

/** The token follows `#`, so it reaches no server and no log. */
export function referenceIn(hash: string, search: URLSearchParams): OrderReference | undefined {
  const token = new URLSearchParams(hash.slice(1)).get('token');
  if (token) return { token };
  const id = search.get('order');
  return id ? { id } : undefined;
}

export function useOrderReference(): OrderReference | undefined {
  const { hash } = useLocation();
  const [search] = useSearchParams();
  return referenceIn(hash, search);
}

/** The shell treats the text after `#` as an anchor and does not scroll to the top. */
export function useStartAtTop(): void {
  useEffect(() => {
    // Some browsers return a promise, which must not become the effect's clean-up.
    void globalThis.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
}

/** The tracking page, with all actions that are still possible. Another remote serves it. */
export const TRACKING = '/orders/track';

export function orderAddress(page: string, token: string): string {
  return `${page}#${new URLSearchParams({ token })}`;
}

/** Token of the confirmation, for an order that needs no payment: it is paid, or was replaced. */
export function confirmedToken({ paymentStatus, trackToken, replacedBy }: Order): string | undefined {
  return paymentStatus === 'paid' ? trackToken : replacedBy?.trackToken;
}
