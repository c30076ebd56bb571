import { COLLAGE_GAP, type CollageArrangement, collageAreas, findCollage } from '@aimante/print';
import { atom } from 'jotai';
import {
  chooseCellAtom,
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

/** Exchanges the photo of a cell with that of the next one, of the last cell with that of the first. */
export const swapWithNextAtom = atom(null, (get, set, place: number) => {
  const cells = get(cellsAtom);
  const [one, other] = [cells[place], cells[(place + 1) % cells.length]];
  if (one && other) set(reframePhotosAtom, (framing) => swapCells(framing, one.index, other.index));
});

/** Chooses a photo of the collage by its number from 1, or asks for it. False: there is no such cell. */
export const chooseNumberAtom = atom(null, (get, set, number: number): boolean => {
  const cell = get(cellsAtom)[number - 1];
  if (!cell) return false;
  if (cell.photo) set(chooseCellAtom, cell.index);
  else set(pickingAtom, cell.index);
  return true;
});
