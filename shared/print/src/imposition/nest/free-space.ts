import type { SizeMm } from '../../sizes/length.ts';
import type { BoxMm } from '../box.ts';

/**
 * `guillotine`: every cut goes from edge to edge of the piece of paper in hand. `contour`: a plotter follows each
 * outline, so magnets may lie anywhere.
 */
export type Cutting = 'guillotine' | 'contour';

/** Which rest of a guillotine cut stays whole: the one across the sheet, the one along it, or the larger one. */
export type SplitRule = 'across' | 'along' | 'larger' | 'smaller';

/** Float noise must not make a sliver of free space. */
const NOISE = 1e-6;

const isReal = ({ width, height }: BoxMm) => width > NOISE && height > NOISE;

/** The free rectangles after a magnet took the top left corner of one of them. They never overlap. */
export function cutGuillotine(free: readonly BoxMm[], taken: BoxMm, { size, split }: Cut): readonly BoxMm[] {
  const { left, top, width, height } = taken;
  const [beside, below] = [width - size.width, height - size.height];
  const isAcross = split === 'across' || (split === 'larger' ? below > beside : split === 'smaller' && below <= beside);
  const right = { left: left + size.width, top, width: beside, height: isAcross ? size.height : height };
  const under = { left, top: top + size.height, width: isAcross ? width : size.width, height: below };
  return [...free.filter((box) => box !== taken), ...[right, under].filter(isReal)];
}

export interface Cut {
  readonly size: SizeMm;
  readonly split: SplitRule;
}

const rightOf = ({ left, width }: BoxMm) => left + width;
const bottomOf = ({ top, height }: BoxMm) => top + height;

const overlaps = (a: BoxMm, b: BoxMm) =>
  a.left < rightOf(b) - NOISE &&
  b.left < rightOf(a) - NOISE &&
  a.top < bottomOf(b) - NOISE &&
  b.top < bottomOf(a) - NOISE;

const contains = (outer: BoxMm, inner: BoxMm) =>
  inner.left >= outer.left - NOISE &&
  inner.top >= outer.top - NOISE &&
  rightOf(inner) <= rightOf(outer) + NOISE &&
  bottomOf(inner) <= bottomOf(outer) + NOISE;

/** The largest free rectangles around a magnet. They overlap, so that any free place is in one of them whole. */
export function cutContour(free: readonly BoxMm[], taken: BoxMm): readonly BoxMm[] {
  const parts = free.flatMap((box) => (overlaps(box, taken) ? around(box, taken) : [box])).filter(isReal);
  return parts.filter(
    (part, place) =>
      !parts.some((other, at) => at !== place && contains(other, part) && !(at > place && contains(part, other))),
  );
}

function around(box: BoxMm, taken: BoxMm): BoxMm[] {
  const { left, top, width, height } = box;
  return [
    { left, top, width: taken.left - left, height },
    { left: rightOf(taken), top, width: rightOf(box) - rightOf(taken), height },
    { left, top, width, height: taken.top - top },
    { left, top: bottomOf(taken), width, height: bottomOf(box) - bottomOf(taken) },
  ];
}
