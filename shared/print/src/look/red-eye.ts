import type { Affine } from '../recipe/affine.ts';
import type { Pixels } from './colour-cube.ts';
import type { RedEye } from './look.ts';

/** Red above the other channels by this much is flash light from the retina. Skin stays below. */
const LEAST_REDNESS = 1.35;
/** The outer share of the radius over which the correction fades out. */
const SOFT_EDGE = 0.35;

/** Replaces red by the mean of green and blue inside a pupil. `affine` leads from the photo to these pixels. */
export function correctRedEyes(pixels: Pixels, eyes: readonly RedEye[], affine: Affine): void {
  const [a, b, c, d, e, f] = affine;
  const scale = Math.sqrt(Math.abs(a * d - b * c));
  for (const { x, y, radius } of eyes) {
    correctCircle(pixels, { x: a * x + c * y + e, y: b * x + d * y + f, radius: radius * scale });
  }
}

function correctCircle({ data, width, height, channels }: Pixels, { x, y, radius }: RedEye): void {
  const top = Math.max(0, Math.floor(y - radius));
  const bottom = Math.min(height, Math.ceil(y + radius));
  const left = Math.max(0, Math.floor(x - radius));
  const right = Math.min(width, Math.ceil(x + radius));
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const distance = Math.hypot(column + 0.5 - x, row + 0.5 - y) / radius;
      const share = Math.min(Math.max((1 - distance) / SOFT_EDGE, 0), 1);
      if (share > 0) correctPixel(data, (row * width + column) * channels, share);
    }
  }
}

function correctPixel(data: Pixels['data'], at: number, share: number): void {
  const red = data[at] ?? 0;
  const calm = ((data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 2;
  if (red < calm * LEAST_REDNESS + 8) return;
  data[at] = Math.round(red + (calm - red) * share);
}
