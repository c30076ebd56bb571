import { columnsFor } from '../gallery/door-grid.ts';

/** Square, as most networks show pictures. */
export const DOOR_PX = 1200;
const MARGIN_PX = 130;
const GAP_PX = 30;
const LARGEST_PX = 420;

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the magnets are on the picture: in the rows of the door, as large as they fit, in the middle. */
export function doorLayout(count: number, { width, height }: { width: number; height: number }): readonly Place[] {
  const columns = columnsFor(count);
  const rows = Math.ceil(count / columns);
  const room = DOOR_PX - 2 * MARGIN_PX;
  const fit = (cells: number, side: number) => (room - (cells - 1) * GAP_PX) / cells / side;
  const scale = Math.min(fit(columns, width), fit(rows, height), LARGEST_PX / Math.max(width, height));
  const [w, h] = [width * scale, height * scale];
  const start = (cells: number, side: number) => (DOOR_PX - cells * side - (cells - 1) * GAP_PX) / 2;
  return Array.from({ length: count }, (_, index) => ({
    x: start(columns, w) + (index % columns) * (w + GAP_PX),
    y: start(rows, h) + Math.floor(index / columns) * (h + GAP_PX),
    width: w,
    height: h,
  }));
}
