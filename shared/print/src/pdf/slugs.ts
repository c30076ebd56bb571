import { type BoxMm, overlap } from '../imposition/box.ts';
import type { Grid, GridSlot } from '../imposition/grid.ts';
import type { SheetLayout, Slot } from '../imposition/layout.ts';
import { SHEET_EDGE } from '../imposition/sheet.ts';

/** The position of the text next to a magnet: the start of its baseline. The angle is counter-clockwise. */
export interface SlugPlace {
  readonly x: number;
  readonly y: number;
  readonly angle: 0 | 90;
  /** Length along the baseline. */
  readonly room: number;
  /** Height across the baseline. */
  readonly lineHeight: number;
  /** Of the magnet, where its text is beside the row. */
  readonly column?: number;
}

const LINE_HEIGHT = 1.8;
/** A gutter of this width has room for a line of text under each magnet. */
const LEAST_GUTTER = 2;
/** Space between the text and the bleed, or a corner mark. */
const GAP = 0.6;

function underTheMagnet({ trim, bleed }: Slot): SlugPlace {
  return {
    x: trim.left + GAP,
    y: bleed.top + bleed.height + LINE_HEIGHT * 0.85,
    angle: 0,
    room: trim.width - 2 * GAP,
    lineHeight: LINE_HEIGHT,
  };
}

/** From the bottom up, on the right of the magnet. */
function besideTheMagnet({ trim, bleed }: Slot): SlugPlace {
  return {
    x: bleed.left + bleed.width + LINE_HEIGHT * 0.85,
    y: trim.top + trim.height - GAP,
    angle: 90,
    room: trim.height - 2 * GAP,
    lineHeight: LINE_HEIGHT,
  };
}

/**
 * Lines next to the row, the outermost magnet's line closest to it. The left half of the row has its lines on the left,
 * the rest on the right.
 */
function besideTheRow(grid: Grid, { column, trim, bleed }: GridSlot): SlugPlace {
  const onTheLeft = Math.ceil(grid.columns / 2);
  const isLeft = column < onTheLeft;
  const rowLeft = grid.slots[0]?.bleed.left ?? 0;
  const rowRight = rowLeft + grid.columns * (bleed.width + grid.gaps.x) - grid.gaps.x;
  const free = (isLeft ? rowLeft : grid.sheet.width - rowRight) - GAP - SHEET_EDGE;
  const lines = isLeft ? onTheLeft : grid.columns - onTheLeft;
  const lineHeight = Math.min(LINE_HEIGHT, free / lines);
  const line = isLeft ? column : grid.columns - 1 - column;
  return {
    x: isLeft ? rowLeft - GAP - line * lineHeight : rowRight + GAP + (line + 0.85) * lineHeight,
    y: trim.top + trim.height - GAP,
    angle: 90,
    room: trim.height - 2 * GAP,
    lineHeight,
    column,
  };
}

const isGrid = (layout: SheetLayout): layout is Grid => 'columns' in layout;
const isOfGrid = (slot: Slot): slot is GridSlot => 'column' in slot;

/** In the gutter, if it has room for a line, otherwise in the margin next to the row. Never on a printed area. */
export function slugPlace(layout: SheetLayout, slot: Slot): SlugPlace {
  if (layout.gaps.y >= LEAST_GUTTER) return underTheMagnet(slot);
  if (isGrid(layout) && isOfGrid(slot)) return besideTheRow(layout, slot);
  return besideTheMagnet(slot);
}

/** The line of text, as a box on the sheet. */
export function slugBox({ x, y, angle, room, lineHeight }: SlugPlace): BoxMm {
  const rise = lineHeight * 0.85;
  return angle === 0
    ? { left: x, top: y - rise, width: room, height: lineHeight }
    : { left: x - rise, top: y - room, width: lineHeight, height: room };
}

/** The line of text of a magnet, shortened where the code of the magnet takes its end. */
export function slugPlaceBeside(layout: SheetLayout, slot: Slot, code: BoxMm | undefined): SlugPlace {
  const place = slugPlace(layout, slot);
  if (!code || !overlap(slugBox(place), code)) return place;
  const room = place.angle === 0 ? code.left - GAP - place.x : place.y - (code.top + code.height + GAP);
  return { ...place, room };
}
