/** @jest-environment node */
import { createRecipe } from '@aimante/print';
import { describe, expect, it } from '@jest/globals';
import { type ChosenPhoto, copiesOf, withCopies, withPicked } from './chosen-photos.ts';

const photo = (id: string, copies = 1): ChosenPhoto => ({
  ...{ id, name: `${id}.jpg`, copies, file: new Blob(), quality: 'good' },
  recipe: createRecipe({ width: 1200, height: 900 }, 1),
});
const idsOf = (photos: readonly ChosenPhoto[]) => photos.map(({ id }) => id);

describe('the photos that a customer chooses', () => {
  it('are as many as are missing, with their copies', () => {
    expect(idsOf(withPicked([photo('a', 2)], [photo('b'), photo('c')], 3))).toEqual(['a', 'b']);
    expect(idsOf(withPicked([photo('a', 3)], [photo('b')], 3))).toEqual(['a']);
    expect(copiesOf([photo('a', 2), photo('b')])).toBe(3);
  });

  it('leave with their last copy', () => {
    expect(withCopies([photo('a'), photo('b')], 'a', 2)).toMatchObject([{ copies: 2 }, { copies: 1 }]);
    expect(idsOf(withCopies([photo('a'), photo('b')], 'a', 0))).toEqual(['b']);
  });
});
