import { photoLimits } from '@aimante/api-contract/photos';
import type { Size } from '@aimante/print';

export type Excess = 'tooHeavy' | 'tooManyPixels';

/** Why the server does not take a photo as it is. */
export function excessOf(bytes: number, { width, height }: Size): Excess | undefined {
  if (width * height > photoLimits.pixels) return 'tooManyPixels';
  return bytes > photoLimits.bytes ? 'tooHeavy' : undefined;
}
