import type { BatchPlan, SheetProfile } from '@aimante/api-contract/batches';
import {
  MAX_SHEETS_PER_FILE,
  type PieceOrder,
  type PrintPlan,
  planPrint,
  type SheetSettings,
  WORKSHOP_SHEET,
} from '@aimante/print';
import { profileOf, type ReadyTile, sizeInWords } from './ready-tiles.ts';

/** How a batch is laid out. Kept with it, so that a reprint lies on the same sheet. */
export interface Layout extends SheetSettings {
  readonly format: BatchPlan['sheet'];
  hasContours: boolean;
  pieceOrder: PieceOrder;
}

export interface Planned {
  layout: Layout;
  plan: PrintPlan<ReadyTile>;
  tiles: readonly ReadyTile[];
  isPartial: boolean;
}

export const plainLayout: Layout = {
  ...WORKSHOP_SHEET,
  format: 'A4',
  hasContours: false,
  pieceOrder: 'row-by-row',
};

export const layoutOf = (profile: SheetProfile, format = profile.format): Layout => ({
  ...plainLayout,
  format,
  orientation: profile.orientation,
  margin: profile.marginMm,
  gutter: profile.gutterMm,
  markLength: profile.markLengthMm,
  isRotationAllowed: profile.isRotationAllowed,
  hasContours: profile.hasContours,
  pieceOrder: profile.pieceOrder,
});

export const countSheets = (plan: PrintPlan<ReadyTile>): number =>
  plan.runs.reduce((sum, run) => sum + run.sheets.length, 0);

/** Across orders, oldest first; what would make one file too thick waits for the next batch. */
export function planSheets(tiles: readonly ReadyTile[], layout: Layout): Planned {
  let taken = tiles;
  for (;;) {
    const items = taken.map((tile) => ({ ref: tile, profile: profileOf(tile), copies: tile.copies }));
    const plan = planPrint(items, layout, layout.pieceOrder);
    const isPartial = taken.length < tiles.length;
    if (countSheets(plan) <= MAX_SHEETS_PER_FILE || taken.length <= 1) return { layout, plan, tiles: taken, isPartial };
    taken = taken.slice(0, Math.floor(taken.length * 0.8));
  }
}

export function fillRateOf({ runs }: PrintPlan<ReadyTile>): number {
  const places = runs.reduce((sum, run) => sum + run.sheets.length * run.grid.slots.length, 0);
  const pieces = runs.reduce((sum, run) => sum + run.pieceCount, 0);
  return places === 0 ? 0 : pieces / places;
}

export function describePlan({
  plan,
  layout,
  tiles,
  isPartial,
}: Planned): Omit<BatchPlan, 'sheetProfileId' | 'elsewhere'> {
  const runs = plan.runs.map(({ profile, sheets, pieceCount, fillRate }) => ({
    profile: `${sizeInWords(profile.trim)}, ${profile.shape}, +${profile.bleed} mm`,
    size: sizeInWords(profile.trim),
    shape: profile.shape,
    bleedMm: profile.bleed,
    sheets: sheets.length,
    pieces: pieceCount,
    fillRate,
  }));
  const unplaced = plan.unplaced.map(({ ref, copies }) => ({
    orderNumber: ref.orderNumber,
    size: sizeInWords(ref),
    pieces: copies,
  }));
  const missing = new Set(plan.unplaced.map(({ ref }) => ref.linePhotoId));
  const orders = Map.groupBy(
    tiles.filter(({ linePhotoId }) => !missing.has(linePhotoId)),
    ({ orderId }) => orderId,
  );
  return {
    sheet: layout.format,
    sheets: countSheets(plan),
    pieces: runs.reduce((sum, run) => sum + run.pieces, 0),
    fillRate: fillRateOf(plan),
    runs,
    orders: [...orders].map(([id, of]) => ({
      id,
      number: of[0]?.orderNumber ?? '',
      pieces: of.reduce((sum, { copies }) => sum + copies, 0),
    })),
    unplaced,
    isPartial,
  };
}
