import { describe, expect, it } from '@jest/globals';
import { canAddItems } from './can-add-items.ts';
import { waitedFor } from './waited-for.ts';

type Order = Parameters<typeof canAddItems>[0];
type Supplement = NonNullable<Order['supplements']>[number];

const paid: Order = {
  ...{ status: 'en_cours', stage: 'a_verifier', paymentStatus: 'paid', totalCents: 1000, refundedCents: 0 },
  supplements: [],
};
const supplement = (
  number: string,
  state: Supplement['state'],
  stage: Supplement['stage'] = 'a_verifier',
): Supplement => ({ number, state, stage });

describe('items can be added to a paid order', () => {
  it.each<Order['stage']>(['a_verifier', 'pret', 'bloque'])('at the stage %s', (stage) => {
    expect(canAddItems({ ...paid, stage })).toBe(true);
  });

  it.each<[string, Partial<Order>]>([
    ['is printed', { stage: 'imprime' }],
    ['is cancelled', { status: 'annule' }],
    ['is a supplement itself', { supplementTo: { number: 'PM-26-000001', stage: 'pret' } }],
    ['has an open supplement', { supplements: [supplement('PM-26-000002', 'open')] }],
    ['comes from an API that does not know supplements', { supplements: undefined }],
  ])('but not if it %s', (_, part) => {
    expect(canAddItems({ ...paid, ...part })).toBe(false);
  });

  it('again when the earlier supplement is paid or withdrawn', () => {
    const supplements = [supplement('PM-26-000002', 'paid'), supplement('PM-26-000003', 'withdrawn')];
    expect(canAddItems({ ...paid, supplements })).toBe(true);
  });
});

describe('a parcel waits', () => {
  it('for a paid supplement that is not packed', () => {
    const supplements = [supplement('PM-26-000002', 'paid', 'pret')];
    expect(waitedFor({ supplements })).toBe('PM-26-000002');
  });

  it('for the order that a supplement belongs to', () => {
    expect(waitedFor({ supplementTo: supplement('PM-26-000001', 'paid', 'imprime') })).toBe('PM-26-000001');
  });

  it('for nothing that is packed, sent, unpaid or withdrawn', () => {
    const supplements = [
      supplement('PM-26-000002', 'paid', 'emballe'),
      supplement('PM-26-000003', 'open'),
      supplement('PM-26-000004', 'withdrawn'),
    ];
    expect(waitedFor({ supplements, supplementTo: supplement('PM-26-000001', 'paid', 'expedie') })).toBe(undefined);
  });
});
