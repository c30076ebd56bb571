import { getPublicSettings } from '@aimante/api-contract/settings';
import { useLoad } from '@aimante/remote/data';

/** The phone number of the settings. Undefined while it loads, and where none is set. */
export function useShopPhone(): string | undefined {
  const { data } = useLoad((api) => ({
    queryKey: ['settings'],
    queryFn: ({ signal }) => api(getPublicSettings, {}, { signal }),
  }));
  return data?.shop.phone || undefined;
}
