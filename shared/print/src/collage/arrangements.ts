import type { Area } from '../design/design.ts';
import type { SizeMm } from '../sizes/length.ts';

/** Left, top, width and height of a cell, as parts of the magnet. */
type Part = readonly [left: number, top: number, width: number, height: number];

/** Where the photos of a collage are, from the top left. */
export interface CollageArrangement {
  readonly id: string;
  readonly parts: readonly Part[];
}

/** Between cells, in millimetres. */
export const COLLAGE_GAP = { min: 0, max: 10, usual: 2 } as const;

const grid = (columns: number, rows: number, { top, height } = { top: 0, height: 1 }): Part[] =>
  Array.from({ length: columns * rows }, (_, at) => [
    (at % columns) / columns,
    top + (Math.floor(at / columns) * height) / rows,
    1 / columns,
    height / rows,
  ]);

const onItsSide = (parts: readonly Part[]): Part[] => parts.map(([x, y, width, height]) => [y, x, height, width]);

const oneAboveTwo: readonly Part[] = [[0, 0, 1, 0.6], ...grid(2, 1, { top: 0.6, height: 0.4 })];
const oneAboveThree: readonly Part[] = [[0, 0, 1, 0.64], ...grid(3, 1, { top: 0.64, height: 0.36 })];
const twoAboveThree: readonly Part[] = [
  ...grid(2, 1, { top: 0, height: 0.55 }),
  ...grid(3, 1, { top: 0.55, height: 0.45 }),
];

const ARRANGEMENTS: readonly CollageArrangement[] = [
  { id: 'columns-2', parts: grid(2, 1) },
  { id: 'rows-2', parts: grid(1, 2) },
  { id: 'one-above-two', parts: oneAboveTwo },
  { id: 'one-beside-two', parts: onItsSide(oneAboveTwo) },
  { id: 'columns-3', parts: grid(3, 1) },
  { id: 'rows-3', parts: grid(1, 3) },
  { id: 'grid-4', parts: grid(2, 2) },
  { id: 'one-above-three', parts: oneAboveThree },
  { id: 'one-beside-three', parts: onItsSide(oneAboveThree) },
  { id: 'two-above-three', parts: twoAboveThree },
  { id: 'two-beside-three', parts: onItsSide(twoAboveThree) },
  { id: 'grid-6-wide', parts: grid(3, 2) },
  { id: 'grid-6-tall', parts: grid(2, 3) },
];

/** The arrangements for this number of photos. */
export const collageArrangements = (photos: number): readonly CollageArrangement[] =>
  ARRANGEMENTS.filter(({ parts }) => parts.length === photos);

interface Spacing {
  /** Between cells. */
  readonly gap: number;
  /** Around all cells. At 0, they run on into the bleed. */
  readonly edge: number;
}

/** The cells of an arrangement on a magnet of this size, in millimetres. */
export function collageAreas(
  { parts }: Pick<CollageArrangement, 'parts'>,
  size: SizeMm,
  { gap, edge }: Spacing,
): Area[] {
  return parts.map(([x, y, width, height]) => {
    const across = along(size.width, { start: x, end: x + width }, { gap, edge });
    const down = along(size.height, { start: y, end: y + height }, { gap, edge });
    return { left: across.from, top: down.from, width: across.length, height: down.length };
  });
}

const NOISE = 1e-9;

/** Half of the gap is taken from each end that has a neighbour. */
function along(side: number, { start, end }: { start: number; end: number }, { gap, edge }: Spacing) {
  const inside = side - 2 * edge;
  const from = edge + start * inside + (start > NOISE ? gap / 2 : 0);
  const to = edge + end * inside - (end < 1 - NOISE ? gap / 2 : 0);
  return { from, length: to - from };
}
