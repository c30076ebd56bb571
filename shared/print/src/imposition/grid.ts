import { roundMm, type SizeMm } from '../sizes/length.ts';
import type { PrintProfile } from '../sizes/print-profile.ts';
import { type SheetSettings, sheetSize } from './sheet.ts';

/** A box on the sheet in millimetres from its top left. */
export interface BoxMm extends SizeMm {
  readonly left: number;
  readonly top: number;
}

export interface Slot {
  readonly column: number;
  readonly row: number;
  /** The cut. */
  readonly trim: BoxMm;
  /** The printed area: the cut and its bleed. */
  readonly bleed: BoxMm;
}

/** The slots of one kind of magnet on a sheet, row by row. */
export interface Grid {
  readonly sheet: SizeMm;
  readonly columns: number;
  readonly rows: number;
  /** The magnets are turned by a quarter. */
  readonly isRotated: boolean;
  readonly gutter: number;
  readonly markLength: number;
  readonly slots: readonly Slot[];
}

/** Float noise must not drop a magnet that fits exactly. */
const NOISE = 1e-6;

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function printableArea(settings: SheetSettings): Area {
  const { width, height } = sheetSize(settings);
  const top = Math.max(settings.margin, settings.header);
  return { left: settings.margin, top, width: width - 2 * settings.margin, height: height - top - settings.margin };
}

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
  const { gutter, markLength } = settings;
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
  const slots = Array.from({ length: columns * rows }, (_, index): Slot => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const x = left + column * pitch.x;
    const y = top + row * pitch.y;
    return { column, row, bleed: box(x, y, cell), trim: box(x + profile.bleed, y + profile.bleed, trim) };
  });
  return { sheet: sheetSize(settings), columns, rows, isRotated, gutter, markLength, slots };
}

export function gridBox(grid: Grid, which: 'trim' | 'bleed'): BoxMm | undefined {
  const first = grid.slots[0]?.[which];
  const last = grid.slots.at(-1)?.[which];
  if (!first || !last) return undefined;
  const size = { width: last.left + last.width - first.left, height: last.top + last.height - first.top };
  return { ...box(first.left, first.top, size), width: roundMm(size.width), height: roundMm(size.height) };
}

/** The share of the sheet's area that becomes magnets when every slot is used. */
export function paperUse(grid: Grid): number {
  const { width, height } = grid.slots[0]?.trim ?? { width: 0, height: 0 };
  return (grid.slots.length * width * height) / (grid.sheet.width * grid.sheet.height);
}
