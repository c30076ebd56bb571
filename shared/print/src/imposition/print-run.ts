import { type PrintProfile, profileKey } from '../sizes/print-profile.ts';
import { type Grid, planGrid } from './grid.ts';
import { planMixed } from './mixed-sheets.ts';
import { layOut, type PieceOrder, type PrintRun, runOf, type Unplaced } from './print-sheet.ts';
import type { SheetSettings } from './sheet.ts';

/** A PDF with more sheets is unwieldy for print software. */
export const MAX_SHEETS_PER_FILE = 100;

/** A design to print a number of times. `ref` belongs to the caller. */
export interface PrintItem<Ref> {
  readonly ref: Ref;
  readonly profile: PrintProfile;
  readonly copies: number;
}

export interface PrintPlan<Ref> {
  readonly runs: readonly PrintRun<Ref>[];
  /** Items that are larger than the sheet. */
  readonly unplaced: readonly PrintItem<Ref>[];
}

/** How magnets of a print run are placed and cut. */
export interface Placing {
  readonly pieceOrder?: PieceOrder;
  /** Whether a plotter follows the outlines. Without it, every cut goes through the whole sheet. */
  readonly hasContours?: boolean;
}

const piecesOf = <Ref>(items: readonly PrintItem<Ref>[]): readonly Unplaced<Ref>[] =>
  items.flatMap(({ ref, profile, copies }) =>
    Array.from({ length: copies }, (_, index) => ({ ref, profile, copy: index + 1 })),
  );

/**
 * Places magnets of any number of orders on as few sheets as possible, in the given order. Magnets of several profiles
 * share sheets when that saves a sheet. Stacks need equal sheets: `cut-and-stack` never mixes profiles.
 */
export function planPrint<Ref>(
  items: readonly PrintItem<Ref>[],
  settings: SheetSettings,
  { pieceOrder = 'row-by-row', hasContours = false }: Placing = {},
): PrintPlan<Ref> {
  const unplaced: PrintItem<Ref>[] = [];
  const grids = new Map<Grid, readonly Unplaced<Ref>[]>();
  for (const group of Map.groupBy(items, ({ profile }) => profileKey(profile)).values()) {
    const grid = group[0] && planGrid(settings, group[0].profile);
    const pieces = piecesOf(group);
    if (!grid || pieces.length === 0) continue;
    if (grid.slots.length === 0) unplaced.push(...group);
    else grids.set(grid, pieces);
  }
  const apart = [...grids].map(([grid, pieces]) => runOf(layOut(pieces, grid, pieceOrder)));
  if (pieceOrder === 'cut-and-stack' || grids.size < 2) return { runs: apart, unplaced };
  const mixed = planMixed(grids, settings, hasContours ? 'contour' : 'guillotine');
  return { runs: countSheets(mixed) < countSheets(apart) ? mixed : apart, unplaced };
}

const countSheets = (runs: readonly PrintRun<unknown>[]) => runs.reduce((sum, { sheets }) => sum + sheets.length, 0);
