import { isExport } from '@aimante/shop/postal';
import { vatWithin } from '@aimante/shop/pricing';
import type { InvoiceData, VatCategory, VatGroup } from './document.ts';
import { addressOf } from './party-address.ts';

export interface NetPart {
  kind: 'line' | 'discount' | 'shipping';
  /** Place among the lines of the document. */
  place: number;
  rate: number;
  netCents: number;
}

export interface DocumentVat {
  parts: NetPart[];
  groups: VatGroup[];
}

interface GrossPart extends Omit<NetPart, 'netCents'> {
  grossCents: number;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/**
 * Prices include VAT. This computes the net amount of each line, discount and delivery, and the VAT of each rate, so
 * that they add up to the net amount and the VAT of the document without a cent of difference.
 */
export function documentVat(data: InvoiceData): DocumentVat {
  const parts = grossParts(data);
  const rates = [...new Set(parts.map(({ rate }) => rate))].sort((a, b) => b - a);
  const gross = rates.map((rate) => sum(parts.filter((part) => part.rate === rate).map((part) => part.grossCents)));
  const vat = closeGap(
    gross.map((cents, at) => vatWithin(cents, rates[at] ?? 0)),
    data.vatCents,
    gross,
  );
  const groups = rates.map((rate, at) => {
    const vatCents = vat[at] ?? 0;
    return { rate, category: categoryOf(data, rate), netCents: (gross[at] ?? 0) - vatCents, vatCents };
  });
  return { groups, parts: groups.flatMap((group) => netParts(group, parts)) };
}

function netParts({ rate, netCents }: VatGroup, parts: readonly GrossPart[]): NetPart[] {
  const members = parts.filter((part) => part.rate === rate);
  const gross = members.map(({ grossCents }) => grossCents);
  const nets = closeGap(
    gross.map((cents) => Math.sign(cents) * (Math.abs(cents) - vatWithin(Math.abs(cents), rate))),
    netCents,
    gross,
  );
  return members.map(({ kind, place }, at) => ({ kind, place, rate, netCents: nets[at] ?? 0 }));
}

/** The largest amount takes the cents that rounding left. */
function closeGap(amounts: readonly number[], total: number, sizes: readonly number[]): number[] {
  const largest = sizes.indexOf(Math.max(...sizes));
  const gap = total - sum(amounts);
  return amounts.map((amount, at) => (at === largest ? amount + gap : amount));
}

function grossParts(data: InvoiceData): GrossPart[] {
  const lines = data.lines.map(({ totalCents, vatRate = data.vatRate }, place): GrossPart => {
    return { kind: 'line', place, rate: vatRate, grossCents: totalCents };
  });
  const rates = [...new Set(lines.map(({ rate }) => rate))];
  const taken = discountByRate(data, lines, rates);
  const discounts = rates.map((rate, at): GrossPart => {
    return { kind: 'discount', place: at, rate, grossCents: -(taken[at] ?? 0) };
  });
  const shipping: GrossPart = { kind: 'shipping', place: 0, rate: data.vatRate, grossCents: data.shippingCents };
  return [...lines, ...[...discounts, shipping].filter(({ grossCents }) => grossCents !== 0)];
}

/** The discount of each rate: what its lines cost less what was paid for them. Older documents share it by size. */
function discountByRate(data: InvoiceData, lines: readonly GrossPart[], rates: readonly number[]): number[] {
  const sumOf = (rate: number, centsOf: (line: GrossPart) => number) =>
    sum(lines.filter((line) => line.rate === rate).map(centsOf));
  const sizes = rates.map((rate) => sumOf(rate, ({ grossCents }) => grossCents));
  if (data.lines.every(({ paidCents }) => paidCents != null)) {
    const paid = rates.map((rate) => sumOf(rate, ({ place }) => data.lines[place]?.paidCents ?? 0));
    return sizes.map((size, at) => size - (paid[at] ?? 0));
  }
  return closeGap(
    sizes.map((size) => Math.floor((data.discountCents * size) / Math.max(1, sum(sizes)))),
    data.discountCents,
    sizes,
  );
}

const categories = { domestic: 'Z', oss: 'Z', export: 'G', overseas: 'G', franchise: 'E' } as const;

/** VAT of another country, declared at the one-stop shop, is a standard rate too. */
export function categoryOf(data: InvoiceData, rate: number): VatCategory {
  if (rate > 0) return 'S';
  if (data.vat) return categories[data.vat.rule];
  if (data.seller.vatRegime === 'franchise') return 'E';
  const country = addressOf(data.delivery ?? data.buyer)?.country;
  return country !== undefined && isExport(country) ? 'G' : 'Z';
}
