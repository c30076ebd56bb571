import type { SizeMm } from '../../sizes/length.ts';
import type { Gaps } from '../layout.ts';
import { type FitRule, fillSheet, type Place, type SizeClass, type Strategy } from './fill-sheet.ts';
import type { Cutting, SplitRule } from './free-space.ts';

/** Magnets of several sizes, their bleed included, for sheets with the same printable area. */
export interface Nesting {
  readonly area: SizeMm;
  readonly classes: readonly SizeClass[];
  readonly gaps: Gaps;
  readonly cutting: Cutting;
}

const FITS: readonly FitRule[] = ['short-side', 'area', 'corner'];
const SPLITS: readonly SplitRule[] = ['across', 'along', 'larger', 'smaller'];
/** Further orders, after the sorted ones. */
const SHUFFLED = 6;

const sortKeys: readonly ((size: SizeMm) => number)[] = [
  ({ width, height }) => width * height,
  ({ width, height }) => Math.max(width, height),
  ({ width, height }) => Math.min(width, height),
  ({ height }) => height,
  ({ width }) => width,
];

/**
 * How much more a large magnet counts than its area. Large ones are hard to place: left for the end, they would lie on
 * half empty sheets.
 */
const WEIGHTS = [1, 1.15, 1.3, 1.5, 2];

type Sheets = readonly (readonly Place[])[];

/** The fewest sheets that any weight finds, and of those the ones with the emptiest last sheet. Always the same. */
export function nest(nesting: Nesting): Sheets {
  let best: Sheets | undefined;
  for (const weight of WEIGHTS) {
    const sheets = fillSheets(nesting, weight);
    if (!best || costOf(sheets) < costOf(best)) best = sheets;
    if (best.length <= leastSheets(nesting)) break;
  }
  return best ?? [];
}

const areaOf = (places: readonly Place[]) => places.reduce((sum, { width, height }) => sum + width * height, 0);
const costOf = (sheets: Sheets) => sheets.length + areaOf(sheets.at(-1) ?? []) / 1e9;

/** No way of nesting needs fewer. */
function leastSheets({ area, gaps, classes }: Nesting): number {
  const needed = classes.reduce(
    (sum, { width, height, count }) => sum + (width + gaps.x) * (height + gaps.y) * count,
    0,
  );
  return Math.ceil(needed / ((area.width + gaps.x) * (area.height + gaps.y)));
}

function fillSheets({ classes, ...sheet }: Nesting, weight: number): Sheets {
  const sheets: (readonly Place[])[] = [];
  let left = classes;
  while (left.some(({ count }) => count > 0)) {
    const best = bestSheet({ classes: left, ...sheet }, weight);
    if (best.length === 0) break;
    sheets.push(best);
    left = left.map((each, index) => ({
      ...each,
      count: each.count - best.filter(({ size }) => size === index).length,
    }));
  }
  return sheets;
}

function bestSheet({ area, gaps, classes, cutting }: Nesting, weight: number): readonly Place[] {
  let best: readonly Place[] = [];
  let bestValue = 0;
  for (const strategy of strategies(classes, cutting)) {
    const places = fillSheet({ area, gaps, cutting }, classes, strategy);
    const value = places.reduce((sum, { width, height }) => sum + (width * height) ** weight, 0);
    if (value > bestValue * (1 + 1e-9)) [best, bestValue] = [places, value];
  }
  return best;
}

function* strategies(classes: readonly SizeClass[], cutting: Cutting): Generator<Strategy> {
  for (const order of orders(classes))
    for (const fit of FITS)
      for (const split of cutting === 'guillotine' ? SPLITS : SPLITS.slice(0, 1)) yield { order, fit, split };
}

function* orders(classes: readonly SizeClass[]): Generator<readonly number[]> {
  const present = [...classes.keys()].filter((index) => (classes[index]?.count ?? 0) > 0);
  const keyOf = (index: number, key: (size: SizeMm) => number) => key(classes[index] ?? { width: 0, height: 0 });
  for (const key of sortKeys) yield present.toSorted((one, other) => keyOf(other, key) - keyOf(one, key));
  let seed = 1;
  for (let n = 0; n < SHUFFLED; n += 1) {
    const shuffled = [...present];
    for (let place = shuffled.length - 1; place > 0; place -= 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      const other = seed % (place + 1);
      [shuffled[place], shuffled[other]] = [shuffled[other] ?? 0, shuffled[place] ?? 0];
    }
    yield shuffled;
  }
}
