import { cropSize, fit, type Point, type Recipe } from '@aimante/print';
import type { Area } from './auto-framing.ts';
import { isInside, type VisiblePart } from './visible-part.ts';

export interface KeptFaces {
  readonly recipe: Recipe;
  /** Number of faces that no framing shows whole together with the others. */
  readonly cut: number;
}

/** Frames between the suggested and the widest, and positions of each along an edge of the photo. */
const SIZES = 6;
const POSITIONS = 12;
/** Points on the outline of a face, which is an ellipse. */
const OUTLINE = 12;
/** Hair, ears and chin around a face, in its widths and heights. */
const HEAD = { above: 0.5, below: 0.15, beside: 0.15 };

/**
 * The framing closest to a suggested upright one that shows the most faces whole: first within the cut, then clear of
 * it, then with their hair. `faces` are fractions of the photo.
 */
export function keepFaces(suggested: Recipe, faces: readonly Area[], visible: VisiblePart): KeptFaces {
  if (faces.length === 0) return { recipe: suggested, cut: 0 };
  const outlines = faces.map((face) => ({ face: outlineOf(face), head: outlineOf(headOf(face)) }));
  let best = suggested;
  let bestScore = scoreOf(suggested, outlines, { suggested, visible });
  for (const recipe of candidates(suggested, faces)) {
    const score = scoreOf(recipe, outlines, { suggested, visible });
    if (isBetter(score, bestScore)) [best, bestScore] = [recipe, score];
  }
  return { recipe: best, cut: faces.length - (bestScore[0] ?? 0) };
}

function outlineOf({ x, y, width, height }: Area): readonly Point[] {
  return Array.from({ length: OUTLINE }, (_, index) => {
    const angle = (index / OUTLINE) * 2 * Math.PI;
    return { x: x + (width / 2) * (1 + Math.cos(angle)), y: y + (height / 2) * (1 + Math.sin(angle)) };
  });
}

/** Only what is on the photo. */
function headOf({ x, y, width, height }: Area): Area {
  const [left, top] = [Math.max(x - width * HEAD.beside, 0), Math.max(y - height * HEAD.above, 0)];
  const right = Math.min(x + width * (1 + HEAD.beside), 1);
  const bottom = Math.min(y + height * (1 + HEAD.below), 1);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

interface Outlines {
  readonly face: readonly Point[];
  readonly head: readonly Point[];
}

interface Wanted {
  readonly suggested: Recipe;
  readonly visible: VisiblePart;
}

/** Faces within the cut, faces clear of it, heads clear of it, then the nearness to the suggestion. */
function scoreOf(recipe: Recipe, outlines: readonly Outlines[], { suggested, visible }: Wanted): readonly number[] {
  const { photo, center } = recipe;
  const { width, height } = cropSize(recipe);
  const inFrame = (points: readonly Point[], outline: readonly Point[]) =>
    points.every(({ x, y }) =>
      isInside(
        { x: (x * photo.width - center.x) / width + 0.5, y: (y * photo.height - center.y) / height + 0.5 },
        outline,
      ),
    );
  const whole = outlines.filter(({ face }) => inFrame(face, visible.cut));
  const clear = whole.filter(({ face }) => inFrame(face, visible.safe));
  const heads = clear.filter(({ head }) => inFrame(head, visible.safe));
  const moved = Math.hypot(center.x - suggested.center.x, center.y - suggested.center.y) / width;
  return [whole.length, clear.length, heads.length, -moved - Math.abs(Math.log(recipe.scale / suggested.scale))];
}

function isBetter(score: readonly number[], other: readonly number[]): boolean {
  const at = score.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (score[at] ?? 0) > (other[at] ?? 0);
}

function* candidates(suggested: Recipe, faces: readonly Area[]): Generator<Recipe> {
  const { photo } = suggested;
  const widest = fit(suggested).scale;
  const left = Math.min(...faces.map(({ x }) => x)) * photo.width;
  const right = Math.max(...faces.map(({ x, width }) => x + width)) * photo.width;
  const top = Math.min(...faces.map(({ y }) => y)) * photo.height;
  const bottom = Math.max(...faces.map(({ y, height }) => y + height)) * photo.height;
  for (let size = 0; size <= SIZES; size += 1) {
    const scale = suggested.scale * (widest / suggested.scale) ** (size / SIZES);
    const { width, height } = cropSize({ ...suggested, scale });
    const across = positions({ side: width, length: photo.width, from: left, to: right }, suggested.center.x);
    const down = positions({ side: height, length: photo.height, from: top, to: bottom }, suggested.center.y);
    for (const x of across) for (const y of down) yield { ...suggested, scale, center: { x, y } };
  }
}

interface Stretch {
  /** Of the frame. */
  readonly side: number;
  /** Of the photo. */
  readonly length: number;
  /** The faces lie between these. */
  readonly from: number;
  readonly to: number;
}

/** Centres of the frame on the photo, with those that put the outermost faces at its edges and in its middle. */
function positions({ side, length, from, to }: Stretch, suggested: number): ReadonlySet<number> {
  const [first, last] = [side / 2, length - side / 2];
  if (first >= last) return new Set([length / 2]);
  const even = Array.from({ length: POSITIONS + 1 }, (_, index) => first + ((last - first) * index) / POSITIONS);
  const wanted = [suggested, to - side / 2, (from + to) / 2, from + side / 2];
  return new Set([...wanted.map((center) => Math.min(Math.max(center, first), last)), ...even]);
}
