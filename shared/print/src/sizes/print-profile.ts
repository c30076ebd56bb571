import type { SizeFamily } from './free-sizes.ts';
import type { SizeMm } from './length.ts';

export type MagnetShape = 'rectangle' | 'round' | 'heart';

/** How a product is printed and cut; all lengths in millimetres. */
export interface PrintProfile {
  /** The finished magnet. */
  readonly trim: SizeMm;
  /** Printed beyond the cut on every side, or wrapped around the edge of a pressed magnet. */
  readonly bleed: number;
  /** Kept free of what matters, inside the cut on every side. */
  readonly safe: number;
  readonly cornerRadius: number;
  readonly shape: MagnetShape;
}

const FLAT = { bleed: 2, safe: 3 };
/** The press wraps the paper around the magnet's edge; the die in the workshop decides, so the back office can change it. */
const PRESSED = { bleed: 3, safe: 3 };

/** What holds for a product whose own profile nobody has set. */
export function defaultProfile(trim: SizeMm, family: SizeFamily = 'rectangle'): PrintProfile {
  const allowance = family === 'press' ? PRESSED : FLAT;
  return { trim, ...allowance, cornerRadius: 0, shape: 'rectangle' };
}

/** Equal for magnets that can lie on one sheet. */
export function profileKey({ trim, bleed, safe, cornerRadius, shape }: PrintProfile): string {
  return `${trim.width}x${trim.height} bleed ${bleed} safe ${safe} radius ${cornerRadius} ${shape}`;
}
