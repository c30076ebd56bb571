import { type Box, pathBox } from '../outline/path-box.ts';
import { readPathData } from '../outline/path-data.ts';
import { applyTo, then } from '../outline/turn-path.ts';
import type { Affine } from '../recipe/affine.ts';
import { baseWidth } from '../recipe/frame.ts';
import type { Recipe, Size } from '../recipe/recipe.ts';
import type { PhotoPart } from './draw-design.ts';
import { cropOf, photoAffines } from './paint-drawing.ts';

/** Whole pixels of a tile. */
export interface PixelBox extends Size {
  readonly left: number;
  readonly top: number;
}

export interface FramedPart {
  readonly box: PixelBox;
  /** Its frame is the box. It has no design. */
  readonly recipe: Recipe;
}

/** The pixels of a tile that a photo may touch, and the crop that fills exactly these. */
export function framePart(
  recipe: Recipe,
  part: PhotoPart,
  { scale, tile }: { scale: Affine; tile: Size },
): FramedPart | undefined {
  const box = pixelBox(part, scale, tile);
  const affine = photoAffines(recipe, part).at(-1);
  if (!box || !affine) return undefined;
  const toTile = then(affine, scale);
  const centre = invert(toTile, box.left + box.width / 2, box.top + box.height / 2);
  const perPixel = 1 / Math.hypot(toTile[0], toTile[1]);
  const { design: _, ...photo } = cropOf(recipe, part);
  const framed = { ...photo, center: centre, aspect: box.width / box.height, angle: photo.angle + part.angle };
  return { box, recipe: { ...framed, scale: baseWidth(framed) / (box.width * perPixel) } };
}

function pixelBox({ area, clip, bleed }: PhotoPart, scale: Affine, tile: Size): PixelBox | undefined {
  const shown: Box | undefined = clip
    ? pathBox(readPathData(clip))
    : {
        left: area.left - bleed,
        top: area.top - bleed,
        right: area.left + area.width + bleed,
        bottom: area.top + area.height + bleed,
      };
  if (!shown) return undefined;
  const [left, top] = applyTo(scale, shown.left, shown.top);
  const [right, bottom] = applyTo(scale, shown.right, shown.bottom);
  const [x, y] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top))];
  const width = Math.min(tile.width, Math.ceil(right)) - x;
  const height = Math.min(tile.height, Math.ceil(bottom)) - y;
  return width > 0 && height > 0 ? { left: x, top: y, width, height } : undefined;
}

function invert([a, b, c, d, e, f]: Affine, x: number, y: number): { x: number; y: number } {
  const determinant = a * d - b * c;
  return { x: (d * (x - e) - c * (y - f)) / determinant, y: (a * (y - f) - b * (x - e)) / determinant };
}
