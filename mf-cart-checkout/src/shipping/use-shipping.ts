import type { Quote } from '@aimante/api-contract/checkout';
import { listRelays, listShippingMethods } from '@aimante/api-contract/shipping';
import { keepPreviousData, useAnswer, useLoad } from '@aimante/remote/data';
import { isPostalCode } from '@aimante/shop/postal';
import { countMagnets } from '../cart/cart.ts';
import { useCart } from '../cart/use-cart.ts';

interface Place {
  readonly country: string;
  readonly postalCode: string;
}

/** Delivery methods for the cart to a place, or to the country if the postal code is incomplete. */
export function useShippingMethods({ country, postalCode }: Place, parcel?: Quote['parcel']) {
  const cart = useCart();
  const magnets = Math.max(1, cart ? countMagnets(cart) : 1);
  const query = { country, magnets, ...(isPostalCode(country, postalCode) && { postalCode }), ...parcel };
  return useLoad((api, locale) => ({
    queryKey: ['shipping-methods', locale, query],
    queryFn: ({ signal }) => api(listShippingMethods, { query }, { signal }),
    placeholderData: keepPreviousData,
  }));
}

export function useRelays(postalCode: string) {
  return useAnswer(listRelays, {
    queryKey: ['relays', postalCode],
    query: { country: 'FR', postalCode },
    enabled: isPostalCode('FR', postalCode),
  });
}
