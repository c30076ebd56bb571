import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { describe, expect, it } from '@jest/globals';
import { canEditLines, editableLines, lineEdit } from './line-edit.ts';

const photo = (id: string, copies: number) => ({ id, copies });
const line = (id: string, more: object = {}) => ({
  ...{ id, kind: 'article', name: 'Magnet', options: null, quantity: 3, photos: [] },
  ...more,
});
const paid = (lineId: string, more: object = {}) => ({ lineId, paidCents: 1000, refundedQuantity: 0, ...more });

function orderOf(lines: readonly object[], paids: readonly object[], more: object = {}): DeskOrderDetail {
  const order = {
    ...{ status: 'en_cours', paymentStatus: 'paid', stage: 'pret', totalCents: 2500, refundedCents: 0 },
    lines,
    refundable: { lines: paids, shippingCents: 500 },
    ...more,
  };
  // The rules read only these of about eighty fields.
  return order as unknown as DeskOrderDetail;
}

const plain = orderOf(
  [line('a'), line('b'), line('wrap', { kind: 'gift_wrap' })],
  [paid('a'), paid('b'), paid('wrap')],
);

describe('an edit of the items', () => {
  it('refunds the share that was paid for the removed units, to the cent', () => {
    expect(lineEdit(plain, { a: 1 })).toEqual({
      lines: [{ lineId: 'a', quantity: 1 }],
      totalCents: 2500,
      refundCents: 666,
      leftCents: 1834,
      fault: undefined,
    });
    expect(lineEdit(plain, { a: 0 }).refundCents).toBe(1000);
  });

  it('starts from what earlier edits and refunds left', () => {
    const reduced = orderOf([line('a', { removedQuantity: 1 })], [paid('a', { refundedQuantity: 1 })], {
      refundedCents: 333,
    });
    expect(editableLines(reduced)).toMatchObject([{ quantity: 2 }]);
    expect(lineEdit(reduced, { a: 1 })).toMatchObject({ totalCents: 2167, refundCents: 333, leftCents: 1834 });
    expect(editableLines(orderOf([line('a', { removedQuantity: 3 })], [paid('a')]))).toEqual([]);
  });

  it('names the copies that stay of a line with several photos', () => {
    const order = orderOf([line('a', { photos: [photo('p', 2), photo('q', 1)] })], [paid('a')]);
    expect(lineEdit(order, { q: 0 }).lines).toEqual([
      {
        lineId: 'a',
        quantity: 2,
        photos: [
          { linePhotoId: 'p', copies: 2 },
          { linePhotoId: 'q', copies: 0 },
        ],
      },
    ]);
  });

  it('is refused without a change, without an item left, and for a part of a set', () => {
    expect(lineEdit(plain, {}).fault).toBe('nothing');
    expect(lineEdit(plain, { a: 0, b: 0 }).fault).toBe('none');
    const sets = orderOf([line('a', { quantity: 8 })], [paid('a', { setSize: 4 })]);
    expect(lineEdit(sets, { a: 5 }).fault).toBe('set');
    expect(lineEdit(sets, { a: 4 }).fault).toBeUndefined();
  });

  it('keeps all when a line has fewer units after a conflict', () => {
    expect(lineEdit(plain, { a: 9 }).lines).toEqual([]);
  });
});

describe('the items can be edited', () => {
  it.each<[boolean, object]>([
    [true, {}],
    [true, { stage: 'bloque' }],
    [false, { stage: 'imprime' }],
    [false, { status: 'en_attente', paymentStatus: 'pending', stage: 'a_verifier' }],
    [false, { status: 'annule' }],
    [false, { refundable: undefined }],
  ])('%s: %j', (expected, more) => {
    expect(canEditLines({ ...plain, ...more })).toBe(expected);
  });
});
