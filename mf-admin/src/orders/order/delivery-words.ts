import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';

type Address = NonNullable<DeskOrderDetail['shippingAddress']>;

export const fullName = ({ firstName, lastName }: Pick<Address, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

export const relayText = (relay: DeskOrderDetail['relay']): string =>
  relay ? `${relay.name}, ${relay.line1}, ${relay.postalCode} ${relay.city}` : '';

export function addressLines(address: Address, locale: string): readonly string[] {
  const { company, line1, line2, postalCode, city, country, instructions } = address;
  const countryName = new Intl.DisplayNames(locale, { type: 'region' }).of(country);
  return [fullName(address), company, line1, line2, `${postalCode} ${city}`, countryName, instructions].filter(
    (line): line is string => Boolean(line),
  );
}
