import type { ShippingRate, ShippingRates, ShippingZone } from '@aimante/api-contract/settings/shipping-rates';
import type { ShippingMethodCode } from '@aimante/api-contract/shipping';

export interface ParcelContents {
  grams: number;
  /** The articles after the coupon, as the customer sees them. */
  goodsCents: number;
}

export interface ToPrice {
  code: ShippingMethodCode;
  /** As in ISO 3166: a French overseas department has its own code. */
  territory: string;
  contents: ParcelContents;
}

/** Why there is no price: no rule for the country, none for the method there, or none for such a weight. */
export type Unpriced = 'country' | 'zone' | 'weight';

/** The one rule of the price of a delivery, with VAT. */
export function shippingPrice(rates: ShippingRates, { code, territory, contents }: ToPrice): number | Unpriced {
  if (code === 'market') return 0;
  const zone = zoneOfTerritory(rates, territory);
  if (!zone) return 'country';
  const rate = zone[code];
  return rate ? priceByWeight(rate, contents) : 'zone';
}

export const zoneOfTerritory = ({ zones }: ShippingRates, territory: string): ShippingZone | undefined =>
  zones.find(({ territories }) => territories.includes(territory));

function priceByWeight({ bands, freeFromCents }: ShippingRate, { grams, goodsCents }: ParcelContents) {
  const band = bands.find(({ upToGrams }) => upToGrams === null || grams <= upToGrams);
  if (!band) return 'weight';
  return freeFromCents !== null && goodsCents >= freeFromCents ? 0 : band.cents;
}
