import type { StoredRecord } from '@aimante/till';
import { describe, expect, it } from '@jest/globals';
import { EMPTY_BASKET, withLine } from './basket.ts';
import { correctionDraft, paidBack, type SaleRecord, saleDraft, type Till, totalsOf } from './drafts.ts';

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
const sale = saleDraft(till, { basket, payments, givenCents: 500, ticket: 'T1-0002' }) as SaleRecord;
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
    const back = correctionDraft(till, { sale, quantities: [2], reason: 'Erreur', ticket: 'T1-0003' });
    expect(back).toMatchObject({ kind: 'void', totalCents: 800, payments, corrects: sale.id });
  });

  it('of a part is a refund, in cash first', () => {
    const back = correctionDraft(till, { sale, quantities: [1], reason: 'Retour', ticket: 'T1-0003' });
    expect(back).toMatchObject({ kind: 'refund', totalCents: 400 });
    expect(paidBack(payments, 400)).toEqual([
      { way: 'cash', cents: 300 },
      { way: 'card', cents: 100 },
    ]);
  });
});

describe('the totals of a session', () => {
  it('count a split payment in each of its means, and expect the cash', () => {
    const back = correctionDraft(till, { sale, quantities: [1], reason: 'Retour', ticket: 'T1-0003' });
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
