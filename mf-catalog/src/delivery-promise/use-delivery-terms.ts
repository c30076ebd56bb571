import { useLocale } from '@aimante/remote';
import { useLoad } from '@aimante/remote/data';
import { deliveryTerms } from '@aimante/shop/delivery-terms';
import { settingsQuery } from '../shop-identity/settings-query.ts';

/** What standard delivery costs, in words. Undefined until it is known. */
export function useDeliveryTerms(goodsCents?: number): string | undefined {
  const locale = useLocale();
  const zones = useLoad(settingsQuery).data?.deliveryZones;
  return deliveryTerms(zones, locale, goodsCents);
}
