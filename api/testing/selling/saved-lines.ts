import type { CartSync, SavedCartLine } from '@aimante/api-contract/carts';
import { createRecipe } from '@aimante/print';
import { uuidv7 } from '../../src/platform/database/sql/uuid.ts';

type Recipe = NonNullable<SavedCartLine['photos'][number]['print']>['recipe'];

interface Line extends Partial<Omit<SavedCartLine, 'photos'>> {
  photoId?: string;
  copies?: number;
}

/** A cart line as a browser sends it: with a photo if one is named. */
export function savedLine({ photoId, copies = 1, ...line }: Line = {}): SavedCartLine {
  const recipe = JSON.parse(JSON.stringify(createRecipe({ width: 1200, height: 900 }, 1))) as Recipe;
  const print = { photoId: photoId ?? '', recipe, quality: 'good' as const, widthMm: 50, heightMm: 50 };
  return {
    lineId: uuidv7(),
    productId: uuidv7(),
    variantId: null,
    bundleId: null,
    unitPriceCents: 450,
    quantity: 1,
    photos: photoId === undefined ? [] : [{ preview: 'data:image/jpeg;base64,AAAA', copies, print }],
    ...line,
  };
}

export const syncOf = (sync: Partial<CartSync> = {}): CartSync => ({
  cartId: null,
  version: 0,
  checkoutId: uuidv7(),
  changed: [],
  removed: [],
  choices: null,
  ...sync,
});
