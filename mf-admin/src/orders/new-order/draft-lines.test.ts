/** @jest-environment node */
import { createRecipe } from '@aimante/print';
import { describe, expect, it } from '@jest/globals';
import {
  canBeOrdered,
  type DraftLine,
  type DraftPhoto,
  itemsOf,
  linesOfDraft,
  missingPhotos,
  pricedItems,
  withCopies,
  withPhoto,
} from './draft-lines.ts';

const photo = (photoId: string, copies = 1): DraftPhoto => ({
  ...{ key: photoId, photoId, copies, name: `${photoId}.jpg`, preview: '', isPoor: false },
  recipe: { ...createRecipe({ width: 1200, height: 900 }, 1) },
});
const product = {
  ...{ id: 'square', name: 'Carré', isPersonalised: true },
  ...{ magnetWidth: 50, magnetHeight: 50, magnetShape: null },
};
const line = (photos: DraftPhoto[], quantity = 1): DraftLine => ({
  ...{ id: 'l1', product, variantId: null, title: 'Carré', quantity, photos, photosToCome: false },
});

describe('the lines of a new order', () => {
  it('have as many magnets as copies of photos', () => {
    expect(itemsOf([line([photo('a', 2), photo('b')])])).toMatchObject([
      { lineId: 'l1', productId: 'square', quantity: 3, photos: [{ photoId: 'a', copies: 2 }, { photoId: 'b' }] },
    ]);
  });

  it('have the chosen quantity of a product without photos', () => {
    const box = { ...line([], 4), product: { ...product, isPersonalised: false } };
    expect(itemsOf([box])).toMatchObject([{ quantity: 4, photos: [] }]);
  });

  it('have as many magnets as the customer wants, while photos are to come', () => {
    const waiting = { ...line([photo('a', 2)], 9), photosToCome: true };
    expect(itemsOf([waiting])).toMatchObject([{ quantity: 9, photosToCome: true, photos: [{ copies: 2 }] }]);
    expect(missingPhotos(waiting)).toBe(7);
    const [whole] = itemsOf([{ ...waiting, quantity: 1 }]);
    expect(whole).toMatchObject({ quantity: 2 });
    expect(whole).not.toHaveProperty('photosToCome');
    expect(pricedItems(itemsOf([waiting]))).toEqual([
      { lineId: 'l1', productId: 'square', variantId: null, quantity: 9 },
    ]);
  });

  it('lose a photo without copies, and count one that is chosen again', () => {
    expect(withCopies([photo('a'), photo('b')], 'a', 0)).toMatchObject([{ photoId: 'b' }]);
    expect(withPhoto([photo('a'), photo('b')], photo('b'))).toMatchObject([{ copies: 1 }, { copies: 2 }]);
    expect(withPhoto([photo('a')], photo('b'))).toHaveLength(2);
  });

  it('offer no personalised product without a size', () => {
    expect(canBeOrdered(product)).toBe(true);
    expect(canBeOrdered({ ...product, magnetWidth: null })).toBe(false);
    expect(canBeOrdered({ ...product, isPersonalised: false, magnetWidth: null })).toBe(true);
  });

  it('are those of an unpaid order, with each crop of a photo', () => {
    const { key: _, name: __, preview: ___, isPoor: ____, ...crop } = photo('a');
    const crops = ['p1', 'p2'].map((linePhotoId) => ({ ...crop, linePhotoId, fileName: 'a.jpg', previewUrl: '/p' }));
    const lines = [{ product, variantId: null, title: 'Carré', quantity: 2, photos: crops }];
    const [first] = linesOfDraft({ lines }, (url) => `https://api.test${url}`);
    expect(first?.photos).toMatchObject([
      { key: 'p1', preview: 'https://api.test/p' },
      { key: 'p2', photoId: 'a' },
    ]);
    expect(withCopies(first?.photos ?? [], 'p1', 0)).toMatchObject([{ key: 'p2' }]);
  });
});
