import { describe, expect, it } from '@jest/globals';
import { orderChoices, refundableCents } from './order-choices.ts';

type Order = Parameters<typeof orderChoices>[0];

const ready: Order = {
  status: 'en_cours',
  paymentStatus: 'paid',
  stage: 'pret',
  shippingMethod: 'standard',
  totalCents: 900,
  refundedCents: 0,
};
const unpaid: Order = { ...ready, status: 'en_attente', paymentStatus: 'pending', stage: 'a_verifier' };

function offered(change: Partial<Order>): string[] {
  const { next, usual, ...flags } = orderChoices({ ...ready, ...change });
  const others = Object.entries(flags).flatMap(([name, isTrue]) => (isTrue ? [name] : []));
  return [...next.map((stage) => (stage === usual ? `${stage}!` : stage)), ...others.toSorted()];
}

describe('an order offers', () => {
  it.each<[string, Partial<Order>, string[]]>([
    ['in the usual case, its next stage first', {}, ['imprime!', 'a_verifier', 'bloque', 'canCancel']],
    ['before payment, to note one', unpaid, ['canBePaid', 'canCancel']],
    ['after a refused payment, to note one', { ...unpaid, paymentStatus: 'failed' }, ['canBePaid', 'canCancel']],
    [
      'the check of its photos before all stages',
      { stage: 'a_verifier' },
      ['pret', 'bloque', 'canBeChecked', 'canCancel'],
    ],
    [
      'no step to ready while photos are missing',
      { stage: 'a_verifier', missingPhotos: 2 },
      ['bloque', 'canBeChecked', 'canCancel'],
    ],
    ['the carrier to a parcel', { stage: 'emballe' }, ['expedie!', 'bloque', 'canCancel']],
    [
      'the market to an order collected there',
      { stage: 'emballe', shippingMethod: 'market' },
      ['pret_retrait!', 'bloque', 'canCancel'],
    ],
    ['only the way back when it is blocked', { stage: 'bloque' }, ['a_verifier!', 'canCancel']],
    ['its end once delivered', { stage: 'livre' }, ['canCancel', 'canComplete']],
    ['its end once collected', { stage: 'retire', shippingMethod: 'market' }, ['canCancel', 'canComplete']],
    ['no stage first once refunded in full', { refundedCents: 900 }, ['imprime', 'a_verifier', 'bloque', 'canCancel']],
    [
      'no stage first while all of it is being refunded',
      { refundPendingCents: 900 },
      ['imprime', 'a_verifier', 'bloque', 'canCancel'],
    ],
    [
      'its next stage first after a refund in part',
      { refundedCents: 899 },
      ['imprime!', 'a_verifier', 'bloque', 'canCancel'],
    ],
    ['nothing once cancelled', { status: 'annule' }, ['isAtEnd']],
    ['nothing once cancelled on its way', { status: 'annule', stage: 'livre' }, ['isAtEnd']],
    ['nothing once completed', { status: 'termine', stage: 'livre' }, ['isAtEnd']],
    ['nothing once completed at the market', { status: 'termine', stage: 'retire' }, ['isAtEnd']],
  ])('%s', (_, change, expected) => {
    expect(offered(change)).toEqual(expected);
  });
});

describe('what can still be refunded', () => {
  it.each<[string, Partial<Order>, number]>([
    ['is all of a paid order', {}, 900],
    ['is nothing of an unpaid one', { paymentStatus: 'pending' }, 0],
    ['is nothing of a refused payment', { paymentStatus: 'failed' }, 0],
    ['is nothing where nothing was due', { totalCents: 0 }, 0],
    ['is the rest after a refund', { refundedCents: 250 }, 650],
    ['is the rest of a refund that is pending', { refundPendingCents: 250 }, 650],
    ['is the rest of a refund that failed and waits for the owner', { refundFailedCents: 250 }, 650],
    ['is what none of them covers', { refundedCents: 300, refundPendingCents: 300, refundFailedCents: 299 }, 1],
    [
      'is nothing when they cover all of it',
      { refundedCents: 300, refundPendingCents: 300, refundFailedCents: 300 },
      0,
    ],
    ['is never less than nothing', { refundedCents: 900, refundPendingCents: 900 }, 0],
    ['is all of a cancelled order that was paid', { status: 'annule' }, 900],
  ])('%s', (_, change, cents) => {
    expect(refundableCents({ ...ready, ...change })).toBe(cents);
  });
});
