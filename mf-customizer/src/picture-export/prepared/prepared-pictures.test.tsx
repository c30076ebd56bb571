import { createRecipe, zoomAt } from '@aimante/print';
import { describe, expect, it } from '@jest/globals';
import { createPictureShelf } from '../../picture-worker/picture-shelf.ts';
import type { PicturePool } from '../../picture-worker/picture-worker.ts';
import { createTypesets } from '../../type/typesets.ts';
import type { ItemOutput } from '../render-item.ts';
import { createPreparedPictures } from './prepared-pictures.ts';

const photo = { width: 3000, height: 2000 };
const item = { photoId: 'a', recipe: createRecipe(photo, 1) };
const output: ItemOutput = { width: 1000, height: 1000, bleed: 0, type: 'image/png', pixelsPerMetre: 20_000 };

function prepared() {
  const made: string[] = [];
  const pool = {
    async run(task: string) {
      made.push(task);
      if (made.length === 1 && isFirstLost) throw new Error('The worker died');
      return new Blob(['x'.repeat(made.length)]);
    },
    warm: () => undefined,
    close: () => undefined,
  } as PicturePool;
  let isFirstLost = false;
  const shelf = createPictureShelf();
  URL.createObjectURL = () => 'blob:thumbnail';
  shelf.put('a', new Blob(['original']), { preview: new Blob(), thumbnail: new Blob() });
  const lose = () => {
    isFirstLost = true;
  };
  return { pictures: createPreparedPictures({ typesets: createTypesets(), shelf, pool }), made, lose };
}

describe('prepared pictures', () => {
  it('makes a picture once, however often it is prepared and asked for', async () => {
    const { pictures, made } = prepared();
    pictures.prepare([item, { ...item }], output);
    pictures.prepare([item], output);
    expect((await pictures.pictureOf(item, output)).size).toBe(1);
    expect(made).toEqual(['cropPicture']);
  });

  it('keeps 12 of the pictures of a session with 60 photos', async () => {
    const { pictures, made } = prepared();
    const items = Array.from({ length: 60 }, (_, index) => ({ ...item, recipe: zoomAt(item.recipe, 1 + index / 60) }));
    pictures.prepare(items, output);
    await Promise.resolve();
    expect(made).toHaveLength(12);
  });

  it('makes it again after its framing changed', async () => {
    const { pictures, made } = prepared();
    pictures.prepare([item], output);
    await pictures.pictureOf({ ...item, recipe: zoomAt(item.recipe, 2) }, output);
    expect(made).toHaveLength(2);
  });

  it('makes it when it is asked for, where it could not be prepared', async () => {
    const { pictures, lose } = prepared();
    lose();
    pictures.prepare([item], output);
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    expect((await pictures.pictureOf(item, output)).size).toBe(2);
  });
});
