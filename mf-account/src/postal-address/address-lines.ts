import type { Locale } from '@aimante/contract';

interface PostalAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly line1: string;
  readonly line2: string | null;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
}

export const countryName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;

/** As printed on a parcel. The shop's own country is left out. */
export function addressLines(address: PostalAddress, locale: Locale): string[] {
  const { firstName, lastName, company, line1, line2, postalCode, city, country } = address;
  const lines = [`${firstName} ${lastName}`, company, line1, line2, `${postalCode} ${city}`];
  if (country !== 'FR') lines.push(countryName(country, locale));
  return lines.filter((line): line is string => Boolean(line));
}
