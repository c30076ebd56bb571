import type { StoredRecord } from '@aimante/till';
import { describe, expect, it } from '@jest/globals';
import { EMPTY_BASKET, withLine } from './basket.ts';
import {
  type Correction,
  correctionDraft,
  linesLeft,
  paidBack,
  type SaleRecord,
  saleDraft,
  type Till,
  totalsOf,
} from './drafts.ts';

const till: Till = {
  device: { id: 'd', name: 'Caisse 1', code: 1, secret: '', baseUrl: '' },
  session: { id: 's', eventId: 'e', floatCents: 5000 },
  seller: { id: null, name: 'Hugo' },
};
const line = { key: 'p', owner: 'product', ownerId: 'p', label: 'Carré', unitCents: 450, vatRate: 20 } as const;
const basket = { ...withLine(EMPTY_BASKET, { ...line, quantity: 2 }), discount: { cents: 100, reason: 'Marché' } };
const payments = [
  { way: 'card' as const, cents: 500 },
  { way: 'cash' as const, cents: 300 },
];
const sale = saleDraft(till, { basket, payments, givenCents: 500 }) as SaleRecord;
const stored = (record: unknown) => ({ record }) as StoredRecord;

describe('a sale', () => {
  it('has its discount, its VAT and its change', () => {
    expect(sale).toMatchObject({
      totalCents: 800,
      vat: [{ rate: 20, grossCents: 800, vatCents: 133 }],
      discount: { cents: 100, reason: 'Marché' },
      cash: { givenCents: 500, changeCents: 200 },
    });
  });
});

describe('a correction', () => {
  it('of all of a sale is a void, paid back as it was paid', () => {
    const back = correctionDraft(till, { sale, before: [], quantities: [2], reason: 'Erreur' });
    const cashFirst = payments.toReversed();
    expect(back).toMatchObject({ kind: 'void', totalCents: 800, payments: cashFirst, corrects: sale.id });
  });

  it('of a part is a refund, in cash first', () => {
    const back = correctionDraft(till, { sale, before: [], quantities: [1], reason: 'Retour' });
    expect(back).toMatchObject({ kind: 'refund', totalCents: 400 });
    expect(paidBack(payments, 400)).toEqual([
      { way: 'cash', cents: 300 },
      { way: 'card', cents: 100 },
    ]);
  });
});

describe('parts that are given back one after the other', () => {
  const odd = { ...withLine(EMPTY_BASKET, { ...line, quantity: 3 }), discount: { cents: 100, reason: 'Marché' } };
  const paid = [
    { way: 'cash' as const, cents: 500 },
    { way: 'card' as const, cents: 750 },
  ];
  const sold = saleDraft(till, { basket: odd, payments: paid }) as SaleRecord;
  const give = (before: Correction[]) =>
    correctionDraft(till, { sale: sold, before, quantities: [1], reason: 'Retour' }) as Correction;

  it('add up to the sale, in lines, VAT and means of payment', () => {
    const first = give([]);
    const second = give([first]);
    const third = give([first, second]);
    const parts = [first, second, third];
    expect(parts.map(({ totalCents }) => totalCents)).toEqual([417, 416, 417]);
    expect(parts.map(({ payments: ways }) => ways)).toEqual([
      [{ way: 'cash', cents: 417 }],
      [
        { way: 'cash', cents: 83 },
        { way: 'card', cents: 333 },
      ],
      [{ way: 'card', cents: 417 }],
    ]);
    expect(linesLeft(sold, parts)).toMatchObject([{ quantity: 0, discountCents: 0, totalCents: 0 }]);
  });

  it('never exceed what is left of a line', () => {
    const parts = [give([]), give([])];
    const late = correctionDraft(till, { sale: sold, before: parts, quantities: [3], reason: 'Retour' });
    expect(late).toMatchObject({ lines: [{ quantity: 1 }] });
  });
});

describe('the totals of a session', () => {
  it('count a split payment in each of its means, and expect the cash', () => {
    const back = correctionDraft(till, { sale, before: [], quantities: [1], reason: 'Retour' });
    const cash = { kind: 'cash', amountCents: -2000 };
    expect(totalsOf(till.session, [sale, back, cash].map(stored))).toMatchObject({
      sales: 1,
      corrections: 1,
      totalCents: 400,
      ways: { cash: { count: 2, cents: 0 }, card: { count: 2, cents: 400 } },
      expectedCents: 3000,
      vat: [{ rate: 20, grossCents: 400 }],
    });
  });
});
