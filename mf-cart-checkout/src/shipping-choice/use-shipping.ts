import { listRelays, listShippingMethods } from '@aimante/api-contract/shipping';
import { useLocale } from '@aimante/remote';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Country, isPostalCode } from '../address-form/address-schema.ts';
import { useQueryClientOfShop, useShopApi } from '../shop-api/shop-api.ts';

interface Place {
  readonly country: Country;
  readonly postalCode: string;
}

/** The ways of delivery to a place; without a whole postal code, to the country. */
export function useShippingMethods({ country, postalCode }: Place) {
  const api = useShopApi();
  const locale = useLocale();
  const query = isPostalCode(country, postalCode) ? { country, postalCode } : { country };
  return useQuery(
    {
      queryKey: ['shipping-methods', locale, query],
      queryFn: ({ signal }) => api(listShippingMethods, { query }, { signal }),
      placeholderData: keepPreviousData,
    },
    useQueryClientOfShop(),
  );
}

export function useRelays(postalCode: string) {
  const api = useShopApi();
  return useQuery(
    {
      queryKey: ['relays', postalCode],
      queryFn: ({ signal }) => api(listRelays, { query: { country: 'FR', postalCode } }, { signal }),
      enabled: isPostalCode('FR', postalCode),
    },
    useQueryClientOfShop(),
  );
}
