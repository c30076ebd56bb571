import { zoneOf } from '@aimante/shop/postal';
import type { Consignment, PostalParty } from '../protocol/carrier.ts';

/** "Commercial shipment" on the customs form. */
const COMMERCIAL = 3;
/** Magnets, other than of metal. */
const MAGNET_HS_CODE = '850519';
/** Boxes of card: what the shop sells besides magnets. */
const BOX_HS_CODE = '481920';

/** The address lines of Colissimo: 0 staircase, 1 building, 2 street, 3 locality. */
const toAddress = (party: PostalParty) => ({
  companyName: party.company ?? '',
  lastName: party.lastName,
  firstName: party.firstName,
  line1: party.line2 ?? '',
  line2: party.line1,
  countryCode: party.country,
  city: party.city,
  zipCode: party.postalCode,
  ...(party.phone && { mobileNumber: party.phone }),
  ...(party.email && { email: party.email }),
});

const kilograms = (grams: number): number => Math.max(0.01, Math.round(grams / 10) / 100);

function customsOf({ customs }: Consignment) {
  if (!customs) return {};
  const article = customs.articles.map(({ description, quantity, weightGrams, valueCents, isMagnet }) => ({
    description,
    quantity,
    weight: kilograms(weightGrams),
    value: valueCents / 100,
    hsCode: isMagnet ? MAGNET_HS_CODE : BOX_HS_CODE,
    originCountry: 'FR',
    currency: 'EUR',
  }));
  return {
    customsDeclarations: {
      includeCustomsDeclarations: 1,
      contents: { article, category: { value: COMMERCIAL } },
      invoiceNumber: customs.invoice ?? '',
    },
  };
}

/** `DOS` and `DOM`: to a door, with and without a signature. Abroad there is one product, with a signature. */
function productOf({ isSigned, recipient }: Consignment): string {
  const zone = zoneOf(recipient.country, recipient.postalCode);
  if (zone === 'overseas') return isSigned ? 'CDS' : 'COM';
  if (recipient.country !== 'FR' && recipient.country !== 'MC') return 'DOS';
  return isSigned ? 'DOS' : 'DOM';
}

/** The body of `generateLabel`. */
export const labelRequest = (consignment: Consignment, account: { contract: string; password: string }) => ({
  contractNumber: account.contract,
  password: account.password,
  outputFormat: { x: 0, y: 0, outputPrintingType: 'PDF_10x15_300dpi' },
  letter: {
    service: {
      productCode: productOf(consignment),
      depositDate: consignment.depositedOn,
      orderNumber: consignment.reference,
      // The postage on the form, in cents. The goods have their own values. Free delivery counts as one cent.
      ...(consignment.customs && { totalAmount: Math.max(1, consignment.customs.postageCents) }),
    },
    parcel: { weight: kilograms(consignment.weightGrams) },
    ...customsOf(consignment),
    sender: { senderParcelRef: consignment.reference, address: toAddress(consignment.sender) },
    addressee: { addresseeParcelRef: consignment.reference, address: toAddress(consignment.recipient) },
  },
});
