import { getPublicSettings } from '@aimante/api-contract/settings';
import { useLocale } from '@aimante/remote';
import { useAnswer } from '@aimante/remote/data';
import { deliveryTerms } from '@aimante/shop/delivery-terms';

/** What standard delivery costs for articles of an amount, in words. Undefined until it is known. */
export function useDeliveryTerms(goodsCents: number): string | undefined {
  const locale = useLocale();
  const zones = useAnswer(getPublicSettings, { queryKey: ['settings'], meta: { isOfShop: true } }).data?.deliveryZones;
  return deliveryTerms(zones, locale, goodsCents);
}
