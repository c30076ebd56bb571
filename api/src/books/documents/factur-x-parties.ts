import type { AddressInput, TradePartyInput } from '@stackforge-eu/factur-x';
import type { InvoiceData, Party, PartyAddress } from './document.ts';
import { addressOf, sellerAddress } from './party-address.ts';

/** Codes of the lists ICD and EAS: SIREN, SIRET, and the address of a French company by its SIREN. */
const SIREN = '0002';
const SIRET = '0009';
const FRENCH_COMPANY = '0225';

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

const toAddress = ({ line1, line2, postalCode, city, country }: PartyAddress): AddressInput => ({
  line1,
  ...(line2 && { line2 }),
  postalCode,
  city,
  country,
});

function companyIds(siret: string): Partial<TradePartyInput> {
  const number = withoutSpaces(siret);
  const siren = number.slice(0, 9);
  return {
    globalId: { value: number, schemeID: SIRET },
    legalOrganization: { id: siren, schemeID: SIREN },
    electronicAddress: { value: siren, schemeID: FRENCH_COMPANY },
  };
}

/** Undefined while the settings lack what the standard requires: name, address and SIRET. */
export function sellerParty(seller: InvoiceData['seller']): TradePartyInput | undefined {
  const address = sellerAddress(seller);
  if (!address || !seller.legalName || !seller.siret) return undefined;
  const vat = seller.vatNumber
    ? { id: withoutSpaces(seller.vatNumber), schemeId: 'VA' as const }
    : { id: withoutSpaces(seller.siret).slice(0, 9), schemeId: 'FC' as const };
  const ids = companyIds(seller.siret);
  return {
    name: seller.legalName,
    ...ids,
    legalOrganization: {
      ...ids.legalOrganization,
      ...(seller.name !== seller.legalName && { tradingName: seller.name }),
    },
    contact: { name: seller.name, email: seller.email, ...(seller.phone && { phone: seller.phone }) },
    address: toAddress(address),
    taxRegistrations: [vat],
  };
}

export function buyerParty(buyer: Party): TradePartyInput {
  const address = addressOf(buyer) ?? { line1: '', line2: null, postalCode: '', city: '', country: 'FR' };
  return {
    name: buyer.name,
    ...(buyer.siret && companyIds(buyer.siret)),
    address: toAddress(address),
    ...(buyer.vatNumber && { taxRegistrations: [{ id: withoutSpaces(buyer.vatNumber), schemeId: 'VA' }] }),
  };
}

export function deliveryParty(delivery: Party | null): { partyName?: string; location?: AddressInput } {
  const address = delivery && addressOf(delivery);
  return delivery && address ? { partyName: delivery.name, location: toAddress(address) } : {};
}
