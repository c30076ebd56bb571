import type { ShippingRate, ShippingRates } from '@aimante/api-contract/settings/shipping-rates';
import { isCountry } from '@aimante/shop/country';

export const rateTexts = {
  TERRITORY_UNKNOWN: {
    fr: 'Ce code de pays n’existe pas : {code}.',
    en: 'This country code does not exist: {code}.',
  },
  TERRITORY_TWICE: {
    fr: 'Ce pays est dans deux zones : {code}.',
    en: 'This country is in two zones: {code}.',
  },
  FRANCE_UNSERVED: {
    fr: 'Plus aucune livraison en France : gardez une zone avec le pays FR et au moins un tarif.',
    en: 'No delivery to France would be left: keep a zone with the country FR and at least one price.',
  },
  BANDS_DISORDERED: {
    fr: '{code} : classez les tranches du plus léger au plus lourd. Seule la dernière peut être sans limite.',
    en: '{code}: sort the bands from the lightest to the heaviest. Only the last one may be without limit.',
  },
} as const;

export interface RateProblem {
  path: string;
  code: keyof typeof rateTexts;
  named: string;
}

export function problemsOfRates({ zones }: ShippingRates): RateProblem[] {
  const path = 'zones';
  const territories = zones.flatMap((zone) => zone.territories);
  const unknown = territories.find((code) => !isCountry(code));
  if (unknown) return [{ path, code: 'TERRITORY_UNKNOWN', named: unknown }];
  const twice = territories.find((code, at) => territories.indexOf(code) !== at);
  if (twice) return [{ path, code: 'TERRITORY_TWICE', named: twice }];
  const france = zones.find((zone) => zone.territories.includes('FR'));
  if (!france?.standard && !france?.express && !france?.relay) return [{ path, code: 'FRANCE_UNSERVED', named: 'FR' }];
  const disordered = zones.find(({ standard, express, relay }) => ![standard, express, relay].every(isSorted));
  return disordered ? [{ path, code: 'BANDS_DISORDERED', named: disordered.name.fr }] : [];
}

function isSorted(rate: ShippingRate | null): boolean {
  const limits = rate?.bands.map(({ upToGrams }) => upToGrams ?? Number.POSITIVE_INFINITY) ?? [];
  return limits.every((limit, at) => at === 0 || limit > (limits[at - 1] ?? 0));
}
