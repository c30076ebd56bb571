import type { PublicSettings } from '@aimante/api-contract/settings';
import type { Locale } from '@aimante/contract';
import { deliveryTerms } from '@aimante/shop/delivery-terms';

/** The description of a page for search engines, with what delivery costs. */
export function describedWithDelivery(text: string, settings: PublicSettings, locale: Locale): string {
  const terms = deliveryTerms(settings.deliveryZones, locale);
  return terms ? `${text} ${terms}.` : text;
}
