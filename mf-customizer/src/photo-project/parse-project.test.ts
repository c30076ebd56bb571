import { hasEmptyCell } from '@aimante/print';
import { describe, expect, it } from '@jest/globals';
import { arranged, fillCell } from '../collage/collage.ts';
import { parseProject } from './parse-project.ts';
import { emptyProject } from './photo-project.ts';
import { square as profile } from './project.fixture.ts';
import { reduceProject } from './reduce-project.ts';

const photo = { id: 'p', name: 'plage.jpg', width: 3000, height: 2000 };
const project = reduceProject(emptyProject('5x5', profile), { type: 'photoAdded', photo, itemId: 'i' });
interface Stored {
  items: { recipe: { center: { x: number } } }[];
}
const never = (): never => {
  throw new Error('there is an item');
};
const stored = () => JSON.parse(JSON.stringify(project)) as Stored;

describe('parseProject', () => {
  it('returns the stored answer', () => {
    expect(parseProject(stored(), () => profile)).toEqual(project);
  });

  it.each([
    ['text', 'photos'],
    ['nothing', null],
    ['no items', { magnetId: '5x5', photos: {} }],
  ])('refuses %s', (_, input) => {
    expect(parseProject(input, () => profile)).toBeUndefined();
  });

  it('refuses crops for a magnet that is not known any more', () => {
    expect(parseProject(stored(), () => undefined)).toBeUndefined();
  });

  it('leaves out an item with a recipe outside the photo', () => {
    const broken = stored();
    for (const { recipe } of broken.items) recipe.center.x = -500;
    expect(parseProject(broken, () => profile)?.items).toEqual([]);
  });

  it('leaves out an item without its photo', () => {
    expect(parseProject({ ...stored(), photos: {} }, () => profile)?.items).toEqual([]);
  });

  it('keeps a collage without one of its photos, which must be chosen again', () => {
    const areas = [0, 26].map((left) => ({ left, top: 0, width: 24, height: 50 }));
    const framing = fillCell(
      arranged({ photoId: 'p', recipe: project.items[0]?.recipe ?? never() }, areas, profile.trim),
      2,
      {
        ...photo,
        id: 'q',
      },
    );
    const photos = { p: photo, q: { ...photo, id: 'q' } };
    const collage = reduceProject({ ...project, photos }, { type: 'framed', itemId: 'i', ...framing });
    const whole = reduceProject(collage, { type: 'validated', itemId: 'i' });
    const wire = JSON.parse(JSON.stringify(whole)) as typeof whole;
    expect(parseProject(wire, () => profile)).toEqual(whole);
    const [left] = parseProject({ ...wire, photos: { p: photo } }, () => profile)?.items ?? [];
    expect(left).toMatchObject({ photoId: 'p', isValidated: false });
    expect(left && hasEmptyCell(left.recipe)).toBe(true);
  });

  it('reads the steps of a draft from before collages', () => {
    const old = { ...stored(), items: [{ ...project.items[0], past: [project.items[0]?.recipe] }] };
    expect(parseProject(old, () => profile)?.items[0]?.past).toEqual([
      { photoId: 'p', recipe: project.items[0]?.recipe },
    ]);
  });

  it('leaves out crops of another shape', () => {
    const wide = { ...profile, trim: { width: 60, height: 40 } };
    expect(parseProject(stored(), () => wide)?.items).toEqual([]);
  });
});
