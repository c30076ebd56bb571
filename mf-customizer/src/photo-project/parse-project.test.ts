import { describe, expect, it } from '@jest/globals';
import { parseProject } from './parse-project.ts';
import { emptyProject } from './photo-project.ts';
import { reduceProject } from './reduce-project.ts';

const profile = { trim: { width: 50, height: 50 }, bleed: 2, safe: 3, cornerRadius: 0, shape: 'rectangle' } as const;
const photo = { id: 'p', name: 'plage.jpg', width: 3000, height: 2000 };
const project = reduceProject(emptyProject('5x5', profile), { type: 'photoAdded', photo, itemId: 'i' });
interface Stored {
  items: { recipe: { center: { x: number } } }[];
}
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

  it('leaves out crops of another shape', () => {
    const wide = { ...profile, trim: { width: 60, height: 40 } };
    expect(parseProject(stored(), () => wide)?.items).toEqual([]);
  });
});
