import { type PrintProfile, profileKey } from '../sizes/print-profile.ts';
import type { Grid } from './grid.ts';
import type { SheetLayout, Slot } from './layout.ts';

/**
 * `row-by-row`: in reading order. `cut-and-stack`: cut the pile and put the stacks together from the first slot to the
 * last: the pieces are then in order.
 */
export type PieceOrder = 'row-by-row' | 'cut-and-stack';

export interface Piece<Ref> {
  readonly ref: Ref;
  readonly profile: PrintProfile;
  /** The number of this copy, from 1. */
  readonly copy: number;
  readonly slot: Slot;
}

export interface PrintSheet<Ref> {
  readonly layout: SheetLayout;
  readonly pieces: readonly Piece<Ref>[];
}

/** Sheets with magnets of the same profiles. */
export interface PrintRun<Ref> {
  readonly profiles: readonly PrintProfile[];
  readonly sheets: readonly PrintSheet<Ref>[];
  readonly pieceCount: number;
}

export type Unplaced<Ref> = Omit<Piece<Ref>, 'slot'>;

/** Puts pieces in the places of a grid, sheet after sheet. */
export function layOut<Ref>(
  pieces: readonly Unplaced<Ref>[],
  grid: Grid,
  order: PieceOrder,
): readonly PrintSheet<Ref>[] {
  const sheetCount = Math.ceil(pieces.length / grid.slots.length);
  const indexAt = (sheet: number, place: number) =>
    order === 'cut-and-stack' ? place * sheetCount + sheet : sheet * grid.slots.length + place;
  return Array.from({ length: sheetCount }, (_, sheet) => ({
    layout: grid,
    pieces: grid.slots.flatMap((slot, place) => {
      const piece = pieces[indexAt(sheet, place)];
      return piece ? [{ ...piece, slot }] : [];
    }),
  }));
}

export function runOf<Ref>(sheets: readonly PrintSheet<Ref>[]): PrintRun<Ref> {
  const pieces = sheets.flatMap((sheet) => sheet.pieces);
  const profiles = new Map(pieces.map(({ profile }) => [profileKey(profile), profile]));
  return { profiles: [...profiles.values()], sheets, pieceCount: pieces.length };
}

/** The area of magnets divided by the area of their sheets, white margins included. */
export function fillRate(sheets: readonly { layout: SheetLayout; pieces: readonly { slot: Slot }[] }[]): number {
  let magnets = 0;
  let paper = 0;
  for (const { layout, pieces } of sheets) {
    magnets += pieces.reduce((sum, { slot }) => sum + slot.trim.width * slot.trim.height, 0);
    paper += layout.sheet.width * layout.sheet.height;
  }
  return paper === 0 ? 0 : magnets / paper;
}
