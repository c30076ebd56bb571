import type { Grid, Slot } from '../imposition/grid.ts';

/** Where the text beside a magnet stands: the start of its baseline, turned counter-clockwise. */
export interface SlugPlace {
  readonly x: number;
  readonly y: number;
  readonly angle: 0 | 90;
  /** Along the baseline. */
  readonly room: number;
  /** Across it. */
  readonly lineHeight: number;
}

const LINE_HEIGHT = 1.8;
/** A gutter of this width holds a line of text under each magnet. */
const LEAST_GUTTER = 2;
/** Between the text and the bleed, or a corner mark. */
const GAP = 0.6;
/** Along the edge of the sheet, where printers print nothing. */
const EDGE = 3;

function underTheMagnet({ trim, bleed }: Slot): SlugPlace {
  return {
    x: trim.left + GAP,
    y: bleed.top + bleed.height + LINE_HEIGHT * 0.85,
    angle: 0,
    room: trim.width - 2 * GAP,
    lineHeight: LINE_HEIGHT,
  };
}

/** Lines beside the row, the outermost magnet's nearest to it; the left half of the row at its left, the rest at its right. */
function besideTheRow(grid: Grid, { column, trim, bleed }: Slot): SlugPlace {
  const onTheLeft = Math.ceil(grid.columns / 2);
  const isLeft = column < onTheLeft;
  const rowLeft = grid.slots[0]?.bleed.left ?? 0;
  const rowRight = rowLeft + grid.columns * (bleed.width + grid.gutter) - grid.gutter;
  const free = (isLeft ? rowLeft : grid.sheet.width - rowRight) - GAP - EDGE;
  const lines = isLeft ? onTheLeft : grid.columns - onTheLeft;
  const lineHeight = Math.min(LINE_HEIGHT, free / lines);
  const line = isLeft ? column : grid.columns - 1 - column;
  return {
    x: isLeft ? rowLeft - GAP - line * lineHeight : rowRight + GAP + (line + 0.85) * lineHeight,
    y: trim.top + trim.height - GAP,
    angle: 90,
    room: trim.height - 2 * GAP,
    lineHeight,
  };
}

/** Under the magnet where the gutter has room, else in the margin beside its row: never on what is printed. */
export function slugPlace(grid: Grid, slot: Slot): SlugPlace {
  return grid.gutter >= LEAST_GUTTER ? underTheMagnet(slot) : besideTheRow(grid, slot);
}
