import { countryName, readPostalAddress } from '@aimante/shop/postal';
import type { InvoiceData, Party, PartyAddress } from './document.ts';

/** Older documents have only lines of text: street, postal code and city, country. */
export function addressOf({ address, lines }: Party): PartyAddress | undefined {
  if (address) return address;
  const found = readPostalAddress(lines.slice(-3).join(', '));
  if (!found || !/^[A-Z]{2}$/.test(found.country)) return undefined;
  return { line1: found.street, line2: null, postalCode: found.postalCode, city: found.city, country: found.country };
}

/** As printed. The last line of a stored document is the code of the country. */
export const shownLines = ({ lines }: Party, locale: InvoiceData['locale']): string[] =>
  lines.map((line, place) =>
    place === lines.length - 1 && /^[A-Z]{2}$/.test(line) ? countryName(line, locale) : line,
  );

/** The settings have the address of the shop, a French company, as one text. */
export function sellerAddress({ address }: InvoiceData['seller']): PartyAddress | undefined {
  const found = readPostalAddress(address);
  return found && { line1: found.street, line2: null, postalCode: found.postalCode, city: found.city, country: 'FR' };
}
