import { getPublicSettings } from '@aimante/api-contract/settings';
import { useQuery } from '@tanstack/react-query';
import { useQueryClientOfShop, useShopApi } from './shop-api.ts';

/** The phone number in the settings. Undefined until it is known, and where none is set. */
export function useShopPhone(): string | undefined {
  const api = useShopApi();
  const { data } = useQuery(
    { queryKey: ['settings'], queryFn: ({ signal }) => api(getPublicSettings, {}, { signal }) },
    useQueryClientOfShop(),
  );
  return data?.shop.phone || undefined;
}
