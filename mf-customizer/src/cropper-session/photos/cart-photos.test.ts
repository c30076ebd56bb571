import { describe, expect, it } from '@jest/globals';
import { arranged, fillCell } from '../../collage/collage.ts';
import type { QueueItem } from '../../photo-project/photo-project.ts';
import { keepPhotosInCart, readCartPhotos, readGonePhotos } from './cart-photos.ts';

const recipe = (scale: number) => ({
  version: 1 as const,
  photo: { width: 300, height: 200 },
  center: { x: 150, y: 100 },
  scale,
  angle: 0,
  quarterTurns: 0 as const,
  flipH: false,
  flipV: false,
  aspect: 1,
});
const item = (photoId: string, scale = 1): QueueItem => ({
  id: `item-${photoId}-${scale}`,
  photoId,
  recipe: recipe(scale),
  past: [],
  future: [],
  isValidated: true,
  isLowQualityAccepted: false,
  copies: 1,
});
const held = (photoId: string, copies: number, scale = 1) => ({ photoId, copies, recipe: recipe(scale) });
const drafts = {
  readUpload: async (photoId: string) => ({ photoId, url: '', sha256: '', uploadId: `server-${photoId}` }),
};
const names = (items: readonly QueueItem[]) => items.map(({ id, copies }) => `${id} × ${copies}`);

describe('photos that are cropped again', () => {
  it('are the photos of the cart line, with their numbers of copies', async () => {
    const items = [item('cat'), item('cat', 2), item('bear')];
    const kept = await keepPhotosInCart(items, [held('server-cat', 4, 2), held('bear', 2)], drafts);
    expect(names(kept)).toEqual(['item-cat-2 × 4', 'item-bear-1 × 2']);
  });

  it('are found in a collage, which the cart names as the server does', async () => {
    const bear = item('bear');
    const areas = [0, 26].map((left) => ({ left, top: 0, width: 24, height: 50 }));
    const framing = fillCell(arranged(bear, areas, { width: 50, height: 50 }), 2, {
      id: 'cat',
      width: 300,
      height: 200,
    });
    const inCart = JSON.parse(JSON.stringify(framing.recipe).replace('"bear"', '"server-bear"')) as typeof bear.recipe;
    const kept = await keepPhotosInCart(
      [{ ...bear, ...framing }, item('other')],
      [{ photoId: 'server-cat', copies: 2, recipe: { ...inCart } }],
      drafts,
    );
    expect(names(kept)).toEqual(['item-bear-1 × 2']);
  });

  it('stay as they are where the line has none of them', async () => {
    expect(names(await keepPhotosInCart([item('cat')], [held('other', 3)], drafts))).toEqual(['item-cat-1 × 1']);
  });
});

describe('the state of an address', () => {
  it('is read where the cart made it', () => expect(readCartPhotos({ held: [held('cat', 1)] })).toHaveLength(1));
  it('names the originals that are gone from the server, if there are any', () => {
    expect(readGonePhotos({ held: [held('cat', 1)], gone: ['server-cat'] })).toEqual(['server-cat']);
    expect([{ held: [] }, null, { gone: [1] }].map(readGonePhotos)).toEqual([[], [], []]);
  });
  it.each([null, undefined, 'held', { held: [{ copies: 'many' }] }])('returns nothing where it is %j', (state) =>
    expect(readCartPhotos(state)).toBeUndefined(),
  );
});
