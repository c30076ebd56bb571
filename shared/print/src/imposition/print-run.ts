import { type PrintProfile, profileKey } from '../sizes/print-profile.ts';
import { type Grid, planGrid, type Slot } from './grid.ts';
import type { SheetSettings } from './sheet.ts';

/** A PDF with more sheets is unwieldy for print software. */
export const MAX_SHEETS_PER_FILE = 100;

/** A design to print a number of times. `ref` belongs to the caller. */
export interface PrintItem<Ref> {
  readonly ref: Ref;
  readonly profile: PrintProfile;
  readonly copies: number;
}

/**
 * `row-by-row`: in reading order. `cut-and-stack`: cut the pile and put the stacks together from the first slot to the
 * last: the pieces are then in order.
 */
export type PieceOrder = 'row-by-row' | 'cut-and-stack';

export interface Piece<Ref> {
  readonly ref: Ref;
  /** The number of this copy, from 1. */
  readonly copy: number;
  readonly slot: Slot;
}

export interface PrintRun<Ref> {
  readonly profile: PrintProfile;
  readonly grid: Grid;
  readonly sheets: readonly (readonly Piece<Ref>[])[];
  readonly pieceCount: number;
  /** Used slots divided by the slots on all sheets. */
  readonly fillRate: number;
}

export interface PrintPlan<Ref> {
  readonly runs: readonly PrintRun<Ref>[];
  /** Items that are larger than the sheet. */
  readonly unplaced: readonly PrintItem<Ref>[];
}

type Unplaced<Ref> = Pick<Piece<Ref>, 'ref' | 'copy'>;

function piecesOf<Ref>(items: readonly PrintItem<Ref>[]): readonly Unplaced<Ref>[] {
  return items.flatMap(({ ref, copies }) => Array.from({ length: copies }, (_, index) => ({ ref, copy: index + 1 })));
}

function layOut<Ref>(pieces: readonly Unplaced<Ref>[], grid: Grid, order: PieceOrder): PrintRun<Ref>['sheets'] {
  const sheetCount = Math.ceil(pieces.length / grid.slots.length);
  const indexAt = (sheet: number, place: number) =>
    order === 'cut-and-stack' ? place * sheetCount + sheet : sheet * grid.slots.length + place;
  return Array.from({ length: sheetCount }, (_, sheet) =>
    grid.slots.flatMap((slot, place) => {
      const piece = pieces[indexAt(sheet, place)];
      return piece ? [{ ...piece, slot }] : [];
    }),
  );
}

/** Places magnets of any number of orders on as few sheets as their print profiles allow, in the given order. */
export function planPrint<Ref>(
  items: readonly PrintItem<Ref>[],
  settings: SheetSettings,
  order: PieceOrder = 'row-by-row',
): PrintPlan<Ref> {
  const groups = Map.groupBy(items, ({ profile }) => profileKey(profile));
  const runs: PrintRun<Ref>[] = [];
  const unplaced: PrintItem<Ref>[] = [];
  for (const group of groups.values()) {
    const profile = group[0]?.profile;
    if (!profile) continue;
    const grid = planGrid(settings, profile);
    const pieces = piecesOf(group);
    if (grid.slots.length === 0) unplaced.push(...group);
    else if (pieces.length > 0) {
      const sheets = layOut(pieces, grid, order);
      const fillRate = pieces.length / (sheets.length * grid.slots.length);
      runs.push({ profile, grid, sheets, pieceCount: pieces.length, fillRate });
    }
  }
  return { runs, unplaced };
}
