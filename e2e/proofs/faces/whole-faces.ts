import { createRecipe, cropSize, type PrintProfile, type Recipe, shapePath, toSvgPath } from '@aimante/print';
import sharp from 'sharp';
import type { Box } from './face-photos.ts';

const PX_PER_MM = 20;
/** Points on the outline of a face, which is an ellipse. */
const OUTLINE = 48;
/** On each side of a face, in its size: the faces are marked by eye, no more exactly than that. */
const ROOM = 0.1;
/** Positions of the widest frame along an edge of the photo. */
const POSITIONS = 200;

/** True for a point of the frame, as fractions of it, that the cut leaves on the magnet. */
export type Mask = (x: number, y: number) => boolean;

export async function maskOf(profile: PrintProfile): Promise<Mask> {
  const { width, height } = profile.trim;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * PX_PER_MM}" height="${height * PX_PER_MM}" viewBox="0 0 ${width} ${height}"><path d="${toSvgPath(shapePath(profile))}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const [column, row] = [Math.floor(x * info.width), Math.floor(y * info.height)];
    const isOutside = column < 0 || row < 0 || column >= info.width || row >= info.height;
    return !isOutside && (data[row * info.width + column] ?? 0) > 127;
  };
}

/** Number of faces that an upright framing shows whole. */
export function countWhole(recipe: Recipe, faces: readonly Box[], mask: Mask): number {
  return faces.filter((face) => isWhole(recipe, face, mask)).length;
}

function isWhole(recipe: Recipe, { left, top, right, bottom }: Box, mask: Mask): boolean {
  const { photo, center } = recipe;
  const { width, height } = cropSize(recipe);
  return Array.from({ length: OUTLINE }, (_, index) => (index / OUTLINE) * 2 * Math.PI).every((angle) => {
    const x = (left + right) / 2 + ((right - left) / 2) * Math.cos(angle);
    const y = (top + bottom) / 2 + ((bottom - top) / 2) * Math.sin(angle);
    return mask((x * photo.width - center.x) / width + 0.5, (y * photo.height - center.y) / height + 0.5);
  });
}

/** True if some framing shows all faces with a little room. A smaller frame shows no more than the widest around it. */
export function canShowAll({ photo, aspect }: Recipe, faces: readonly Box[], mask: Mask): boolean {
  const widest = createRecipe(photo, aspect);
  const { width, height } = cropSize(widest);
  const roomy = faces.map(withRoom);
  return centers(width, photo.width).some((x) =>
    centers(height, photo.height).some(
      (y) => countWhole({ ...widest, center: { x, y } }, roomy, mask) === faces.length,
    ),
  );
}

function withRoom({ left, top, right, bottom }: Box): Box {
  const [beside, above] = [(right - left) * ROOM, (bottom - top) * ROOM];
  return {
    left: Math.max(left - beside, 0),
    right: Math.min(right + beside, 1),
    top: Math.max(top - above, 0),
    bottom: Math.min(bottom + above, 1),
  };
}

function centers(side: number, length: number): readonly number[] {
  const room = length - side;
  if (room < 1) return [length / 2];
  return Array.from({ length: POSITIONS + 1 }, (_, index) => side / 2 + (room * index) / POSITIONS);
}
