import type { Order } from '@aimante/api-contract/orders';
import { useLocation, useSearchParams } from '@aimante/remote';
import { useEffect } from 'react';

/** How a page knows its order: by the signed link's token, or by its id, for its owner. */
export type OrderReference = { readonly token: string } | { readonly id: string };

/** The token stands behind the `#`: no server and no log ever sees it. */
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

/** The shell takes what stands behind the `#` for a place in the page, and does not go to its top by itself. */
export function useStartAtTop(): void {
  useEffect(() => {
    // Some browsers answer a promise, which is no clean-up.
    void globalThis.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
}

/** The living page of an order, with everything that can still be done. Another remote has it. */
export const TRACKING = '/orders/track';

export function orderAddress(page: string, token: string): string {
  return `${page}#${new URLSearchParams({ token })}`;
}

/** Opens the confirmation of an order that needs no payment any more: it is paid, or another one took its place. */
export function confirmedToken({ paymentStatus, trackToken, replacedBy }: Order): string | undefined {
  return paymentStatus === 'paid' ? trackToken : replacedBy?.trackToken;
}
