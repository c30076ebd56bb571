import { orderStages, orderStatuses, paymentStatuses } from '@aimante/shop/order-states';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { describeOrder } from './describe-order.ts';
import type { OrderFacts } from './order-facts.ts';
import { orderWords } from './order-words.ts';

const paid: OrderFacts = {
  status: 'en_cours',
  paymentStatus: 'paid',
  stage: 'a_verifier',
  totalCents: 900,
  refundedCents: 0,
};
const cancelled: OrderFacts = { ...paid, status: 'annule' };
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const words = (facts: OrderFacts, locale: 'fr' | 'en' = 'fr') => {
  const { state, step, money, sentence } = orderWords(facts, locale);
  return [state, step, money, plain(sentence)];
};

describe('the texts of an order', () => {
  it.each<[string, OrderFacts, string[]]>([
    ['in production', paid, ['En cours', 'À vérifier', 'Payée', 'Nous regardons vos photos une à une.']],
    [
      'paid, cancelled and refunded',
      { ...cancelled, refundedCents: 900 },
      ['Annulée', 'Annulée', 'Remboursée', 'Cette commande est annulée. Nous vous avons remboursé 9,00 €.'],
    ],
    [
      'cancelled with a refund that is pending',
      { ...cancelled, refundPendingCents: 900 },
      [
        'Annulée',
        'Annulée',
        'Remboursement en cours',
        'Cette commande est annulée. Le remboursement de 9,00 € est en cours.',
      ],
    ],
    [
      'cancelled with a refund that failed',
      { ...cancelled, refundFailedCents: 900 },
      [
        'Annulée',
        'Annulée',
        'Remboursement échoué',
        'Cette commande est annulée. Le remboursement de 9,00 € n’a pas abouti : nous nous en occupons.',
      ],
    ],
    [
      'cancelled before the payment',
      { ...cancelled, paymentStatus: 'pending' },
      ['Annulée', 'Annulée', 'Non payée', 'Cette commande est annulée. Vous n’avez pas été débité.'],
    ],
    [
      'paid after the cancellation, and refunded',
      { ...cancelled, paymentStatus: 'failed', refundedCents: 900 },
      ['Annulée', 'Annulée', 'Remboursée', 'Cette commande est annulée. Nous vous avons remboursé 9,00 €.'],
    ],
    [
      'refunded in part after delivery',
      { ...paid, status: 'termine', stage: 'livre', refundedCents: 400 },
      [
        'Terminée',
        'Livré',
        'Partiellement remboursée',
        'Vos magnets sont chez vous. Nous vous avons remboursé 4,00 € sur 9,00 €.',
      ],
    ],
    [
      'refunded in full before it was sent',
      { ...paid, stage: 'imprime', refundedCents: 900 },
      ['En cours', 'Imprimé', 'Remboursée', 'Nous vous avons remboursé 9,00 €.'],
    ],
  ])('%s', (_, facts, expected) => {
    expect(words(facts)).toEqual(expected);
  });

  it('ask for the photos that the customer has not added yet, before and after the payment', () => {
    const unpaid: OrderFacts = { ...paid, status: 'en_attente', paymentStatus: 'pending' };
    expect(words({ ...paid, missingPhotos: 2 })).toEqual([
      'Action requise',
      'Photos attendues',
      'Payée',
      'Nous attendons vos photos pour imprimer.',
    ]);
    expect(words({ ...unpaid, missingPhotos: 2 }, 'en')).toEqual([
      'Pending',
      'Pending',
      'To pay',
      'Your magnets are reserved. All that is left is to pay and add your photos, in either order.',
    ]);
  });

  it('are in English', () => {
    expect(words({ ...cancelled, refundedCents: 900 }, 'en')).toEqual([
      'Cancelled',
      'Cancelled',
      'Refunded',
      'This order is cancelled. We have refunded you €9.00.',
    ]);
  });
});

/** Every combination that the database allows, and those that only a race could produce. */
const anyFacts: fc.Arbitrary<OrderFacts> = fc
  .record({
    status: fc.constantFrom(...orderStatuses),
    paymentStatus: fc.constantFrom(...paymentStatuses),
    stage: fc.constantFrom(...orderStages),
    totalCents: fc.integer({ min: 0, max: 5000 }),
    parts: fc.tuple(fc.nat(100), fc.nat(100), fc.nat(100), fc.nat(100)),
    isWhole: fc.boolean(),
  })
  .map(({ parts: [refunded, pending, failed, kept], isWhole, ...facts }) => {
    const sum = refunded + pending + failed + kept || 1;
    const part = (weight: number) => Math.floor((facts.totalCents * weight) / sum);
    const whole = { refundedCents: facts.totalCents, refundPendingCents: 0, refundFailedCents: 0 };
    const split = {
      refundedCents: part(refunded),
      refundPendingCents: part(pending),
      refundFailedCents: part(failed),
    };
    return { ...facts, ...(isWhole ? whole : split) };
  });

describe('over every combination of status, payment and refunds', () => {
  it('never shows an order as paid after a refund was made or asked', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { money, isFullyRefunded, netCents, receivedCents } = describeOrder(facts);
        const back = facts.refundedCents + (facts.refundPendingCents ?? 0) + (facts.refundFailedCents ?? 0);
        expect(money === 'paid').toBe(facts.paymentStatus === 'paid' && back === 0 && facts.totalCents > 0);
        expect(money === 'refunded').toBe(back > 0 && facts.refundedCents === receivedCents);
        if (money === 'refunded') expect([isFullyRefunded, netCents]).toEqual([true, 0]);
        expect(netCents).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 5000 },
    );
  });

  it('says “not charged” exactly where nothing was received', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom('fr' as const, 'en' as const), (facts, locale) => {
        const { sentence } = orderWords(facts, locale);
        const isUncharged = /débité|charged/.test(sentence);
        const { receivedCents, state } = describeOrder(facts);
        expect(isUncharged).toBe(state === 'cancelled' && facts.paymentStatus !== 'paid' && receivedCents === 0);
      }),
      { numRuns: 5000 },
    );
  });

  it('omits photos, magnets and print where an order has none', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        fc.pre(facts.stage !== 'a_verifier' && facts.stage !== 'bloque');
        for (const locale of ['fr', 'en'] as const)
          expect(orderWords({ ...facts, hasPhotos: false }, locale).sentence).not.toMatch(/photo|magnet|impr|print/i);
      }),
      { numRuns: 2000 },
    );
  });

  it('shows no step of production for what is cancelled or unpaid, and writes every amount that went back', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { stage } = describeOrder(facts);
        expect(stage === null).toBe(facts.status === 'annule' || facts.status === 'en_attente');
        const sentence = plain(orderWords(facts, 'en').sentence);
        for (const cents of [facts.refundedCents, facts.refundPendingCents ?? 0, facts.refundFailedCents ?? 0])
          if (cents > 0) expect(sentence).toContain(`€${(cents / 100).toFixed(2)}`);
      }),
      { numRuns: 5000 },
    );
  });
});
