import { quarterTurn } from '@aimante/print';
import { describe, expect, it } from '@jest/globals';
import { arranged, fillCell } from '../collage/collage.ts';
import type { Project } from '../photo-project/photo-project.ts';
import { projectOf, square } from '../photo-project/project.fixture.ts';
import { reduceProject } from '../photo-project/reduce-project.ts';
import { toCartRequest } from './cart-request.ts';

const purchase = { productId: 'p', variantId: undefined, bundleId: undefined, unitPriceCents: 450 };
const previews = ['a', 'b'].map((name) => new Blob([name]));

const requestOf = (project: Project, more: Partial<Parameters<typeof toCartRequest>[0]> = {}) =>
  toCartRequest({ lineId: 'line', project, purchase, previews, uploadIdOf: () => undefined, ...more });

describe('the request to the cart', () => {
  it('has each photo in order, with its copies and its picture', () => {
    const project = reduceProject(projectOf(['a', 'b']), { type: 'copiesSet', itemId: 'b', copies: 3 });
    expect(requestOf(project).photos).toMatchObject([
      { photoId: 'photo-a', copies: 1, preview: previews[0], widthMm: 50, heightMm: 50, quality: 'excellent' },
      { photoId: 'photo-b', copies: 3, preview: previews[1] },
    ]);
  });

  it('names the original as the server does, once it has arrived', () => {
    const uploadIdOf = (id: string) => (id === 'photo-a' ? 'stored-a' : undefined);
    const { photos } = requestOf(projectOf(['a', 'b']), { uploadIdOf });
    expect(photos.map(({ photoId }) => photoId)).toEqual(['stored-a', 'photo-b']);
  });

  it('names all photos of a collage as the server does', () => {
    const project = projectOf(['a', 'b']);
    const item = project.items[0];
    if (!item) throw new Error('there is an item');
    const [left, right] = [0, 26].map((x) => ({ left: x, top: 0, width: 24, height: 50 }));
    const empty = left && right ? arranged(item, [left, right], square.trim) : item;
    const { photoId, recipe } = fillCell(empty, 2, { id: 'photo-b', width: 3000, height: 2000 });
    const collage = reduceProject(project, { type: 'framed', itemId: 'a', photoId, recipe });
    const { photos } = requestOf(collage, { uploadIdOf: (id) => id.replace('photo', 'stored') });
    expect(photos[0]?.photoId).toBe('stored-b');
    expect(JSON.stringify(photos[0]?.recipe)).toContain('"photoId":"stored-a"');
    expect(JSON.stringify(photos[0]?.recipe)).not.toContain('photo-a');
  });

  it('leaves out a photo without a picture', () => {
    expect(requestOf(projectOf(['a', 'b', 'c'])).photos).toHaveLength(2);
  });

  it.each([
    ['nothing', {}, []],
    ['a variant', { variantId: 'v' }, ['variantId']],
    ['a variant and a bundle', { variantId: 'v', bundleId: 'b' }, ['variantId', 'bundleId']],
  ])('has no other options where the visitor chose %s', (_, options, keys) => {
    const request = requestOf(projectOf(['a']), { purchase: { ...purchase, ...options } });
    expect(Object.keys(request).filter((key) => key === 'variantId' || key === 'bundleId')).toEqual(keys);
    expect(request).toMatchObject({ ...options, lineId: 'line', productId: 'p', unitPriceCents: 450 });
  });

  it.each([
    ['rectangle', undefined],
    ['round', 'round'],
    ['heart', 'heart'],
  ] as const)('of a magnet cut as a %s names the shape %s', (shape, named) => {
    expect(requestOf(projectOf(['a'], {}, { ...square, shape })).photos[0]?.shape).toBe(named);
  });

  it.each([
    [3000, 'excellent'],
    [500, 'good'],
    [300, 'soft'],
    [200, 'poor'],
  ])('rates a photo of %d pixels as %s', (side, quality) => {
    expect(requestOf(projectOf(['a'], { width: side, height: side })).photos[0]?.quality).toBe(quality);
  });

  it('describes a full turn of a photo as no turn', () => {
    const project = projectOf(['a']);
    const turned = project.items.map((item) => ({
      ...item,
      recipe: [1, 2, 3, 4].reduce((recipe) => quarterTurn(recipe), item.recipe),
    }));
    expect(requestOf({ ...project, items: turned }).photos[0]?.recipe).toEqual(requestOf(project).photos[0]?.recipe);
  });

  it('is unchanged after JSON', () => {
    const [photo] = requestOf(projectOf(['a'])).photos;
    expect(JSON.parse(JSON.stringify(photo?.recipe))).toEqual(photo?.recipe);
  });
});
