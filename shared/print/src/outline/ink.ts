import type { Colour, Line } from '../design/design.ts';

/** One path as it is printed. Canvas, SVG and PDF draw it from the same numbers. */
export interface Ink {
  /** In millimetres from the top left of the cut: only `M`, `L`, `C` and `Z`. */
  readonly path: string;
  readonly fill?: Colour;
  /** Half of its width is inside the path. Corners are round. */
  readonly line?: Line;
  /** From 0 to 1. */
  readonly opacity: number;
}
