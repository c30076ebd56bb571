import { roundMm, type SizeMm } from '../sizes/length.ts';
import type { PrintProfile } from '../sizes/print-profile.ts';
import { type BoxMm, boxAround } from './box.ts';
import type { SheetLayout, Slot } from './layout.ts';
import { printableArea, type SheetSettings, sheetSize } from './sheet.ts';

export interface GridSlot extends Slot {
  readonly column: number;
  readonly row: number;
}

/** The slots of one kind of magnet on a sheet, row by row. */
export interface Grid extends SheetLayout {
  readonly columns: number;
  readonly rows: number;
  /** All magnets are turned by a quarter. */
  readonly isRotated: boolean;
  readonly slots: readonly GridSlot[];
}

/** Float noise must not drop a magnet that fits exactly. */
const NOISE = 1e-6;

const howMany = (length: number, each: number, gutter: number) =>
  Math.max(0, Math.floor((length + gutter) / (each + gutter) + NOISE));

const startOf = (free: { from: number; length: number }, used: number) => free.from + (free.length - used) / 2;

const turned = ({ width, height }: SizeMm): SizeMm => ({ width: height, height: width });

const grown = ({ width, height }: SizeMm, by: number): SizeMm => ({ width: width + 2 * by, height: height + 2 * by });

function box(left: number, top: number, { width, height }: SizeMm): BoxMm {
  return { left: roundMm(left), top: roundMm(top), width, height };
}

/** As many magnets as fit on the sheet, centred, at positions rounded to a hundredth of a millimetre. */
export function planGrid(settings: SheetSettings, profile: PrintProfile): Grid {
  const area = printableArea(settings);
  const { gutter, markLength, header } = settings;
  const count = (trim: SizeMm) => {
    const cell = grown(trim, profile.bleed);
    return { columns: howMany(area.width, cell.width, gutter), rows: howMany(area.height, cell.height, gutter) };
  };
  const upright = count(profile.trim);
  const sideways = count(turned(profile.trim));
  const isRotated = settings.isRotationAllowed && sideways.columns * sideways.rows > upright.columns * upright.rows;
  const trim = isRotated ? turned(profile.trim) : profile.trim;
  const { columns, rows } = isRotated ? sideways : upright;

  const cell = grown(trim, profile.bleed);
  const pitch = { x: cell.width + gutter, y: cell.height + gutter };
  const left = startOf({ from: area.left, length: area.width }, columns * pitch.x - gutter);
  const top = startOf({ from: area.top, length: area.height }, rows * pitch.y - gutter);
  const slots = Array.from({ length: columns * rows }, (_, index): GridSlot => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const x = left + column * pitch.x;
    const y = top + row * pitch.y;
    return { column, row, isRotated, bleed: box(x, y, cell), trim: box(x + profile.bleed, y + profile.bleed, trim) };
  });
  const gaps = { x: gutter, y: gutter };
  return { sheet: sheetSize(settings), columns, rows, isRotated, gaps, markLength, header, slots };
}

/** The box around all magnets of a sheet. */
export const gridBox = ({ slots }: SheetLayout, which: 'trim' | 'bleed'): BoxMm | undefined =>
  boxAround(slots.map((slot) => slot[which]));

/** The share of the sheet's area that becomes magnets when every slot is used. */
export function paperUse(grid: Grid): number {
  const { width, height } = grid.slots[0]?.trim ?? { width: 0, height: 0 };
  return (grid.slots.length * width * height) / (grid.sheet.width * grid.sheet.height);
}
