import type { SizeMm } from '../sizes/length.ts';
import type { BoxMm } from './box.ts';

/** The place of one magnet on a sheet. */
export interface Slot {
  /** The cut. */
  readonly trim: BoxMm;
  /** The printed area: the cut and its bleed. */
  readonly bleed: BoxMm;
  /** The magnet is turned by a quarter. */
  readonly isRotated: boolean;
}

export interface Gaps {
  readonly x: number;
  readonly y: number;
}

/** A sheet of paper and the places of its magnets. */
export interface SheetLayout {
  readonly sheet: SizeMm;
  /** Free paper between two magnets: beside each other, and one below the other. */
  readonly gaps: Gaps;
  readonly markLength: number;
  /** Kept free of magnets and their codes, from the top edge. Default: nothing. */
  readonly header?: number;
  readonly slots: readonly Slot[];
}
