import {
  collageAreas,
  collageArrangements,
  effectiveDpi,
  findCollage,
  hasEmptyCell,
  isCovered,
  NEUTRAL_LOOK,
  panBy,
  parseRecipe,
  recipeKey,
  straighten,
  zoomAt,
} from '@aimante/print';
import { describe, expect, it } from '@jest/globals';
import en from '../../locales/en.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };
import { chosenQuality, itemPhotoIds, weakestFirst } from '../photo-project/photo-project.ts';
import { projectOf, square } from '../photo-project/project.fixture.ts';
import { reduceProject } from '../photo-project/reduce-project.ts';
import {
  arranged,
  cellAt,
  cellsOf,
  chooseCell,
  dropCellAt,
  type Framing,
  fillCell,
  photoIdsOf,
  swapCells,
  withLayers,
  withoutPhotos,
} from './collage.ts';

const { trim } = square;
const four = collageAreas({ parts: collageArrangements(4)[0]?.parts ?? [] }, trim, { gap: 2, edge: 0 });
const two = collageAreas({ parts: collageArrangements(2)[0]?.parts ?? [] }, trim, { gap: 2, edge: 0 });
const photo = (id: string) => ({ id, width: 3000, height: 2000 });

const project = projectOf(['a', 'b', 'c', 'd']);
const [first] = project.items;
if (!first) throw new Error('there is a first item');
const alone: Framing = { photoId: first.photoId, recipe: first.recipe };
const empty = arranged(alone, four, trim);

const filled = cellsOf(empty)
  .slice(1)
  .reduce((framing, { index }, at) => fillCell(framing, index, photo(`photo-${'bcd'[at]}`)), empty);
const shown = (framing: Framing) => cellsOf(framing).map((cell) => cell.photo?.photoId ?? null);
const indexOf = (place: number) => cellsOf(filled)[place]?.index ?? -1;

describe('a collage', () => {
  it('begins with the photo of the magnet, and an empty cell for each of the others', () => {
    expect(shown(empty)).toEqual(['photo-a', null, null, null]);
    expect(hasEmptyCell(empty.recipe)).toBe(true);
    expect(cellsOf(alone)).toEqual([]);
  });

  it('has the chosen photo in its recipe, and shows the same whichever is chosen', () => {
    expect(shown(filled)).toEqual(['photo-a', 'photo-b', 'photo-c', 'photo-d']);
    const chosen = chooseCell(filled, indexOf(1));
    expect(chosen.photoId).toBe('photo-b');
    expect(shown(chosen)).toEqual(shown(filled));
    expect(cellsOf(chosen).map((cell) => cell.photo)).toEqual(cellsOf(filled).map((cell) => cell.photo));
    expect('recipe' in parseRecipe(JSON.parse(JSON.stringify(chosen.recipe)))).toBe(true);
  });

  it('cannot have an empty cell chosen', () => {
    expect(chooseCell(empty, cellsOf(empty)[2]?.index ?? -1)).toBe(empty);
  });

  it('finds the cell at a point, and none in the gap', () => {
    expect(cellAt(filled, { x: 40, y: 10 })?.photo?.photoId).toBe('photo-b');
    expect(cellAt(filled, { x: 25, y: 10 })).toBeUndefined();
  });

  it('swaps two photos, each with its crop', () => {
    const zoomed = { ...filled, recipe: panBy(zoomAt(filled.recipe, 3), { x: 0.4, y: 0 }) };
    const swapped = swapCells(zoomed, indexOf(0), indexOf(3));
    expect(shown(swapped)).toEqual(['photo-d', 'photo-b', 'photo-c', 'photo-a']);
    expect(swapped.photoId).toBe('photo-d');
    expect(cellsOf(swapped)[0]?.photo?.crop.scale).toBeCloseTo(3, 6);
    expect(swapCells(swapped, indexOf(0), indexOf(3)).recipe).toEqual(zoomed.recipe);
  });

  it.each(collageArrangements(3).map(({ id }) => id))('fits each swapped photo to its new place in %s', (id) => {
    const parts = collageArrangements(3).find((each) => each.id === id)?.parts ?? [];
    const three = arranged(filled, collageAreas({ parts }, trim, { gap: 2, edge: 0 }), trim);
    const corner = straighten(panBy(zoomAt(three.recipe, 2.5), { x: 3, y: 3 }), 17);
    const [one, , other] = cellsOf({ ...three, recipe: corner });
    const swapped = swapCells({ ...three, recipe: corner }, one?.index ?? -1, other?.index ?? -1);
    expect(shown(swapped)).toEqual(['photo-c', 'photo-b', 'photo-a']);
    for (const { photo: cell, area } of cellsOf(swapped)) {
      expect(cell?.crop.aspect).toBeCloseTo(area.width / area.height, 9);
      expect(cell && isCovered(cell.crop, 1e-6)).toBe(true);
    }
    expect(cellsOf(swapped)[2]?.photo?.crop.angle).toBe(17);
    expect('recipe' in parseRecipe(JSON.parse(JSON.stringify(swapped.recipe)))).toBe(true);
  });

  it('takes a dropped photo in another cell, but not near its edge', () => {
    const drop = (x: number, y: number) => dropCellAt(chooseCell(filled, indexOf(0)), { x, y })?.index;
    expect(drop(38, 12)).toBe(indexOf(1));
    expect(drop(28, 12)).toBeUndefined();
    expect(drop(12, 12)).toBeUndefined();
    expect(drop(38, -5)).toBeUndefined();
  });

  it('moves a photo into an empty cell', () => {
    const [one, other] = cellsOf(empty);
    expect(shown(swapCells(empty, one?.index ?? -1, other?.index ?? -1))).toEqual([null, 'photo-a', null, null]);
  });

  it('keeps its first photos in an arrangement of fewer, and its texts', () => {
    const text = {
      kind: 'sticker',
      sticker: 'heart',
      at: { x: 9, y: 9 },
      size: 4,
      angle: 0,
      colour: '#ffffff',
    } as const;
    const layers = [...(filled.recipe.design?.layers ?? []), text];
    const withText = withLayers(filled, layers, trim);
    const fewer = arranged(withText, two, trim);
    expect(shown(fewer)).toEqual(['photo-a', 'photo-b']);
    expect(fewer.photoId).toBe('photo-a');
    expect(fewer.recipe.design?.layers.at(-1)).toEqual(text);
    expect(shown(arranged(fewer, four, trim))).toEqual(['photo-a', 'photo-b', null, null]);
  });

  it('becomes one photo again in layers with one place', () => {
    const one = withLayers(filled, [{ kind: 'photo', mask: 'round', radius: 0, angle: 0 }], trim);
    expect(photoIdsOf(one)).toEqual(['photo-a']);
    expect(one.recipe.aspect).toBe(1);
  });

  it.each([
    ['an unchosen photo', ['photo-a', 'photo-b', 'photo-d'], ['photo-a', 'photo-b', null, 'photo-d']],
    ['the chosen photo', ['photo-b', 'photo-c'], [null, 'photo-b', 'photo-c', null]],
  ])('keeps its other photos without %s', (_, there, expected) => {
    const chosenA = chooseCell(filled, indexOf(0));
    const left = withoutPhotos(chosenA, (id) => there.includes(id));
    expect(left && shown(left)).toEqual(expected);
  });

  it('is nothing without all of its photos', () => {
    expect(withoutPhotos(filled, () => false)).toBeUndefined();
  });
});

describe('findCollage', () => {
  const arrangements = [2, 3, 4, 5, 6].flatMap(collageArrangements);
  it.each(arrangements)('finds $id with its gap', (arrangement) => {
    for (const gap of [0, 1.5, 4]) {
      const { recipe } = arranged(alone, collageAreas(arrangement, trim, { gap, edge: 0 }), trim);
      const found = findCollage(recipe.design);
      expect(found?.arrangement.id).toBe(arrangement.id);
      expect(found?.gap).toBeCloseTo(gap, 6);
    }
  });

  it('finds only arrangements that have a name in each language', () => {
    const ids = arrangements.map(({ id }) => id).sort();
    for (const { collage } of [fr, en]) expect(Object.keys(collage.layout).sort()).toEqual(ids);
  });

  it('finds none in a photo, in a frame and in places of a template', () => {
    expect(findCollage(undefined)).toBeUndefined();
    const moved = four.map((area) => ({ ...area, left: area.left + 1 }));
    expect(findCollage(arranged(alone, moved, trim).recipe.design)).toBeUndefined();
  });
});

describe('the quality of a collage', () => {
  const weak = fillCell(filled, indexOf(2), { id: 'weak', width: 120, height: 120 });

  it('is that of the chosen photo where it is cropped, and of the weakest for the magnet', () => {
    const strong = chooseCell(weak, indexOf(0));
    expect(chosenQuality(strong.recipe, square).quality).toBe('excellent');
    expect(chosenQuality(weak.recipe, square).quality).toBe('poor');
    expect(effectiveDpi(strong.recipe, trim)).toBeLessThan(150);
    expect(weakestFirst(strong, square).photoId).toBe('weak');
  });

  it('needs fewer pixels than a whole magnet', () => {
    const small = { id: 'small', width: 400, height: 400 };
    const cell = fillCell(filled, indexOf(1), small);
    expect(chosenQuality(cell.recipe, square).quality).toBe('excellent');
  });
});

describe('a project with a collage', () => {
  const collage = reduceProject(project, { type: 'framed', itemId: 'a', ...filled });
  const validated = reduceProject(collage, { type: 'validated', itemId: 'a' });
  const item = (from: typeof project) => from.items.find(({ id }) => id === 'a');

  it('keeps the photos of its cells when their own magnets are removed, and loses them with the collage', () => {
    const without = ['b', 'c', 'd'].reduce((now, itemId) => reduceProject(now, { type: 'removed', itemId }), collage);
    expect(Object.keys(without.photos)).toHaveLength(4);
    const nothing = reduceProject(without, { type: 'removed', itemId: 'a' });
    expect(Object.keys(nothing.photos)).toEqual([]);
  });

  it('undoes a step with another chosen photo, and redoes it', () => {
    const cropped = reduceProject(collage, { type: 'cellChosen', itemId: 'a', index: indexOf(1) });
    const undone = reduceProject(cropped, { type: 'undone', itemId: 'a' });
    expect(item(undone)).toMatchObject({ photoId: 'photo-a', recipe: first.recipe });
    const redone = reduceProject(undone, { type: 'redone', itemId: 'a' });
    expect(item(redone)).toMatchObject({ photoId: 'photo-b' });
    expect(itemPhotoIds(item(redone) ?? first)).toEqual(new Set(['photo-a', 'photo-b', 'photo-c', 'photo-d']));
  });

  it('stays validated when another photo is chosen, because nothing changes', () => {
    const chosen = reduceProject(validated, { type: 'cellChosen', itemId: 'a', index: indexOf(2) });
    expect(item(chosen)).toMatchObject({ photoId: 'photo-c', isValidated: true });
    expect(item(chosen)?.past).toHaveLength(1);
  });

  it('cannot be validated with an empty cell, and loses its validation with one', () => {
    const gap = reduceProject(project, { type: 'framed', itemId: 'a', ...empty });
    expect(reduceProject(gap, { type: 'validated', itemId: 'a' })).toBe(gap);
    const emptied = reduceProject(validated, { type: 'framed', itemId: 'a', ...empty });
    expect(item(emptied)?.isValidated).toBe(false);
  });

  it('puts an imported photo into a cell, or makes a magnet of it where the collage is gone', () => {
    const into = { itemId: 'a', index: indexOf(1) };
    const added = { type: 'photoAdded', photo: { ...photo('new'), name: 'new.jpg' }, itemId: 'n', into } as const;
    const inCell = reduceProject(collage, added);
    expect(inCell.items).toHaveLength(4);
    expect(item(inCell)?.photoId).toBe('new');
    const gone = reduceProject(reduceProject(collage, { type: 'removed', itemId: 'a' }), added);
    expect(gone.items.map(({ id }) => id)).toEqual(['b', 'c', 'd', 'n']);
  });

  it('spreads a look to each photo of each collage', () => {
    const looked = { filter: 'blackWhite', strength: 100 } as const;
    const base = collage.items[1];
    if (!base) throw new Error('there is a second item');
    const model = { ...base.recipe, look: { ...NEUTRAL_LOOK, ...looked } };
    const styled = reduceProject(collage, { type: 'framed', itemId: 'b', recipe: model });
    const spread = reduceProject(styled, { type: 'lookSpread', itemId: 'b', tones: {} });
    const cells = cellsOf(item(spread) ?? first);
    expect(cells.map((cell) => cell.photo?.crop.look?.filter)).toEqual(Array(4).fill('blackWhite'));
  });

  it('fits another magnet with all of its photos', () => {
    const wide = { ...square, trim: { width: 100, height: 70 } };
    const resized = reduceProject(collage, { type: 'profileChanged', magnetId: 'wide', profile: wide });
    const framing = item(resized);
    expect(framing && shown(framing)).toEqual(shown(filled));
    expect(framing && 'recipe' in parseRecipe(JSON.parse(JSON.stringify(framing.recipe)))).toBe(true);
    expect(framing && recipeKey(framing.recipe)).not.toBe(recipeKey(filled.recipe));
  });
});
