import type { Order } from '@aimante/api-contract/orders';
import { describe, expect, it } from '@jest/globals';
import { isCancelledOrRefunded } from './confirmation-hero.tsx';
import { deliveryLines } from './order-facts.tsx';
import { stepsOf } from './order-timeline.tsx';
import { isSettled } from './use-clear-cart.ts';

const paid = { status: 'en_cours', paymentStatus: 'paid', stage: 'a_verifier', totalCents: 900, refundedCents: 0 };
const order = (facts: object = {}): Order => ({ ...paid, relay: null, marketEvent: null, ...facts }) as Order;

describe('the steps of an order', () => {
  const steps = (facts: object) =>
    stepsOf(order(facts))
      .map(({ key, isDone }) => (isDone ? key : `(${key})`))
      .join(' ');
  it.each([
    ['begin with its receipt', {}, 'received (checked) (printed) (shipped)'],
    ['wait at a blocked photo', { stage: 'bloque' }, 'received (checked) (printed) (shipped)'],
    ['go on with the print', { stage: 'emballe' }, 'received checked printed (shipped)'],
    ['end with the parcel', { stage: 'livre' }, 'received checked printed shipped'],
    ['end at the stall', { stage: 'imprime', shippingMethod: 'market' }, 'received checked printed (ready)'],
    ['have no print without photos', { stage: 'pret', hasPhotos: false }, 'received (shipped)'],
  ])('%s', (_, facts, expected) => expect(steps(facts)).toBe(expected));
});

describe('an order is settled', () => {
  it.each([
    ['once it is paid', {}, true],
    ['with a transfer on its way', { paymentStatus: 'pending', payment: { provider: 'transfer' } }, true],
    ['not with an open payment', { paymentStatus: 'pending', payment: { provider: 'paypal' } }, false],
    ['not without a payment', { paymentStatus: 'pending', payment: null }, false],
  ])('%s', (_, facts, expected) => expect(isSettled(order(facts))).toBe(expected));
});

describe('thanks are out of place', () => {
  it.each([
    ['never for a paid order', {}, false],
    ['for a cancelled order', { status: 'annule', paymentStatus: 'pending' }, true],
    ['for a refunded order', { refundedCents: 900 }, true],
    ['for a refund on its way', { refundPendingCents: 900 }, true],
    ['not for a refund of a part', { refundedCents: 450 }, false],
  ])('%s', (_, facts, expected) => expect(isCancelledOrRefunded(order(facts))).toBe(expected));
});

describe('the delivery', () => {
  const address = { firstName: 'Camille', lastName: 'Moreau', company: null, line1: '8 rue des Lices', line2: '' };
  const shippingAddress = { ...address, postalCode: '1000', city: 'Bruxelles', country: 'BE' };

  it('names another country, in the language of the visitor', () => {
    expect(deliveryLines(order({ shippingAddress }), 'en')).toEqual([
      'Camille Moreau',
      '8 rue des Lices',
      '1000 Bruxelles',
      'Belgium',
    ]);
  });

  it('is at the pick-up point before the address', () => {
    const relay = { name: 'Tabac du Mail', line1: '1 rue du Mail', postalCode: '49100', city: 'Angers' };
    expect(deliveryLines(order({ relay, shippingAddress }), 'fr')[0]).toBe('Tabac du Mail');
  });

  it('is nowhere once the address is erased', () => {
    expect(deliveryLines(order({ shippingAddress: null }), 'fr')).toEqual([]);
  });
});
