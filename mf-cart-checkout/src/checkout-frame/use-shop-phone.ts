import { getPublicSettings } from '@aimante/api-contract/settings';
import { useLoad } from '@aimante/remote/data';

/** Phone number from the settings. Undefined while it loads, or if none is set. */
export function useShopPhone(): string | undefined {
  const { data } = useLoad((api) => ({
    queryKey: ['settings'],
    queryFn: ({ signal }) => api(getPublicSettings, {}, { signal }),
  }));
  return data?.shop.phone || undefined;
}
