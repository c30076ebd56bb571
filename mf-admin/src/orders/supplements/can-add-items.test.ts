import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { describe, expect, it } from '@jest/globals';
import { canAddItems } from './can-add-items.ts';
import { waitedFor } from './waited-for.ts';

const orderWith = (part: object): DeskOrderDetail =>
  ({
    ...{ status: 'en_cours', stage: 'a_verifier', paymentStatus: 'paid', totalCents: 1000, refunds: [], lines: [] },
    ...{ refundedCents: 0, supplements: [], ...part },
  }) as unknown as DeskOrderDetail;
const supplement = (number: string, state: string, stage = 'a_verifier') => ({ number, state, stage });

describe('items can be added to a paid order', () => {
  it.each(['a_verifier', 'pret', 'bloque'])('at the stage %s', (stage) => {
    expect(canAddItems(orderWith({ stage }))).toBe(true);
  });

  it.each<[string, object]>([
    ['is printed', { stage: 'imprime' }],
    ['is cancelled', { status: 'annule' }],
    ['is a supplement itself', { supplementTo: { number: 'PM-26-000001', stage: 'pret' } }],
    ['has an open supplement', { supplements: [supplement('PM-26-000002', 'open')] }],
    ['comes from an API that does not know supplements', { supplements: undefined }],
  ])('but not if it %s', (_, part) => {
    expect(canAddItems(orderWith(part))).toBe(false);
  });

  it('again once the supplement before is paid or withdrawn', () => {
    const supplements = [supplement('PM-26-000002', 'paid'), supplement('PM-26-000003', 'withdrawn')];
    expect(canAddItems(orderWith({ supplements }))).toBe(true);
  });
});

describe('a parcel waits', () => {
  it('for a paid supplement that is not packed', () => {
    const supplements = [supplement('PM-26-000002', 'paid', 'pret')];
    expect(waitedFor(orderWith({ supplements }))).toBe('PM-26-000002');
  });

  it('for the order that a supplement belongs to', () => {
    expect(waitedFor(orderWith({ supplementTo: supplement('PM-26-000001', 'paid', 'imprime') }))).toBe('PM-26-000001');
  });

  it('for nothing that is packed, sent, unpaid or withdrawn', () => {
    const supplements = [
      supplement('PM-26-000002', 'paid', 'emballe'),
      supplement('PM-26-000003', 'open'),
      supplement('PM-26-000004', 'withdrawn'),
    ];
    expect(waitedFor(orderWith({ supplements, supplementTo: supplement('PM-26-000001', 'paid', 'expedie') }))).toBe(
      undefined,
    );
  });
});
