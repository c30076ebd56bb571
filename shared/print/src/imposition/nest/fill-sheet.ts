import type { SizeMm } from '../../sizes/length.ts';
import type { BoxMm } from '../box.ts';
import type { Gaps } from '../layout.ts';
import { type Cutting, cutContour, cutGuillotine, type SplitRule } from './free-space.ts';

/** Magnets of one size that may lie on the same sheets. */
export interface SizeClass extends SizeMm {
  readonly count: number;
  readonly canTurn: boolean;
}

/** A place for one magnet of a size class, on an area that begins at 0, 0. */
export interface Place extends BoxMm {
  /** Index of the size class. */
  readonly size: number;
  readonly isRotated: boolean;
}

/** One way to fill a sheet. */
export interface Strategy {
  /** Size classes in the order in which they are tried. */
  readonly order: readonly number[];
  readonly fit: FitRule;
  readonly split: SplitRule;
}

export type FitRule = 'short-side' | 'long-side' | 'area' | 'corner';

/** What is left of a free rectangle: the smaller, the better. */
const scores: Readonly<Record<FitRule, (free: BoxMm, size: SizeMm) => readonly [number, number]>> = {
  'short-side': (free, size) => sorted(free.width - size.width, free.height - size.height),
  'long-side': (free, size) => {
    const [short, long] = sorted(free.width - size.width, free.height - size.height);
    return [long, short];
  },
  area: (free, size) => [free.width * free.height - size.width * size.height, free.top],
  corner: (free) => [free.top, free.left],
};

const sorted = (one: number, other: number) => (one < other ? ([one, other] as const) : ([other, one] as const));

const NOISE = 1e-6;
const fits = (free: BoxMm, { width, height }: SizeMm) => width <= free.width + NOISE && height <= free.height + NOISE;

interface Found {
  readonly free: BoxMm;
  readonly size: SizeMm;
  readonly isRotated: boolean;
  readonly score: readonly [number, number];
}

interface Search {
  readonly fit: FitRule;
  readonly grown: (size: SizeMm) => SizeMm;
}

function bestPlace(free: readonly BoxMm[], of: SizeClass, { fit, grown }: Search): Found | undefined {
  const { width, height } = of;
  const ways = [{ size: { width, height }, isRotated: false }];
  if (of.canTurn && width !== height) ways.push({ size: { width: height, height: width }, isRotated: true });
  let best: Found | undefined;
  for (const { size, isRotated } of ways) {
    const cell = grown(size);
    for (const box of free) {
      if (!fits(box, cell)) continue;
      const score = scores[fit](box, cell);
      if (!best || score[0] < best.score[0] || (score[0] === best.score[0] && score[1] < best.score[1]))
        best = { free: box, size, isRotated, score };
    }
  }
  return best;
}

interface Sheet {
  readonly area: SizeMm;
  readonly gaps: Gaps;
  readonly cutting: Cutting;
}

/** Fills one area with as many magnets as one strategy finds room for. */
export function fillSheet(
  { area, gaps, cutting }: Sheet,
  classes: readonly SizeClass[],
  { order, fit, split }: Strategy,
): readonly Place[] {
  const grown = ({ width, height }: SizeMm): SizeMm => ({ width: width + gaps.x, height: height + gaps.y });
  // Each magnet takes its gap on the right and below. The gaps of the last ones may lie in the margin.
  let free: readonly BoxMm[] = [{ left: 0, top: 0, ...grown(area) }];
  const places: Place[] = [];
  for (const index of order) {
    const of = classes[index];
    for (let left = of?.count ?? 0; of && left > 0; left -= 1) {
      const found = bestPlace(free, of, { fit, grown });
      if (!found) break;
      const cell = { left: found.free.left, top: found.free.top, ...grown(found.size) };
      places.push({ ...cell, ...found.size, size: index, isRotated: found.isRotated });
      free = cutting === 'guillotine' ? cutGuillotine(free, found.free, { size: cell, split }) : cutContour(free, cell);
    }
  }
  return places;
}
