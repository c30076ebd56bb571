import type { Ink } from '../outline/ink.ts';
import { then, turnAbout } from '../outline/turn-path.ts';
import { type Affine, toAffines } from '../recipe/affine.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { centreOf } from './area-path.ts';
import type { CellPhoto } from './design.ts';
import type { Drawing, PhotoPart } from './draw-design.ts';

/** The part of a canvas context that a drawing needs. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'clip'
  | 'fill'
  | 'fillStyle'
  | 'globalAlpha'
  | 'lineJoin'
  | 'lineWidth'
  | 'restore'
  | 'save'
  | 'setTransform'
  | 'stroke'
  | 'strokeStyle'
> & { drawImage(image: CanvasImageSource, x: number, y: number, width: number, height: number): void };

/** The crop that a part shows: that of its cell, or of the recipe. */
export const cropOf = (recipe: Recipe, { cell }: { readonly cell?: CellPhoto | undefined }): Recipe =>
  cell?.crop ?? recipe;

/** The transforms of the photo's pixels to millimetres, the mirror images for the bleed first. */
export function photoAffines(recipe: Recipe, { area, bleed, angle, cell }: PhotoPart): readonly Affine[] {
  const { left, top, width, height } = area;
  const place = then([1, 0, 0, 1, left - bleed, top - bleed], turnAbout(angle, centreOf(area)));
  return toAffines(cropOf(recipe, { cell }), { width, height, bleed }).map((affine) => then(affine, place));
}

interface Painted {
  readonly drawing: Drawing;
  readonly recipe: Recipe;
  readonly photo: CanvasImageSource;
  /** The other photos of a collage, by their ids. One that is missing is left out. */
  readonly cells?: ReadonlyMap<string, CanvasImageSource>;
  /** From millimetres to the pixels of the canvas. */
  readonly scale: Affine;
}

export function paintDrawing(pen: Pen, { drawing, ...painted }: Painted): void {
  for (const part of drawing) {
    if (part.kind === 'ink') paintInk(pen, part.ink, painted.scale);
    else paintPhoto(pen, part, painted);
  }
}

function paintPhoto(pen: Pen, part: PhotoPart, { recipe, photo, cells, scale }: Omit<Painted, 'drawing'>): void {
  const image = part.cell ? cells?.get(part.cell.photoId) : photo;
  if (!image) return;
  const { width, height } = cropOf(recipe, part).photo;
  pen.save();
  if (part.clip) {
    pen.setTransform(...scale);
    pen.clip(new Path2D(part.clip));
  }
  for (const affine of photoAffines(recipe, part)) {
    pen.setTransform(...then(affine, scale));
    pen.drawImage(image, 0, 0, width, height);
  }
  pen.restore();
}

export function paintInk(pen: Pen, { path, fill, line, opacity }: Ink, scale: Affine): void {
  const outline = new Path2D(path);
  pen.save();
  pen.setTransform(...scale);
  pen.globalAlpha = opacity;
  if (fill) {
    pen.fillStyle = fill;
    pen.fill(outline);
  }
  if (line) {
    pen.strokeStyle = line.colour;
    pen.lineWidth = line.width;
    pen.lineJoin = 'round';
    pen.stroke(outline);
  }
  pen.restore();
}
