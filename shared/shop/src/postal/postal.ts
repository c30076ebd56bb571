export const deliveryCountries = ['FR', 'BE', 'LU', 'CH', 'MC'] as const;
export type DeliveryCountry = (typeof deliveryCountries)[number];

/** Countries of the address book: an invoice may go to more countries than a parcel. */
export const addressCountries = [...deliveryCountries, 'DE', 'ES', 'IT', 'NL', 'PT', 'IE', 'AT'] as const;

export type Zone = 'metropole' | 'overseas' | 'neighbour';

/** Undefined: no delivery there. French overseas departments have their own postal codes. */
export function zoneOf(country: string, postalCode: string | null | undefined): Zone | undefined {
  if (country === 'FR') return /^9[78]/.test(postalCode ?? '') ? 'overseas' : 'metropole';
  return deliveryCountries.some((code) => code === country) ? 'neighbour' : undefined;
}

/**
 * Five digits in France (20 is Corsica, 97 and 98 are overseas, 96 and 99 do not exist) and in Monaco, four in the
 * other countries of delivery. Elsewhere every code is accepted.
 */
export function isPostalCode(country: string, postalCode: string): boolean {
  if (country === 'FR' || country === 'MC') return /^(?:0[1-9]|[1-8]\d|9[0-578])\d{3}$/.test(postalCode);
  return zoneOf(country, postalCode) === undefined || /^\d{4}$/.test(postalCode);
}

/**
 * A postal code as people type it: `49 100`, `F-49100` and, in Corsica, `2A004`. A text that does not become a postal
 * code stays as typed.
 */
export function normalizePostalCode(country: string, typed: string): string {
  const bare = typed
    .toUpperCase()
    .replace(/[\s.\u00a0-]/g, '')
    .replace(/^(?:FR?|BE?|LU?|CH|MC)(?=\d)/, '')
    .replace(/^2[AB](?=\d{3}$)/, '20');
  return isPostalCode(country, bare) && zoneOf(country, bare) ? bare : typed;
}

/** An address with its postal code as the post writes it. */
export const normalizeAddress = <Address extends { country: string; postalCode: string }>(
  address: Address,
): Address => ({
  ...address,
  postalCode: normalizePostalCode(address.country, address.postalCode),
});

export interface PostalAddress {
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
}

/** The parts of `street, postal code city, country`. Undefined when the address has another format. */
export function readPostalAddress(address: string): PostalAddress | undefined {
  const parts = address.split(/[,\n]/).map((part) => part.trim());
  const at = parts.findIndex((part, index) => index > 0 && /^(?:[A-Z]{1,2}-)?\d{4,5} \D/.test(part));
  const [, postalCode, city] = /^(\S+) (.+)$/.exec(parts[at] ?? '') ?? [];
  if (!postalCode || !city) return undefined;
  const [street, country] = [parts.slice(0, at).join(', '), parts.slice(at + 1).join(', ')];
  return { street, postalCode, city, country };
}

/** Place and address of a market. The name is left out if the address starts with it. */
export const placeLine = ({ place, address }: { readonly place: string; readonly address: string }): string =>
  address.startsWith(place) ? address : `${place}, ${address}`;

interface Recipient {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly line1: string;
  readonly line2: string | null;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
}

export const countryName = (code: string, locale: 'fr' | 'en'): string =>
  new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;

/** As printed on a parcel. The shop's own country is left out. */
export function addressLines(address: Recipient, locale: 'fr' | 'en'): string[] {
  const { firstName, lastName, company, line1, line2, postalCode, city, country } = address;
  const lines = [`${firstName} ${lastName}`, company, line1, line2, `${postalCode} ${city}`];
  if (country !== 'FR') lines.push(countryName(country, locale));
  return lines.filter((line): line is string => Boolean(line));
}

/** Monaco is part of the French area of VAT. */
const VAT_AREA = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MC MT NL PL PT RO SE SI SK'.split(' ');

/** Goods that leave the European Union are sold without VAT. */
export const isExport = (country: string): boolean => !VAT_AREA.includes(country);
