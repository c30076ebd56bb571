import { COLLAGE_GAP, type CollageArrangement, collageAreas, findCollage, type Point } from '@aimante/print';
import { atom } from 'jotai';
import type { CellPlace } from '../photo-project/project-action.ts';
import {
  chooseCellAtom,
  currentIdAtom,
  gestureMoveAtom,
  projectAtom,
  reframePhotosAtom,
  settledItemAtom,
  shownRecipeAtom,
} from '../photo-project/use-photo-project.ts';
import { arranged, type Cell, cellsOf, swapCells } from './collage.ts';

/** The cell that gets a photo: its dialog is open. By its layer. */
export const pickingAtom = atom<number | undefined>(undefined);

/** The cells of the magnet in the cropper, after the last step. */
export const cellsAtom = atom((get): readonly Cell[] => {
  const item = get(settledItemAtom);
  return item ? cellsOf(item) : [];
});

const designAtom = atom((get) => get(shownRecipeAtom)?.design);

/** The arrangement and gap of the collage in the cropper. */
export const foundCollageAtom = atom((get) => (get(cellsAtom).length > 0 ? findCollage(get(designAtom)) : undefined));

export const arrangeAtom = atom(null, (get, set, arrangement: CollageArrangement) => {
  const { trim } = get(projectAtom).profile;
  const gap = get(foundCollageAtom)?.gap ?? COLLAGE_GAP.usual;
  set(reframePhotosAtom, (framing) => arranged(framing, collageAreas(arrangement, trim, { gap, edge: 0 }), trim));
});

/** Shown only, until the gesture ends. Computed from the last step, so that the crops do not drift. */
export const moveGapAtom = atom(null, (get, set, gap: number) => {
  const { trim } = get(projectAtom).profile;
  const item = get(settledItemAtom);
  const found = get(foundCollageAtom);
  if (!item || !found) return;
  const areas = collageAreas(found.arrangement, trim, { gap, edge: 0 });
  set(gestureMoveAtom, () => arranged(item, areas, trim).recipe);
});

/** A photo on the way to another cell: the layer of that cell, and the pointer in pixels of the stage. */
export const carriedAtom = atom<{ readonly to: number; readonly at: Point } | undefined>(undefined);

/** The cell onto which the carried photo would be dropped. */
export const dropAtom = atom((get) => get(carriedAtom)?.to);

/** Exchanges the photos of two cells, by their layers. The photo of the first one is chosen and stays so. */
export const swapAtom = atom(null, (get, set, [one, other]: readonly [number, number]) => {
  if (!get(cellsAtom).find(({ index }) => index === one)?.isChosen) set(chooseCellAtom, one);
  set(reframePhotosAtom, (framing) => swapCells(framing, one, other));
});

const swapFromAtom = atom<CellPlace | undefined>(undefined);

/** The cell that the next chosen one exchanges its photo with, by its layer. */
export const swappingAtom = atom((get) => {
  const from = get(swapFromAtom);
  const isThere = from?.itemId === get(currentIdAtom) && get(cellsAtom).some(({ index }) => index === from?.index);
  return isThere ? from?.index : undefined;
});

/** False: there was nothing to stop. */
export const stopSwappingAtom = atom(null, (get, set): boolean => {
  const wasSwapping = get(swappingAtom) !== undefined;
  set(swapFromAtom, undefined);
  return wasSwapping;
});

/** Chooses the photo of a cell or asks for it. After X, exchanges it. */
export const pressCellAtom = atom(null, (get, set, pressed: number) => {
  const from = get(swappingAtom);
  const cell = get(cellsAtom).find(({ index }) => index === pressed);
  set(swapFromAtom, undefined);
  if (from !== undefined) {
    if (from !== pressed) set(swapAtom, [from, pressed]);
  } else if (!cell?.photo) set(pickingAtom, pressed);
  else if (!cell.isChosen) set(chooseCellAtom, pressed);
});

interface CellKey {
  readonly key: string;
  /** Undefined: the stage has the focus, so that X is about the chosen cell. */
  readonly focused?: number;
}

/** A number from 1 presses that cell. X takes one to swap, or presses it. False: the key has no effect. */
export const cellKeyAtom = atom(null, (get, set, { key, focused }: CellKey): boolean => {
  const cells = get(cellsAtom);
  const isSwap = key.toLowerCase() === 'x';
  const own = focused ?? cells.find(({ isChosen }) => isChosen)?.index;
  const index = isSwap ? own : cells[Number(key) - 1]?.index;
  const itemId = get(currentIdAtom);
  if (index === undefined || itemId === undefined) return false;
  if (isSwap && get(swappingAtom) === undefined) set(swapFromAtom, { itemId, index });
  else set(pressCellAtom, index);
  return true;
});
