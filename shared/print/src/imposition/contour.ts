import { turnPath } from '../outline/turn-path.ts';
import type { Affine } from '../recipe/affine.ts';
import type { PrintProfile } from '../sizes/print-profile.ts';
import { type PathStep, shapePath } from '../sizes/shape-path.ts';
import type { Slot } from './layout.ts';

/** The cut outline of a magnet where it lies on the sheet, in millimetres. A turned magnet has its top to the left. */
export function contourOnSheet({ trim, isRotated }: Slot, profile: PrintProfile): readonly PathStep[] {
  const { left, top, height } = trim;
  const place: Affine = isRotated ? [0, -1, 1, 0, left, top + height] : [1, 0, 0, 1, left, top];
  return turnPath(shapePath(profile), place);
}
