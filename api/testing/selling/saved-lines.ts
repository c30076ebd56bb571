import type { CartSync, SavedCartLine } from '@aimante/api-contract/carts';
import { createRecipe, type Design, withDesign } from '@aimante/print';
import { uuidv7 } from '../../src/platform/database/sql/uuid.ts';

type Recipe = NonNullable<SavedCartLine['photos'][number]['print']>['recipe'];

interface Line extends Partial<Omit<SavedCartLine, 'photos'>> {
  photoId?: string;
  /** The second photo of a collage. */
  cellId?: string;
  copies?: number;
}

/** A cart line as a browser sends it: with a photo if one is named. */
export function savedLine({ photoId, cellId, copies = 1, ...line }: Line = {}): SavedCartLine {
  const plain = createRecipe({ width: 1200, height: 900 }, 1);
  const recipe = JSON.parse(JSON.stringify(cellId ? withDesign(plain, collageOf(cellId), SIZE) : plain)) as Recipe;
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

const SIZE = { width: 50, height: 50 };

/** Two photos side by side. */
function collageOf(photoId: string): Design {
  const half = { kind: 'photo', mask: 'rectangle', radius: 0, angle: 0 } as const;
  const area = { left: 0, top: 0, width: 25, height: 50 };
  const cell = { photoId, crop: createRecipe({ width: 1200, height: 900 }, 0.5) };
  return {
    version: 1,
    size: SIZE,
    layers: [
      { ...half, area },
      { ...half, area: { ...area, left: 25 }, cell },
    ],
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
