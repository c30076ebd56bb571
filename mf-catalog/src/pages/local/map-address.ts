import type { MarketEvent } from '@aimante/api-contract/market';

/** Map link of a market: by its coordinates, or else by its address. */
export function mapAddress({
  latitude,
  longitude,
  place,
  address,
}: Pick<MarketEvent, 'latitude' | 'longitude' | 'place' | 'address'>): string {
  if (latitude === null || longitude === null) {
    return `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${place}, ${address}`)}`;
  }
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
