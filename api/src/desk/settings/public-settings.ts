import type { PublicSettings, Settings } from '@aimante/api-contract/settings';
import type { ShippingRate } from '@aimante/api-contract/settings/shipping-rates';

/** More than any order: the method is never free. */
const NEVER_CENTS = 100_000_000;

/** The settings as visitors read them, with the prices of delivery to France where remotes have always read them. */
export function publicSettings(settings: Settings): Settings & PublicSettings {
  const { zones } = settings.shippingRates;
  const france = zones.find(({ territories }) => territories.includes('FR'));
  return {
    ...settings,
    shipping: {
      ...settings.shipping,
      expressCents: firstCents(france?.express),
      relayCents: firstCents(france?.relay),
      freeFromCents: freeFrom(france?.standard),
    },
    deliveryZones: zones.map(({ territories, standard }) => ({ territories, standard })),
  };
}

const firstCents = (rate: ShippingRate | null | undefined): number => rate?.bands[0]?.cents ?? 0;

function freeFrom(rate: ShippingRate | null | undefined): number {
  if (rate?.bands.every(({ cents }) => cents === 0)) return 0;
  return rate?.freeFromCents ?? NEVER_CENTS;
}
