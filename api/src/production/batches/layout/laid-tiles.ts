import { type Grid, type PrintProfile, planGrid, profileKey, type Slot } from '@aimante/print';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import { isOwed } from '../../../selling/index.ts';
import type { Layout, Planned } from './plan.ts';
import { profileOf, type ReadyTile, tileColumns, tileTables } from './ready-tiles.ts';

export interface LaidTile extends ReadyTile {
  id: string;
  copy: number;
  sheetIndex: number;
  xMm: number;
  yMm: number;
}

/** The tiles of a batch that are not void, in the order in which sheets are filled. */
export async function selectLaidTiles(db: Queryable, batchId: string): Promise<LaidTile[]> {
  const { rows } = await db.execute<LaidTile>(sql`SELECT ${tileColumns}, ARRAY[t.copy] AS "copyNumbers",
      t.reprint_of AS "reprintOf", t.id, t.copy, t.sheet_index AS "sheetIndex", t.x_mm::float8 AS "xMm", t.y_mm::float8 AS "yMm"
    FROM ${tileTables} JOIN print_tiles t ON t.order_line_photo_id = p.id
    WHERE t.batch_id = ${batchId} AND t.state <> 'void' ORDER BY o.paid_at, o.id, l.position, p.position, t.copy`);
  return rows;
}

export interface LaidSheet {
  index: number;
  profile: PrintProfile;
  grid: Grid;
  pieces: { tile: LaidTile; slot: Slot }[];
}

/** Groups tiles by sheet and skips empty sheets. All tiles of a sheet have the same print profile. */
export function sheetsOf(tiles: readonly LaidTile[], layout: Layout): LaidSheet[] {
  const grids = new Map<string, Grid>();
  const bySheet = Map.groupBy(tiles, ({ sheetIndex }) => sheetIndex);
  return [...bySheet]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([index, [first, ...others]]) => {
      if (!first) return [];
      const profile = profileOf(first);
      const key = profileKey(profile);
      const grid = grids.get(key) ?? planGrid(layout, profile);
      grids.set(key, grid);
      const pieces = [first, ...others].map((tile) => ({ tile, slot: slotOf(tile, grid) }));
      return [{ index, profile, grid, pieces }];
    });
}

/** Positions are stored to a hundredth of a millimetre. */
function slotOf({ xMm, yMm, id }: LaidTile, { slots }: Grid): Slot {
  const slot = slots.find(({ trim }) => Math.abs(trim.left - xMm) < 0.02 && Math.abs(trim.top - yMm) < 0.02);
  if (!slot) throw new Error(`Tile ${id} has no slot on its sheet`);
  return slot;
}

export function fillOf(sheets: readonly LaidSheet[]): { pieces: number; fillRate: number } {
  const pieces = sheets.reduce((sum, sheet) => sum + sheet.pieces.length, 0);
  const places = sheets.reduce((sum, { grid }) => sum + grid.slots.length, 0);
  return { pieces, fillRate: places === 0 ? 0 : pieces / places };
}

export async function insertTiles(db: Queryable, batchId: string, { plan }: Pick<Planned, 'plan'>): Promise<void> {
  const rows = plan.runs
    .flatMap(({ sheets, grid }) => sheets.map((pieces) => ({ pieces, rotated: grid.isRotated })))
    .flatMap(({ pieces, rotated }, sheet) =>
      pieces.map(({ ref, copy, slot }) => ({
        id: uuidv7(),
        photo: ref.linePhotoId,
        again: ref.reprintOf,
        copy: ref.copyNumbers[copy - 1],
        sheet,
        x: slot.trim.left,
        y: slot.trim.top,
        rotated,
      })),
    );
  await db.execute(sql`INSERT INTO print_tiles (id, batch_id, order_line_photo_id, copy, sheet_index, x_mm, y_mm, rotated, reprint_of,
      even_refunded)
    SELECT r.id, ${batchId}, r.photo, r.copy, r.sheet, r.x, r.y, r.rotated, r.again, NOT ${isOwed}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (id uuid, photo uuid, copy integer, sheet integer,
      x numeric, y numeric, rotated boolean, again uuid) JOIN order_line_photos p ON p.id = r.photo
    JOIN order_lines l ON l.id = p.order_line_id JOIN orders o ON o.id = l.order_id`);
}
