import { countryName } from '@aimante/shop/postal';
import type { InBothLanguages } from '../../platform/text/both-languages.ts';
import type { InvoiceData, VatGroup } from './document.ts';

const fr = {
  fact: (label: string, value: string) => `${label} : ${value}`,
  rate: (rate: string) => `${rate}\u00a0%`,
  invoice: 'Facture',
  credit_note: 'Avoir',
  quote: 'Devis',
  pro_forma: 'Facture pro forma',
  validTo: 'Valable jusqu’au',
  issuedOn: 'Date',
  soldOn: 'Date de la vente',
  order: 'Commande',
  supplementTo: 'Complément de la commande',
  corrects: 'Corrige la facture',
  reverses: 'Annule l’avoir',
  purchaseOrder: 'Bon de commande',
  seller: 'Vendeur',
  buyer: 'Client',
  delivery: 'Livraison',
  item: 'Désignation',
  quantity: 'Qté',
  unitNet: 'Prix unitaire HT',
  total: 'Total TTC',
  totalWithoutVat: 'Total',
  subtotal: 'Sous-total TTC',
  subtotalWithoutVat: 'Sous-total',
  discount: 'Remise',
  shipping: 'Livraison',
  net: 'Total HT',
  vat: 'TVA',
  noVat: 'TVA non applicable, art. 293 B du CGI',
  exportVat: 'Exportation hors de l’Union européenne, exonérée de TVA, art. 262 I du CGI',
  overseasVat: 'Expédition vers un département d’outre-mer, exonérée de TVA, art. 294 du CGI',
  oss: 'TVA du pays de livraison, déclarée au guichet unique (OSS) :',
  zeroVat: 'TVA 0 %',
  nature: 'Livraison de biens. Facture payée à la commande ; pas d’escompte pour paiement anticipé.',
  quoteNature: 'Livraison de biens. Le devis est accepté par le paiement de la commande.',
  proFormaNature: 'Livraison de biens. Document sans valeur comptable : la facture est établie au paiement.',
  noDiscount: 'Pas d’escompte pour paiement anticipé.',
  lateFee: 'En cas de retard : pénalités au taux de la Banque centrale européenne majoré de 10 points.',
  recoveryFee: 'Indemnité forfaitaire pour frais de recouvrement en cas de retard : 40 €.',
  reversalNature: 'Le remboursement n’a pas abouti. La somme reste due et sera versée de nouveau.',
  creditNature: 'Somme remboursée sur le moyen de paiement de la commande.',
  siret: 'SIRET',
  vatNumber: 'N° de TVA',
  page: 'Page',
};

const en: typeof fr = {
  fact: (label, value) => `${label}: ${value}`,
  rate: (rate) => `${rate}%`,
  invoice: 'Invoice',
  credit_note: 'Credit note',
  quote: 'Quote',
  pro_forma: 'Pro forma invoice',
  validTo: 'Valid until',
  issuedOn: 'Date',
  soldOn: 'Date of sale',
  order: 'Order',
  supplementTo: 'Supplement to order',
  corrects: 'Corrects invoice',
  reverses: 'Reverses credit note',
  purchaseOrder: 'Purchase order',
  seller: 'Seller',
  buyer: 'Customer',
  delivery: 'Delivery',
  item: 'Item',
  quantity: 'Qty',
  unitNet: 'Unit excl. VAT',
  total: 'Total incl. VAT',
  totalWithoutVat: 'Total',
  subtotal: 'Subtotal incl. VAT',
  subtotalWithoutVat: 'Subtotal',
  discount: 'Discount',
  shipping: 'Delivery',
  net: 'Total excl. VAT',
  vat: 'VAT',
  noVat: 'VAT not applicable, art. 293 B of the French tax code',
  exportVat: 'Export outside the European Union, exempt from VAT, art. 262 I of the French tax code',
  overseasVat: 'Shipment to a French overseas department, exempt from VAT, art. 294 of the French tax code',
  oss: 'VAT of the country of delivery, declared through the one-stop shop (OSS):',
  zeroVat: 'VAT 0%',
  nature: 'Supply of goods. Paid with the order; no discount for early payment.',
  quoteNature: 'Supply of goods. Paying for the order accepts the quote.',
  proFormaNature: 'Supply of goods. Not an accounting document: the invoice is issued on payment.',
  noDiscount: 'No discount for early payment.',
  lateFee: 'If paid late: interest at the rate of the European Central Bank plus 10 points.',
  recoveryFee: 'Fixed compensation for recovery costs if paid late: €40.',
  reversalNature: 'The refund did not go through. The amount remains due and will be paid again.',
  creditNature: 'Refunded to the payment method of the order.',
  siret: 'SIRET',
  vatNumber: 'VAT number',
  page: 'Page',
};

export const documentTexts: InBothLanguages<typeof fr> = { fr, en };

/** Why a sale outside the VAT area has no VAT. */
export const exportText = ({ vat, locale }: InvoiceData): string =>
  documentTexts[locale][vat?.rule === 'overseas' ? 'overseasVat' : 'exportVat'];

export const ossNote = ({ vat, locale }: InvoiceData): string =>
  `${documentTexts[locale].oss} ${countryName(vat?.territory ?? '', locale)}.`;

/** An amount without VAT, such as that of an export, is not called one with VAT. */
export function amountNames({ locale }: Pick<InvoiceData, 'locale'>, groups: readonly VatGroup[]) {
  const { total, subtotal, totalWithoutVat, subtotalWithoutVat } = documentTexts[locale];
  const isTaxed = groups.some(({ rate }) => rate > 0);
  return isTaxed ? { total, subtotal } : { total: totalWithoutVat, subtotal: subtotalWithoutVat };
}
