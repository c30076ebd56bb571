import { getPublicSettings } from '@aimante/api-contract/settings';
import { useAnswer } from '@aimante/remote/data';

/** Phone number from the settings. Undefined while it loads, or if none is set. */
export function useShopPhone(): string | undefined {
  const { data } = useAnswer(getPublicSettings, { queryKey: ['settings'] });
  return data?.shop.phone || undefined;
}
