import { roundMm, type SizeMm } from '../sizes/length.ts';

/** A box on the sheet in millimetres from its top left. */
export interface BoxMm extends SizeMm {
  readonly left: number;
  readonly top: number;
}

/** The smallest box around all. Undefined without any. */
export function boxAround(boxes: readonly BoxMm[]): BoxMm | undefined {
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left: roundMm(left), top: roundMm(top), width: roundMm(right - left), height: roundMm(bottom - top) };
}

/** Positions are rounded to a hundredth of a millimetre. */
const NOISE = 0.011;

export const overlap = (one: BoxMm, other: BoxMm): boolean =>
  Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left) > NOISE &&
  Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top) > NOISE;
