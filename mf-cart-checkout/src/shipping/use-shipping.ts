import { listRelays, listShippingMethods } from '@aimante/api-contract/shipping';
import { keepPreviousData, useLoad } from '@aimante/remote/data';
import { isPostalCode } from '@aimante/shop/postal';

interface Place {
  readonly country: string;
  readonly postalCode: string;
}

/** Delivery methods to a place, or to the country if the postal code is incomplete. */
export function useShippingMethods({ country, postalCode }: Place) {
  const query = isPostalCode(country, postalCode) ? { country, postalCode } : { country };
  return useLoad((api, locale) => ({
    queryKey: ['shipping-methods', locale, query],
    queryFn: ({ signal }) => api(listShippingMethods, { query }, { signal }),
    placeholderData: keepPreviousData,
  }));
}

export function useRelays(postalCode: string) {
  return useLoad((api) => ({
    queryKey: ['relays', postalCode],
    queryFn: ({ signal }) => api(listRelays, { query: { country: 'FR', postalCode } }, { signal }),
    enabled: isPostalCode('FR', postalCode),
  }));
}
