import type { BatchPlan, SheetProfile } from '@aimante/api-contract/batches';
import {
  fillRate,
  MAX_SHEETS_PER_FILE,
  type PieceOrder,
  type PrintPlan,
  type PrintRun,
  planPrint,
  profileKey,
  type SheetSettings,
  WORKSHOP_SHEET,
  workshopSheet,
} from '@aimante/print';
import { profileOf, type ReadyTile, sizeInWords } from './ready-tiles.ts';

/** Layout of a batch, stored with it so that a reprint uses the same sheet. */
export interface Layout extends SheetSettings {
  readonly format: BatchPlan['sheet'];
  hasContours: boolean;
  pieceOrder: PieceOrder;
}

export interface Planned<Tile extends ReadyTile = ReadyTile> {
  layout: Layout;
  plan: PrintPlan<Tile>;
  tiles: readonly Tile[];
  isPartial: boolean;
}

export const plainLayout: Layout = {
  ...WORKSHOP_SHEET,
  format: 'A4',
  hasContours: false,
  pieceOrder: 'row-by-row',
};

export const layoutOf = (profile: SheetProfile, format = profile.format): Layout => ({
  ...workshopSheet({
    orientation: profile.orientation,
    margin: profile.marginMm,
    gutter: profile.gutterMm,
    markLength: profile.markLengthMm,
    isRotationAllowed: profile.isRotationAllowed,
  }),
  format,
  hasContours: profile.hasContours,
  pieceOrder: profile.pieceOrder,
});

export const countSheets = (plan: PrintPlan<ReadyTile>): number =>
  plan.runs.reduce((sum, run) => sum + run.sheets.length, 0);

const plannedOf = <Tile extends ReadyTile>(tiles: readonly Tile[], layout: Layout): PrintPlan<Tile> =>
  planPrint(
    tiles.map((tile) => ({ ref: tile, profile: profileOf(tile), copies: tile.copyNumbers.length })),
    layout,
    layout,
  );

/**
 * The largest number up to `most` for which `fits` is true; 1 if there is none. `fits` must change from true to false
 * at most once.
 */
function largest(most: number, fits: (count: number) => boolean): number {
  let [low, high] = [1, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

function firstCopies<Tile extends ReadyTile>(tiles: readonly Tile[], count: number): Tile[] {
  let left = count;
  return tiles.flatMap((tile) => {
    const copyNumbers = tile.copyNumbers.slice(0, left);
    left -= copyNumbers.length;
    return copyNumbers.length === 0 ? [] : [{ ...tile, copyNumbers }];
  });
}

/**
 * Whole orders, oldest first, as many as one file can contain. An order is divided only if it exceeds a file by itself.
 */
export function planSheets<Tile extends ReadyTile>(tiles: readonly Tile[], layout: Layout): Planned<Tile> {
  const fits = (some: readonly Tile[]) => countSheets(plannedOf(some, layout)) <= MAX_SHEETS_PER_FILE;
  const take = (): readonly Tile[] => {
    if (fits(tiles)) return tiles;
    const orders = [...Map.groupBy(tiles, ({ orderId }) => orderId).values()];
    const whole = orders
      .slice(
        0,
        largest(orders.length, (count) => fits(orders.slice(0, count).flat())),
      )
      .flat();
    if (fits(whole)) return whole;
    const pieces = whole.reduce((sum, { copyNumbers }) => sum + copyNumbers.length, 0);
    return firstCopies(
      whole,
      largest(pieces, (count) => fits(firstCopies(whole, count))),
    );
  };
  const taken = take();
  return { layout, plan: plannedOf(taken, layout), tiles: taken, isPartial: taken !== tiles };
}

export const fillRateOf = ({ runs }: PrintPlan<ReadyTile>): number => fillRate(runs.flatMap(({ sheets }) => sheets));

function describeRun({ profiles, sheets, pieceCount }: PrintRun<ReadyTile>): BatchPlan['runs'][number] {
  const [first] = profiles;
  const shapes = new Set(profiles.map(({ shape }) => shape));
  const sizes = [...new Set(profiles.map(({ trim }) => sizeInWords(trim)))].join(', ');
  const bleedMm = Math.max(...profiles.map(({ bleed }) => bleed));
  const shape = shapes.size === 1 && first ? first.shape : null;
  return {
    profile: profiles.map(profileKey).join(', '),
    size: sizes,
    shape,
    bleedMm,
    sheets: sheets.length,
    pieces: pieceCount,
    fillRate: fillRate(sheets),
  };
}

export function describePlan({
  plan,
  layout,
  tiles,
  isPartial,
}: Planned): Omit<BatchPlan, 'sheetProfileId' | 'elsewhere' | 'waiting' | 'leftOut'> {
  const runs = plan.runs.map(describeRun);
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
      pieces: of.reduce((sum, { copyNumbers }) => sum + copyNumbers.length, 0),
      total: of[0]?.orderTotal ?? 0,
    })),
    unplaced,
    isPartial,
  };
}
