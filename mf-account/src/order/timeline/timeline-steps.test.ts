import type { Order, OrderStage } from '@aimante/api-contract/orders';
import { describe, expect, it } from '@jest/globals';
import { stepText, timelineOf, waitingStep } from './timeline-steps.ts';

type Facts = Parameters<typeof timelineOf>[0];

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`;
const moved = (to: OrderStage, hour: number): Order['events'][number] => ({
  type: 'stage_changed',
  by: 'admin',
  data: { to },
  at: at(hour),
});
const order = (facts: Partial<Facts>): Facts => ({
  status: 'en_cours',
  paymentStatus: 'paid',
  stage: 'a_verifier',
  createdAt: at(8),
  paidAt: at(9),
  cancelledAt: null,
  completedAt: null,
  shippingMethod: 'standard',
  events: [],
  totalCents: 900,
  refundedCents: 0,
  lines: [{ isPersonalised: true, quantity: 1 }],
  ...facts,
});
const words = (facts: Partial<Facts>) => timelineOf(order(facts)).map(({ key, state }) => `${key} ${state}`);

describe('timelineOf', () => {
  it('says what an order waits for before it is paid', () => {
    const unpaid = { status: 'en_attente', paymentStatus: 'pending', paidAt: null } as const;
    expect(words(unpaid)).toEqual(['unpaid current', 'received done']);
    expect(words({ ...unpaid, paymentStatus: 'failed' })).toEqual(['failed current', 'received done']);
  });

  it('shows the next step, the current one and those done, the newest first', () => {
    expect(words({ stage: 'assemble' })).toEqual([
      'shipped next',
      'printed current',
      'checked done',
      'paid done',
      'received done',
    ]);
  });

  it('dates each step by what happened', () => {
    const steps = timelineOf(order({ stage: 'imprime', events: [moved('imprime', 12), moved('pret', 10)] }));
    expect(steps.map((step) => step.at)).toEqual([undefined, at(12), at(10), at(9), at(8)]);
  });

  it('has nothing to check or print of an order without photos', () => {
    const box = { lines: [{ isPersonalised: false, quantity: 1 }] };
    expect(words({ ...box, stage: 'pret' })).toEqual(['shipped next', 'paid current', 'received done']);
    const removed = { isPersonalised: true, quantity: 2, removedQuantity: 2 };
    expect(words({ lines: [...box.lines, removed], stage: 'pret' })[1]).toBe('paid current');
    expect(words({ ...box, stage: 'emballe' })).toEqual(['shipped next', 'paid current', 'received done']);
    expect(words({ ...box, stage: 'expedie' })[1]).toBe('shipped current');
    expect(words({ ...box, lines: [...box.lines, { isPersonalised: true, quantity: 1 }], stage: 'pret' })[1]).toBe(
      'checked current',
    );
  });

  it('stops at a blocked photo, and shows what follows it', () => {
    const before = ['printed next', 'blocked current', 'paid done', 'received done'];
    expect(words({ stage: 'bloque' })).toEqual(['shipped next', ...before]);
    expect(words({ stage: 'bloque', shippingMethod: 'market' })).toEqual(['ready next', ...before]);
  });

  it('uses the market stall for an order with pickup', () => {
    expect(words({ stage: 'pret_retrait', shippingMethod: 'market' }).slice(0, 2)).toEqual([
      'collected next',
      'ready current',
    ]);
  });

  it('ends with the delivery', () => {
    expect(words({ status: 'termine', stage: 'livre' })[0]).toBe('delivered current');
  });

  it('ends with the cancellation, and with the refund where there was one', () => {
    const facts = { status: 'annule', cancelledAt: at(11) } as const;
    expect(words(facts)).toEqual(['cancelled current', 'paid done', 'received done']);
    const asked = { type: 'refund_asked', by: 'customer', data: {}, at: at(11) } as const;
    expect(timelineOf(order({ ...facts, refundPendingCents: 900, events: [asked] }))[0]).toEqual({
      key: 'refunded',
      state: 'current',
      at: at(11),
    });
    const refund = { type: 'refunded', by: 'provider', data: {}, at: at(12) } as const;
    expect(words({ ...facts, refundedCents: 900, events: [refund, asked] })[0]).toBe('refunded current');
    expect(words({ ...facts, paidAt: null, paymentStatus: 'pending' })).toEqual(['cancelled current', 'received done']);
  });
});

describe('waitingStep', () => {
  const box = [{ isPersonalised: false, quantity: 1 }];
  it.each<[string, Partial<Facts>, string]>([
    ['of an unpaid order is its payment', { status: 'en_attente', paymentStatus: 'pending', paidAt: null }, 'unpaid'],
    ['of a refused payment says so', { status: 'en_attente', paymentStatus: 'failed', paidAt: null }, 'failed'],
    ['of a paid order is the look at its photos', {}, 'paid'],
    ['of a paid box is its preparation', { lines: box }, 'prepared'],
    ['of a shipped box is the parcel', { lines: box, stage: 'expedie' }, 'shipped'],
    ['of a blocked order is the photo', { stage: 'bloque' }, 'blocked'],
    ['of a cancelled order is nothing more', { status: 'annule', cancelledAt: at(11) }, 'cancelled'],
    ['of a pending refund is not the refund', { status: 'annule', refundPendingCents: 900 }, 'cancelled'],
    ['of a failed refund is not the refund', { status: 'annule', refundFailedCents: 900 }, 'cancelled'],
    ['of a refund that is done is the refund', { status: 'annule', refundedCents: 900 }, 'refunded'],
  ])('%s', (_, facts, step) => expect(waitingStep(order(facts))).toBe(step));
});

describe('stepText', () => {
  it.each([
    ['delivered', true, 'order.step.delivered.text'],
    ['delivered', false, 'order.step.delivered.items'],
    ['paid', false, 'order.step.paid.items'],
    ['shipped', false, 'order.step.shipped.text'],
    ['cancelled', false, 'order.step.cancelled.text'],
  ] as const)('of %s, where photos are printed: %s, is %s', (step, isPersonalised, key) => {
    expect(stepText(step, { lines: [{ isPersonalised, quantity: 1 }] })).toBe(key);
  });
  it('names the place of the tracking link', () => {
    const facts = { lines: [], trackingUrl: 'https://suivi.exemple.test/6A1' };
    expect(stepText('shipped', facts)).toBe('order.step.shipped.tracked');
  });
});
