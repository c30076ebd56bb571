import {
  fillRate,
  type Grid,
  mixedLayout,
  type PrintPlan,
  type PrintProfile,
  planGrid,
  profileKey,
  type SheetLayout,
  type Slot,
} from '@aimante/print';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { isOwed } from '../../../selling/index.ts';
import type { Layout, Planned } from './plan.ts';
import { profileOf, type ReadyTile, tileColumns, tileTables } from './ready-tiles.ts';

export interface LaidTile extends ReadyTile {
  id: string;
  /** Printed in its code. */
  number: number;
  copy: number;
  sheetIndex: number;
  xMm: number;
  yMm: number;
  rotated: boolean;
}

/** The tiles of a batch that are not void, in the order in which sheets are filled. */
export async function selectLaidTiles(db: Queryable, batchId: string): Promise<LaidTile[]> {
  const { rows } = await db.execute<LaidTile>(sql`SELECT ${tileColumns}, ARRAY[t.copy] AS "copyNumbers",
      t.reprint_of AS "reprintOf", t.id, t.number, t.copy, t.sheet_index AS "sheetIndex", t.x_mm::float8 AS "xMm", t.y_mm::float8 AS "yMm", t.rotated
    FROM ${tileTables} JOIN print_tiles t ON t.order_line_photo_id = p.id
    WHERE t.batch_id = ${batchId} AND t.state <> 'void' ORDER BY o.paid_at, o.id, l.position, p.position, t.copy`);
  return rows;
}

export interface LaidPiece {
  tile: LaidTile;
  profile: PrintProfile;
  slot: Slot;
}

export interface LaidSheet {
  index: number;
  layout: SheetLayout;
  pieces: LaidPiece[];
}

/** Groups tiles by sheet and skips empty sheets. */
export function sheetsOf(tiles: readonly LaidTile[], layout: Layout): LaidSheet[] {
  const grids = new Map<string, Grid>();
  const gridOf = (profile: PrintProfile) => {
    const key = profileKey(profile);
    const grid = grids.get(key) ?? planGrid(layout, profile);
    grids.set(key, grid);
    return grid;
  };
  const bySheet = Map.groupBy(tiles, ({ sheetIndex }) => sheetIndex);
  return [...bySheet]
    .toSorted(([one], [other]) => one - other)
    .map(([index, of]) => {
      const pieces = of.map((tile) => ({ tile, profile: profileOf(tile), slot: slotOf(tile) }));
      const slots = pieces.map(({ slot }) => slot);
      const [first] = pieces;
      const grid = first && gridOf(first.profile);
      return { index, pieces, layout: grid && isOn(grid, slots) ? grid : mixedLayout(slots, layout) };
    });
}

/** Whether all these are places of the grid: the sheet has one size of magnets. */
const isOn = (grid: Grid, slots: readonly Slot[]) =>
  slots.every(({ trim }) =>
    grid.slots.some(({ trim: { left, top, width, height } }) => {
      const isHere = Math.abs(left - trim.left) < 0.02 && Math.abs(top - trim.top) < 0.02;
      return isHere && width === trim.width && height === trim.height;
    }),
  );

function slotOf(tile: LaidTile): Slot {
  const { trim, bleed } = profileOf(tile);
  const size = tile.rotated ? { width: trim.height, height: trim.width } : trim;
  return {
    trim: { left: tile.xMm, top: tile.yMm, ...size },
    bleed: {
      left: tile.xMm - bleed,
      top: tile.yMm - bleed,
      width: size.width + 2 * bleed,
      height: size.height + 2 * bleed,
    },
    isRotated: tile.rotated,
  };
}

export function fillOf(sheets: readonly LaidSheet[]): { pieces: number; fillRate: number } {
  return { pieces: sheets.reduce((sum, sheet) => sum + sheet.pieces.length, 0), fillRate: fillRate(sheets) };
}

interface Place<Tile> {
  ref: Tile;
  copy: number;
  sheet: number;
  x: number;
  y: number;
  rotated: boolean;
}

/** Where each tile of a plan lies. */
export const placesOf = <Tile extends ReadyTile>(plan: PrintPlan<Tile>): Place<Tile>[] =>
  plan.runs
    .flatMap(({ sheets }) => sheets)
    .flatMap(({ pieces }, sheet) =>
      pieces.map(({ ref, copy, slot }) => {
        const { left: x, top: y } = slot.trim;
        return { ref, copy, sheet, x, y, rotated: slot.isRotated };
      }),
    );

export async function insertTiles(db: Queryable, batchId: string, { plan }: Pick<Planned, 'plan'>): Promise<void> {
  const rows = placesOf(plan).map(({ ref, copy, ...place }) => ({
    ...place,
    id: uuidv7(),
    photo: ref.linePhotoId,
    again: ref.reprintOf,
    copy: ref.copyNumbers[copy - 1],
  }));
  await db.execute(sql`INSERT INTO print_tiles (id, batch_id, order_line_photo_id, copy, sheet_index, x_mm, y_mm, rotated, reprint_of,
      even_refunded)
    SELECT r.id, ${batchId}, r.photo, r.copy, r.sheet, r.x, r.y, r.rotated, r.again, NOT ${isOwed}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (id uuid, photo uuid, copy integer, sheet integer,
      x numeric, y numeric, rotated boolean, again uuid) JOIN order_line_photos p ON p.id = r.photo
    JOIN order_lines l ON l.id = p.order_line_id JOIN orders o ON o.id = l.order_id`);
}
