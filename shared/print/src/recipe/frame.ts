import type { Point, QuarterTurns, Recipe, Size } from './recipe.ts';

/** A point of the frame: 0..1 from its left and top edge. */
export type FramePoint = Point;

const RADIANS = Math.PI / 180;
const EXACT_COSINE = [1, 0, -1, 0] as const;
const EXACT_SINE = [0, 1, 0, -1] as const;

export interface Rotation {
  readonly cos: number;
  readonly sin: number;
}

/** Quarter turns are exact: without straightening, pixels map to pixels. */
export function rotationOf({ angle, quarterTurns }: Pick<Recipe, 'angle' | 'quarterTurns'>): Rotation {
  const cosine = Math.cos(angle * RADIANS);
  const sine = Math.sin(angle * RADIANS);
  const cosineOfTurns = EXACT_COSINE[quarterTurns];
  const sineOfTurns = EXACT_SINE[quarterTurns];
  return {
    cos: cosine * cosineOfTurns - sine * sineOfTurns,
    sin: sine * cosineOfTurns + cosine * sineOfTurns,
  };
}

export function wrapTurns(turns: number): QuarterTurns {
  return (((turns % 4) + 4) % 4) as QuarterTurns;
}

/** Width of the frame in source pixels at scale 1: the largest frame that fits the unstraightened photo. */
export function baseWidth({ photo, aspect, quarterTurns }: Pick<Recipe, 'photo' | 'aspect' | 'quarterTurns'>): number {
  const isOnItsSide = quarterTurns % 2 === 1;
  const across = isOnItsSide ? photo.height : photo.width;
  const down = isOnItsSide ? photo.width : photo.height;
  return Math.min(across, down * aspect);
}

/** The frame's size in source pixels. */
export function cropSize(recipe: Recipe): Size {
  const width = baseWidth(recipe) / recipe.scale;
  return { width, height: width / recipe.aspect };
}

/**
 * Half the bounding box of a rotated frame of this size, along the photo's edges. Also that of a rotated region, along
 * the frame's edges.
 */
export function halfExtent(size: Size, { cos, sin }: Rotation): Size {
  const c = Math.abs(cos);
  const s = Math.abs(sin);
  return { width: (size.width * c + size.height * s) / 2, height: (size.width * s + size.height * c) / 2 };
}

/** Converts frame-centred coordinates, in source pixels, to photo coordinates. */
export function fromFrame(recipe: Recipe, offset: Point): Point {
  const { cos, sin } = rotationOf(recipe);
  const x = cos * offset.x + sin * offset.y;
  const y = -sin * offset.x + cos * offset.y;
  return {
    x: recipe.center.x + (recipe.flipH ? -x : x),
    y: recipe.center.y + (recipe.flipV ? -y : y),
  };
}

export function sourcePointAt(recipe: Recipe, at: FramePoint): Point {
  const { width, height } = cropSize(recipe);
  return fromFrame(recipe, { x: (at.x - 0.5) * width, y: (at.y - 0.5) * height });
}

/** The same framing, moved so that a source point appears at a point of the frame. The frame may leave the photo. */
export function withSourcePointAt(recipe: Recipe, source: Point, at: FramePoint): Recipe {
  const seen = sourcePointAt(recipe, at);
  return {
    ...recipe,
    center: { x: recipe.center.x + source.x - seen.x, y: recipe.center.y + source.y - seen.y },
  };
}
