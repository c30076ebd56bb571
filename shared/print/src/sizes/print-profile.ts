import type { SizeFamily } from './free-sizes.ts';
import type { SizeMm } from './length.ts';

export type MagnetShape = 'rectangle' | 'round' | 'heart';

/** How a product is printed and cut. All lengths in millimetres. */
export interface PrintProfile {
  /** The finished magnet. */
  readonly trim: SizeMm;
  /** Printed beyond the cut on every side. On a pressed magnet it is wrapped around the edge. */
  readonly bleed: number;
  /** The safe margin inside the cut on every side: important content stays out of it. */
  readonly safe: number;
  readonly cornerRadius: number;
  readonly shape: MagnetShape;
}

const FLAT = { bleed: 2, safe: 3 };
/**
 * The press wraps the paper around the magnet's edge. The amount depends on the workshop's die, so the back office can
 * change it.
 */
const PRESSED = { bleed: 3, safe: 3 };

/** The profile of a product without one of its own. */
export function defaultProfile(trim: SizeMm, family: SizeFamily = 'rectangle'): PrintProfile {
  const allowance = family === 'press' ? PRESSED : FLAT;
  return { trim, ...allowance, cornerRadius: 0, shape: 'rectangle' };
}

/** Equal for magnets that can share a sheet. */
export function profileKey({ trim, bleed, safe, cornerRadius, shape }: PrintProfile): string {
  return `${trim.width}x${trim.height} bleed ${bleed} safe ${safe} radius ${cornerRadius} ${shape}`;
}
