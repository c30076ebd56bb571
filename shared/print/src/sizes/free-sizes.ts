import type { SizeMm } from './length.ts';

export type SizeFamily = 'square' | 'rectangle' | 'press';

export interface FreeSize {
  /** A stable id, for URLs and storage: `square-50x50`. */
  readonly id: string;
  readonly family: SizeFamily;
  readonly trim: SizeMm;
}

const size = (family: SizeFamily, width: number, height: number): FreeSize => ({
  id: `${family}-${width}x${height}`,
  family,
  trim: { width, height },
});

const DEFAULT_SIZE = size('square', 50, 50);

/** The sizes of the free cropping tool, in millimetres. */
export const FREE_SIZES: readonly FreeSize[] = [
  size('square', 30, 30),
  DEFAULT_SIZE,
  size('square', 70, 70),
  size('square', 100, 100),
  size('square', 150, 150),
  size('rectangle', 60, 40),
  size('rectangle', 70, 50),
  size('rectangle', 80, 50),
  size('rectangle', 100, 70),
  size('rectangle', 140, 100),
  size('press', 50, 50),
];

export const DEFAULT_FREE_SIZE: FreeSize = DEFAULT_SIZE;

export function findFreeSize(id: string): FreeSize | undefined {
  return FREE_SIZES.find((candidate) => candidate.id === id);
}
