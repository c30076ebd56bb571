import { collageAreas, collageArrangements, panBy, zoomAt } from '@aimante/print';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { createStore } from 'jotai';
import { currentItem } from '../photo-project/photo-project.ts';
import { projectOf, square } from '../photo-project/project.fixture.ts';
import { gestureAtom, projectAtom } from '../photo-project/use-photo-project.ts';
import { cellDrops } from './cell-drops.ts';
import { arranged, cellsOf, fillCell } from './collage.ts';
import { cellKeyAtom, cellsAtom, dropAtom, stopSwappingAtom, swappingAtom } from './collage-state.ts';

const { trim } = square;
const [grid] = collageArrangements(4);
const layout = { left: 100, top: 50, width: 500, height: 500, pxPerMm: 10 };
/** The middles of the cells on the stage: three photos, and an empty cell. */
const MIDDLES = [
  { x: 220, y: 170 },
  { x: 480, y: 170 },
  { x: 220, y: 430 },
  { x: 480, y: 430 },
] as const;
const [A, B, C, EMPTY] = MIDDLES;

let store = createStore();
const shown = () => store.get(cellsAtom).map(({ photo }) => photo?.photoId ?? null);
const chosen = () => store.get(cellsAtom).findIndex(({ isChosen }) => isChosen) + 1;
const steps = () => currentItem(store.get(projectAtom))?.past.length;
const undo = () => store.set(projectAtom, { type: 'undone', itemId: 'a' });

beforeEach(() => {
  store = createStore();
  const project = projectOf(['a', 'b', 'c', 'd']);
  store.set(projectAtom, { type: 'restored', project: { ...project, currentId: 'a' } });
  const item = project.items[0];
  if (!item || !grid) throw new Error('there is a first item');
  const empty = arranged(item, collageAreas(grid, trim, { gap: 2, edge: 0 }), trim);
  const filled = cellsOf(empty)
    .slice(1, 3)
    .reduce(
      (framing, { index }, at) => fillCell(framing, index, { id: `${'bc'[at]}`, width: 3000, height: 2000 }),
      empty,
    );
  store.set(projectAtom, { type: 'framed', itemId: 'a', photoId: filled.photoId, recipe: zoomAt(filled.recipe, 2) });
  expect(shown()).toEqual(['photo-a', 'b', 'c', null]);
});

describe('a drag from one cell', () => {
  it('exchanges the photos where it ends in another cell, in one step, and chooses the dragged one', () => {
    const before = steps() ?? 0;
    const drops = cellDrops(store, layout);
    drops.press(A);
    expect(drops.move(C)).toBe(true);
    expect(store.get(dropAtom)).toBe(store.get(cellsAtom)[2]?.index);
    drops.drop();
    expect([shown(), chosen(), steps()]).toEqual([['c', 'b', 'photo-a', null], 3, before + 1]);
    expect(store.get(dropAtom)).toBeUndefined();
    undo();
    expect(shown()).toEqual(['photo-a', 'b', 'c', null]);
  });

  it('moves a photo into an empty cell', () => {
    const drops = cellDrops(store, layout);
    drops.press(B);
    drops.move(EMPTY);
    drops.drop();
    expect(shown()).toEqual(['photo-a', null, 'c', 'b']);
  });

  it.each([
    ['comes back', A],
    ['ends beside the magnet', { x: 20, y: 20 }],
  ])('exchanges nothing where it %s', (_, end) => {
    const drops = cellDrops(store, layout);
    drops.press(A);
    drops.move(B);
    expect(drops.move(end)).toBe(false);
    drops.drop();
    expect([shown(), chosen()]).toEqual([['photo-a', 'b', 'c', null], 1]);
  });

  it.each([
    ['with a second finger', (drops: ReturnType<typeof cellDrops>) => drops.press(undefined)],
    ['that the browser cancels', (drops: ReturnType<typeof cellDrops>) => drops.cancel()],
  ])('exchanges nothing %s', (_, interrupt) => {
    const drops = cellDrops(store, layout);
    drops.press(A);
    drops.move(B);
    interrupt(drops);
    drops.move(B);
    drops.drop();
    expect([shown(), store.get(dropAtom)]).toEqual([['photo-a', 'b', 'c', null], undefined]);
  });

  it('exchanges nothing from beside the magnet, from where it moves the chosen photo', () => {
    const drops = cellDrops(store, layout);
    drops.press({ x: 20, y: 20 });
    expect(drops.move(B)).toBe(false);
    drops.drop();
    expect(shown()).toEqual(['photo-a', 'b', 'c', null]);
  });

  it('keeps a framing that was not yet a step', () => {
    const drops = cellDrops(store, layout);
    drops.press(C);
    const recipe = currentItem(store.get(projectAtom))?.recipe;
    if (recipe) store.set(gestureAtom, panBy(recipe, { x: 0.1, y: 0 }));
    drops.move(B);
    drops.drop();
    undo();
    const [, , third] = store.get(cellsAtom);
    expect(third?.photo?.crop.center.x).not.toBe(recipe?.center.x);
  });
});

describe('X and a number', () => {
  const press = (...keys: readonly string[]) => keys.map((key) => store.set(cellKeyAtom, { key }));
  const focusedOn = (place: number, key: string) =>
    store.set(cellKeyAtom, { key, focused: store.get(cellsAtom)[place - 1]?.index ?? -1 });

  it('exchange the chosen photo with another one', () => {
    expect(press('2', 'x', '3')).toEqual([true, true, true]);
    expect([shown(), chosen()]).toEqual([['photo-a', 'c', 'b', null], 3]);
    expect(store.get(swappingAtom)).toBeUndefined();
  });

  it('exchange the photo of the cell with the focus', () => {
    focusedOn(2, 'X');
    press('1');
    expect([shown(), chosen()]).toEqual([['b', 'photo-a', 'c', null], 1]);
  });

  it('exchange two cells with the focus, one after the other', () => {
    focusedOn(3, 'x');
    focusedOn(4, 'x');
    expect(shown()).toEqual(['photo-a', 'b', null, 'c']);
  });

  it('exchange nothing after a second X or Escape', () => {
    press('1', 'x', 'x', '2');
    expect([shown(), chosen()]).toEqual([['photo-a', 'b', 'c', null], 2]);
    press('x');
    expect([store.set(stopSwappingAtom), store.set(stopSwappingAtom)]).toEqual([true, false]);
    press('1');
    expect(shown()).toEqual(['photo-a', 'b', 'c', null]);
  });

  it('exchange nothing in another collage, and are no keys of a single photo', () => {
    press('x');
    store.set(projectAtom, { type: 'opened', itemId: 'b' });
    expect(store.get(swappingAtom)).toBeUndefined();
    expect(press('x', '1')).toEqual([false, false]);
  });
});
