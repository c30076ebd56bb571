import { formatCents, formatRoundCents } from '../money/money.ts';

type Locale = 'fr' | 'en';

/** What standard delivery to some territories costs. The settings of the API contract have these fields. */
export interface DeliveryZone {
  readonly territories: readonly string[];
  /** Null: not offered. */
  readonly standard: StandardRate | null;
}

export interface StandardRate {
  readonly bands: readonly { readonly upToGrams: number | null; readonly cents: number }[];
  readonly freeFromCents: number | null;
}

const TEXTS = {
  fr: {
    free: (where: string) => `Livraison offerte${where}`,
    fixed: (where: string, price: string) => `Livraison${where} à ${price}`,
    lowest: (where: string, price: string) => `Livraison${where} à partir de ${price}`,
    byWeight: (where: string) => `Livraison${where} selon le poids`,
    freeFrom: (terms: string, amount: string) => `${terms}, offerte dès ${amount}`,
    inFrance: ' en France',
  },
  en: {
    free: (where: string) => `Free delivery${where}`,
    fixed: (where: string, price: string) => `Delivery${where} ${price}`,
    lowest: (where: string, price: string) => `Delivery${where} from ${price}`,
    byWeight: (where: string) => `Delivery${where} priced by weight`,
    freeFrom: (terms: string, amount: string) => `${terms}, free from ${amount}`,
    inFrance: ' in France',
  },
} as const;

/**
 * What standard delivery to France costs, the same words on every page. Names France if other countries have another
 * price. `goodsCents`: the amount of the articles, where it is known.
 */
export function deliveryTerms(
  zones: readonly DeliveryZone[] | undefined,
  locale: Locale,
  goodsCents = -1,
): string | undefined {
  const france = zones && standardToFrance(zones);
  if (!zones || !france) return undefined;
  const isEverywhere = zones.every(({ standard }) => sameTerms(standard, france));
  const texts = TEXTS[locale];
  const where = isEverywhere ? '' : texts.inFrance;
  if (isAlwaysFree(france) || isFree(france, goodsCents)) return texts.free(where);
  const terms = priceText(france, where, locale);
  return france.freeFromCents === null ? terms : texts.freeFrom(terms, formatRoundCents(france.freeFromCents, locale));
}

const standardToFrance = (zones: readonly DeliveryZone[]): StandardRate | null =>
  zones.find(({ territories }) => territories.includes('FR'))?.standard ?? null;

/** Free for articles of this amount, at any weight. */
export const isFree = (rate: StandardRate, goodsCents: number): boolean =>
  isAlwaysFree(rate) || (rate.freeFromCents !== null && goodsCents >= rate.freeFromCents);

const isAlwaysFree = ({ bands, freeFromCents }: StandardRate) =>
  freeFromCents === 0 || bands.every(({ cents }) => cents === 0);

const sameTerms = (some: StandardRate | null, others: StandardRate) =>
  some !== null &&
  (isAlwaysFree(some) ? isAlwaysFree(others) : JSON.stringify(termsOf(some)) === JSON.stringify(termsOf(others)));

const termsOf = ({ bands, freeFromCents }: StandardRate) => [
  bands.map(({ upToGrams, cents }) => [upToGrams, cents]),
  freeFromCents,
];

function priceText({ bands }: StandardRate, where: string, locale: Locale): string {
  const texts = TEXTS[locale];
  const prices = bands.map(({ cents }) => cents);
  const lowest = Math.min(...prices);
  if (lowest === 0) return texts.byWeight(where);
  const isFixed = prices.every((cents) => cents === lowest);
  return texts[isFixed ? 'fixed' : 'lowest'](where, formatCents(lowest, locale));
}
