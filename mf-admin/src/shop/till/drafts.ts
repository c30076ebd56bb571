import type { TillRecord } from '@aimante/api-contract/market';
import { newId } from '@aimante/shop/new-id';
import { vatTotals } from '@aimante/shop/till';
import type { OpenSession, RecordDraft, Seller, StoredRecord, TillIdentity } from '@aimante/till';
import { type Basket, discountOf, soldLines, totalOf } from './basket.ts';

export type SaleRecord = Extract<TillRecord, { kind: 'sale' }>;
export type Correction = Extract<TillRecord, { kind: 'void' | 'refund' }>;
export type Payments = SaleRecord['payments'];

export interface Till {
  readonly device: TillIdentity;
  readonly session: OpenSession;
  readonly seller: Seller;
}

const placeOf = ({ session, seller }: Till) => ({
  id: newId(),
  seller: { id: seller.id, name: seller.name },
  eventId: session.eventId,
  sessionId: session.id,
});

interface Sold {
  readonly basket: Basket;
  readonly payments: Payments;
  readonly givenCents?: number | undefined;
}

export function saleDraft(till: Till, { basket, payments, givenCents }: Sold): RecordDraft {
  const lines = soldLines(basket);
  const cashCents = payments.reduce((sum, { way, cents }) => sum + (way === 'cash' ? cents : 0), 0);
  return {
    ...placeOf(till),
    kind: 'sale',
    lines,
    payments,
    vat: vatTotals(lines),
    totalCents: totalOf(basket),
    discount: basket.discount && { cents: discountOf(basket), reason: basket.discount.reason },
    cash: givenCents === undefined ? null : { givenCents, changeCents: givenCents - cashCents },
  };
}

interface Back {
  readonly sale: SaleRecord;
  /** What was given back of this sale before. */
  readonly before: readonly Correction[];
  /** How many of each line come back, in the order of the lines. */
  readonly quantities: readonly number[];
  readonly reason: string;
}

/** A counter entry. All of a sale is a void and is paid back as it was paid. A part is a refund. */
export function correctionDraft(till: Till, { sale, before, quantities, reason }: Back): RecordDraft {
  const lines = linesBack(linesLeft(sale, before), quantities);
  const totalCents = lines.reduce((sum, line) => sum + line.totalCents, 0);
  return {
    ...placeOf(till),
    kind: totalCents === sale.totalCents ? 'void' : 'refund',
    lines,
    payments: paidBack(paidLeft(sale, before), totalCents),
    vat: vatTotals(lines),
    totalCents,
    corrects: sale.id,
    reason,
  };
}

type Lines = SaleRecord['lines'];

const isSame = (one: Lines[number], other: Lines[number]) =>
  one.ownerId === other.ownerId && one.label === other.label && one.unitCents === other.unitCents;

/** The lines of a sale, less what was given back, with the discount that is left on each. */
export function linesLeft(sale: SaleRecord, before: readonly Correction[]): Lines {
  const left = sale.lines.map((line) => ({ ...line }));
  for (const back of before.flatMap(({ lines }) => lines)) {
    const line = left.find((each) => isSame(each, back) && each.quantity >= back.quantity);
    if (!line) continue;
    line.quantity -= back.quantity;
    line.discountCents -= back.discountCents;
    line.totalCents -= back.totalCents;
  }
  return left;
}

/** The last piece of a line takes the rest of its discount, so that all parts add up to the sale. */
export const linesBack = (left: Lines, quantities: readonly number[]): Lines =>
  left.flatMap((line, place) => {
    const quantity = Math.min(quantities[place] ?? 0, line.quantity);
    if (quantity === 0) return [];
    const discountCents = Math.round((line.discountCents * quantity) / line.quantity);
    return [{ ...line, quantity, discountCents, totalCents: quantity * line.unitCents - discountCents }];
  });

export function paidLeft({ payments }: SaleRecord, before: readonly Correction[]): Payments {
  const given = before.flatMap((back) => back.payments);
  return payments.map(({ way, cents }) => ({
    way,
    cents: given.reduce((left, back) => (back.way === way ? left - back.cents : left), cents),
  }));
}

/** Cash first: a card needs its terminal. */
export function paidBack(payments: Payments, cents: number): Payments {
  let left = cents;
  return [...payments]
    .sort((a, b) => Number(b.way === 'cash') - Number(a.way === 'cash'))
    .flatMap(({ way, cents: paid }) => {
      const part = Math.min(left, paid);
      left -= part;
      return part > 0 ? [{ way, cents: part }] : [];
    });
}

export type Pieces = readonly { readonly cents: number; readonly count: number }[];

export const openDraft = (till: Till, pieces: Pieces): RecordDraft => ({
  ...placeOf(till),
  id: till.session.id,
  kind: 'open',
  floatCents: till.session.floatCents,
  pieces: [...pieces],
});

interface Counted {
  readonly pieces: Pieces;
  readonly countedCents: number;
  readonly expectedCents: number;
  readonly reason: string | null;
}

export const closeDraft = (till: Till, { pieces, ...counted }: Counted): RecordDraft => ({
  ...placeOf(till),
  kind: 'close',
  ...counted,
  pieces: [...pieces],
});

export const cashDraft = (till: Till, amountCents: number, reason: string): RecordDraft => ({
  ...placeOf(till),
  kind: 'cash',
  amountCents,
  reason,
});

export interface Totals {
  readonly sales: number;
  readonly corrections: number;
  readonly totalCents: number;
  readonly ways: Readonly<Record<'cash' | 'card' | 'other', { readonly count: number; readonly cents: number }>>;
  readonly vat: ReturnType<typeof vatTotals>;
  readonly expectedCents: number;
}

const isSold = ({ record }: StoredRecord): boolean => 'totalCents' in record;

/** What was sold, less what was given back. */
export const soldCents = (records: readonly StoredRecord[]): number =>
  records.reduce(
    (sum, { record }) => ('totalCents' in record ? sum + (record.kind === 'sale' ? 1 : -1) * record.totalCents : sum),
    0,
  );

/** The totals of a session, from the records on the device: they do not wait for the server. */
export function totalsOf(session: OpenSession, records: readonly StoredRecord[]): Totals {
  const ways = { cash: { count: 0, cents: 0 }, card: { count: 0, cents: 0 }, other: { count: 0, cents: 0 } };
  const rates = new Map<number, { grossCents: number; vatCents: number }>();
  let [sales, corrections, totalCents, movedCents] = [0, 0, 0, 0];
  for (const { record } of records) {
    if (record.kind === 'cash') movedCents += record.amountCents;
    if (!('totalCents' in record)) continue;
    const sign = record.kind === 'sale' ? 1 : -1;
    if (record.kind === 'sale') sales += 1;
    else corrections += 1;
    totalCents += sign * record.totalCents;
    for (const { way, cents } of record.payments) {
      ways[way].count += 1;
      ways[way].cents += sign * cents;
    }
    for (const { rate, grossCents, vatCents } of record.vat) {
      const known = rates.get(rate) ?? { grossCents: 0, vatCents: 0 };
      rates.set(rate, {
        grossCents: known.grossCents + sign * grossCents,
        vatCents: known.vatCents + sign * vatCents,
      });
    }
  }
  const vat = [...rates].map(([rate, amounts]) => ({ rate, ...amounts })).sort((a, b) => b.rate - a.rate);
  const expectedCents = session.floatCents + ways.cash.cents + movedCents;
  return { sales, corrections, totalCents, ways, vat, expectedCents };
}

/** Sales and corrections of a session, the newest first. */
export const soldRecords = (records: readonly StoredRecord[]): StoredRecord[] => records.filter(isSold).toReversed();
