import { type Quote, quoteCart } from '@aimante/api-contract/checkout';
import type { ShippingMethodCode } from '@aimante/api-contract/shipping';
import { accountOf } from '@aimante/contract';
import { useSession } from '@aimante/remote';
import { keepPreviousData, useLoad } from '@aimante/remote/data';
import type { Cart } from '../cart/cart.ts';
import { useCartStore } from '../cart/use-cart.ts';
import { quotedItems } from './quote-request.ts';

/** Destination, as far as it is known. */
export interface Destination {
  readonly shippingMethod?: ShippingMethodCode;
  readonly country?: string;
  readonly postalCode?: string | null;
  readonly marketEventId?: string | null;
}

export interface CurrentQuote {
  readonly quote: Quote | undefined;
  /** False while the quote is for the previous cart. */
  readonly isCurrent: boolean;
  readonly error: Error | null;
  readonly refetch: () => Promise<Quote | undefined>;
}

export function useQuote(cart: Cart | undefined, destination: Destination = {}): CurrentQuote {
  const account = accountOf(useSession());
  const { checkoutId } = useCartStore();
  const items = cart ? quotedItems(cart) : [];
  const ownOrder = items.length > 0 && { checkoutId: checkoutId() };
  const body = {
    items,
    couponCode: cart?.coupon?.code ?? null,
    ...(cart?.gift?.isWrapped && { isGiftWrapped: true }),
    ...(cart?.usesPoints && { usesPoints: true }),
    ...destination,
    ...ownOrder,
  };
  const { data, error, isPlaceholderData, refetch } = useLoad((api, locale) => ({
    queryKey: ['quote', locale, account, body],
    queryFn: ({ signal }) => api(quoteCart, { body }, { signal }),
    placeholderData: keepPreviousData,
    enabled: items.length > 0,
  }));
  return {
    quote: data,
    isCurrent: data !== undefined && !isPlaceholderData && !error,
    error,
    refetch: async () => (await refetch()).data,
  };
}
