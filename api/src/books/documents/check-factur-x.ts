import { extractXml, Profile, validateXsd } from '@stackforge-eu/factur-x';
import { XMLParser } from 'fast-xml-parser';

type Node = Readonly<Record<string, unknown>>;

const reader = new XMLParser({
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (name) =>
    ['IncludedSupplyChainTradeLineItem', 'ApplicableTradeTax', 'SpecifiedTradeAllowanceCharge'].includes(name),
});

function at(node: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((found, name) => (found as Node | undefined)?.[name], node);
}
const list = (node: unknown, path: string): readonly unknown[] => (at(node, path) as unknown[] | undefined) ?? [];
const cents = (node: unknown, path: string): number => Math.round(Number(at(node, path) ?? 0) * 100);
const sum = (nodes: readonly unknown[], path: string) =>
  nodes.reduce<number>((all, node) => all + cents(node, path), 0);

/** What is wrong with a Factur-X file or its XML, by the official schema and the rules of sums of EN 16931. */
export async function checkFacturX(file: Uint8Array | string): Promise<string[]> {
  const xml = typeof file === 'string' ? file : (await extractXml(file, { filename: 'factur-x.xml' })).xml;
  const { errors } = await validateXsd(xml, Profile.EN16931);
  return [...errors.map(({ message }) => `XSD: ${message.trim()}`), ...brokenRules(xml)];
}

function brokenRules(xml: string): string[] {
  const trade = at(reader.parse(xml), 'CrossIndustryInvoice.SupplyChainTradeTransaction');
  const settlement = at(trade, 'ApplicableHeaderTradeSettlement');
  const totals = at(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation');
  const lines = list(trade, 'IncludedSupplyChainTradeLineItem');
  const charges = list(settlement, 'SpecifiedTradeAllowanceCharge');
  const allowed = (isCharge: boolean) =>
    charges.filter((charge) => (at(charge, 'ChargeIndicator.Indicator') === 'true') === isCharge);
  const lineTotal = 'SpecifiedLineTradeSettlement.SpecifiedTradeSettlementLineMonetarySummation.LineTotalAmount';
  const taxes = list(settlement, 'ApplicableTradeTax');
  const net =
    cents(totals, 'LineTotalAmount') - cents(totals, 'AllowanceTotalAmount') + cents(totals, 'ChargeTotalAmount');
  const rules: [string, boolean][] = [
    ['BR-16: the document has a line', lines.length > 0],
    ['BR-CO-10: sum of the lines', cents(totals, 'LineTotalAmount') === sum(lines, lineTotal)],
    ['BR-CO-11: sum of the discounts', cents(totals, 'AllowanceTotalAmount') === sum(allowed(false), 'ActualAmount')],
    ['BR-CO-12: sum of the charges', cents(totals, 'ChargeTotalAmount') === sum(allowed(true), 'ActualAmount')],
    ['BR-CO-13: total without VAT', cents(totals, 'TaxBasisTotalAmount') === net],
    ['BR-CO-14: total of VAT', cents(totals, 'TaxTotalAmount') === sum(taxes, 'CalculatedAmount')],
    ['BR-CO-15: total with VAT', cents(totals, 'GrandTotalAmount') === net + cents(totals, 'TaxTotalAmount')],
    [
      'BR-CO-16: amount due',
      cents(totals, 'DuePayableAmount') === cents(totals, 'GrandTotalAmount') - cents(totals, 'TotalPrepaidAmount'),
    ],
    ['BT-131: price times quantity', lines.every((line) => Math.abs(priceOf(line) - cents(line, lineTotal)) < 1)],
    [
      'BR-S-02, BR-G-02: number of the seller',
      at(trade, 'ApplicableHeaderTradeAgreement.SellerTradeParty.SpecifiedTaxRegistration') !== undefined,
    ],
    ...taxes.flatMap((tax) => taxRules(tax, { lines, charges, lineTotal })),
  ];
  return rules.filter(([, isKept]) => !isKept).map(([rule]) => rule);
}

function priceOf(line: unknown): number {
  const price = at(line, 'SpecifiedLineTradeAgreement.NetPriceProductTradePrice');
  const base = Number(at(price, 'BasisQuantity') ?? 1);
  return (cents(price, 'ChargeAmount') / base) * Number(at(line, 'SpecifiedLineTradeDelivery.BilledQuantity'));
}

interface Taxed {
  lines: readonly unknown[];
  charges: readonly unknown[];
  lineTotal: string;
}

function taxRules(tax: unknown, { lines, charges, lineTotal }: Taxed): [string, boolean][] {
  const category = String(at(tax, 'CategoryCode'));
  const rate = Number(at(tax, 'RateApplicablePercent'));
  const isTaxed = (of: unknown) =>
    at(of, 'CategoryCode') === category && Number(at(of, 'RateApplicablePercent')) === rate;
  const net = lines
    .filter((line) => list(line, 'SpecifiedLineTradeSettlement.ApplicableTradeTax').some(isTaxed))
    .reduce<number>((all, line) => all + cents(line, lineTotal), 0);
  const more = charges
    .filter((charge) => isTaxed(at(charge, 'CategoryTradeTax')))
    .reduce<number>(
      (all, charge) =>
        all + (at(charge, 'ChargeIndicator.Indicator') === 'true' ? 1 : -1) * cents(charge, 'ActualAmount'),
      0,
    );
  const base = cents(tax, 'BasisAmount');
  const hasReason = at(tax, 'ExemptionReasonCode') !== undefined;
  return [
    [`BR-${category}-08: base of ${rate} %`, base === net + more],
    [`BR-CO-17: VAT of ${rate} %`, Math.abs(cents(tax, 'CalculatedAmount') - (base * rate) / 100) <= 1],
    [`BR-${category}-10: reason for no VAT`, hasReason === ['E', 'G'].includes(category)],
  ];
}
