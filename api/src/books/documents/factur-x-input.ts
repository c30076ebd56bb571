import {
  type AllowanceChargeInput,
  DocumentTypeCode,
  type FacturXInvoiceInput,
  type InvoiceLineInput,
  type VatBreakdownInput,
} from '@stackforge-eu/factur-x';
import type { InvoiceData, VatGroup } from './document.ts';
import { documentTexts, exportText, ossNote } from './document-texts.ts';
import { categoryOf, documentVat, type NetPart } from './document-vat.ts';
import { buyerParty, deliveryParty, sellerParty } from './factur-x-parties.ts';

/** Goods, already paid: a code of the French list for BT-23. */
const PAID_GOODS = 'B2';
const euros = (cents: number) => cents / 100;

/** The document in the terms of EN 16931. Undefined while the settings of the shop lack what the standard requires. */
export function facturXInput(label: string, data: InvoiceData): FacturXInvoiceInput | undefined {
  const seller = sellerParty(data.seller);
  if (!seller) return undefined;
  const { parts, groups } = documentVat(data);
  return {
    document: {
      id: label,
      issueDate: data.issuedOn,
      typeCode: data.kind === 'invoice' ? DocumentTypeCode.COMMERCIAL_INVOICE : DocumentTypeCode.CREDIT_NOTE,
      businessProcessId: PAID_GOODS,
      notes: notesOf(data),
    },
    seller,
    buyer: buyerParty(data.buyer),
    delivery: { date: data.soldOn, ...deliveryParty(data.delivery) },
    lines: parts.filter(({ kind }) => kind === 'line').map((part) => lineOf(data, part)),
    allowancesCharges: parts.filter(({ kind }) => kind !== 'line').map((part) => chargeOf(data, part)),
    totals: totalsOf(data, parts),
    vatBreakdown: groups.map((group) => breakdownOf(data, group)),
    references: [
      // In the order of the schema: the library writes them as they come.
      { id: data.orderNumber, type: 'seller-order' },
      ...(data.purchaseOrder ? [{ id: data.purchaseOrder, type: 'order' as const }] : []),
      ...(data.corrects ? [{ id: data.corrects, type: 'preceding' as const }] : []),
    ],
  };
}

/** The mentions that French law requires between companies, by the codes of UNTDID 4451. */
function notesOf(data: InvoiceData) {
  const texts = documentTexts[data.locale];
  return [
    ...(data.reason ? [{ content: data.reason }] : []),
    ...(data.vat?.rule === 'oss' ? [{ content: ossNote(data) }] : []),
    { content: texts.noDiscount, subjectCode: 'AAB' },
    ...(data.buyer.siret
      ? [
          { content: texts.lateFee, subjectCode: 'PMD' },
          { content: texts.recoveryFee, subjectCode: 'PMT' },
        ]
      : []),
  ];
}

/** The price is stated for the whole quantity unless it divides without a rest, so that no cent is lost by rounding. */
function lineOf(data: InvoiceData, { place, rate, netCents }: NetPart): InvoiceLineInput {
  const { name = '', quantity = 1 } = data.lines[place] ?? {};
  const isEven = netCents % quantity === 0;
  return {
    id: String(place + 1),
    name,
    quantity,
    unitPrice: euros(isEven ? netCents / quantity : netCents),
    ...(!isEven && { basisQuantity: quantity }),
    lineTotal: euros(netCents),
    vatCategoryCode: categoryOf(data, rate),
    vatRatePercent: rate,
  };
}

function chargeOf(data: InvoiceData, { kind, rate, netCents }: NetPart): AllowanceChargeInput {
  const texts = documentTexts[data.locale];
  const isCharge = kind === 'shipping';
  return {
    isCharge,
    amount: euros(Math.abs(netCents)),
    reasonCode: isCharge ? 'FC' : '95',
    reason: isCharge ? texts.shipping : texts.discount,
    vatCategoryCode: categoryOf(data, rate),
    vatRatePercent: rate,
  };
}

function totalsOf(data: InvoiceData, parts: readonly NetPart[]) {
  const sumOf = (wanted: NetPart['kind']) =>
    parts.filter(({ kind }) => kind === wanted).reduce((total, { netCents }) => total + netCents, 0);
  return {
    lineTotal: euros(sumOf('line')),
    allowanceTotal: euros(-sumOf('discount')),
    chargeTotal: euros(sumOf('shipping')),
    taxBasisTotal: euros(data.netCents),
    taxTotal: euros(data.vatCents),
    grandTotal: euros(data.totalCents),
    prepaidAmount: euros(data.totalCents),
    duePayableAmount: 0,
    currency: 'EUR',
  };
}

const reasonCodes = { E: 'VATEX-FR-FRANCHISE', G: 'VATEX-EU-G' };

function breakdownOf(data: InvoiceData, { rate, category, netCents, vatCents }: VatGroup): VatBreakdownInput {
  const texts = documentTexts[data.locale];
  const isExempt = category === 'E' || category === 'G';
  return {
    categoryCode: category,
    ratePercent: rate,
    taxableAmount: euros(netCents),
    taxAmount: euros(vatCents),
    ...(isExempt && {
      exemptionReason: category === 'E' ? texts.noVat : exportText(data),
      exemptionReasonCode: reasonCodes[category],
    }),
  };
}
