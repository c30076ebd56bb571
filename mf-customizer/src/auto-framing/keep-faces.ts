import { cropSize, fit, type Point, type Recipe } from '@aimante/print';
import type { Area } from './area.ts';
import { reachFrom, type VisiblePart } from './visible-part.ts';

/** As fractions of the photo. An unsure one is kept whole where that costs no sure one anything. */
export interface Faces {
  readonly sure: readonly Area[];
  readonly unsure?: readonly Area[];
}

export interface KeptFaces {
  readonly recipe: Recipe;
  /** Number of sure faces that no framing shows whole together with the others. */
  readonly cut: number;
}

/** Frames between the suggested and the widest, and positions of each along an edge of the photo. */
const SIZES = 6;
const POSITIONS = 16;
/** Points on the outline of a face, which is an ellipse. */
const OUTLINE = 12;
/** The finder misses the edges of a face by about this share of it: a face that is seen so far may well be whole. */
const NEARLY_WHOLE = 0.75;
/** Smaller differences do not count: what is seen of a face, in these steps. */
const STEPS = 50;
/** Beside a face, of its half width: more room than this is as good. */
const ROOM = 1.3;
/** An outline on the cut is whole. */
const TOLERANCE = 1e-3;
/** Hair, ears and chin around a face, in its widths and heights. */
const HEAD = { above: 0.5, below: 0.15, beside: 0.15 };

/**
 * The framing closest to a suggested upright one that shows the most faces whole: first within the cut, then clear of
 * it, then with their hair. Where they hardly fit, each gets the same room.
 */
export function keepFaces(suggested: Recipe, { sure, unsure = [] }: Faces, visible: VisiblePart): KeptFaces {
  const faces = [...sure, ...unsure];
  if (faces.length === 0) return { recipe: suggested, cut: 0 };
  const ovals = sure.map((face) => ({ face: ovalOf(face), head: ovalOf(headOf(face)) }));
  const wanted = { suggested, visible, unsure: unsure.map(ovalOf) };
  let best = suggested;
  let bestView = viewOf(suggested, ovals, wanted);
  for (const recipe of candidates(suggested, faces)) {
    const view = viewOf(recipe, ovals, wanted);
    if (isBetter(view.levels, bestView.levels)) [best, bestView] = [recipe, view];
  }
  return { recipe: best, cut: sure.length - bestView.whole };
}

/** An ellipse, as fractions of the photo. */
interface Oval {
  readonly middle: Point;
  readonly outline: readonly Point[];
}

function ovalOf({ x, y, width, height }: Area): Oval {
  const middle = { x: x + width / 2, y: y + height / 2 };
  const outline = Array.from({ length: OUTLINE }, (_, index) => {
    const angle = (index / OUTLINE) * 2 * Math.PI;
    return { x: middle.x + (width / 2) * Math.cos(angle), y: middle.y + (height / 2) * Math.sin(angle) };
  });
  return { middle, outline };
}

/** Only what is on the photo. */
function headOf({ x, y, width, height }: Area): Area {
  const [left, top] = [Math.max(x - width * HEAD.beside, 0), Math.max(y - height * HEAD.above, 0)];
  const right = Math.min(x + width * (1 + HEAD.beside), 1);
  const bottom = Math.min(y + height * (1 + HEAD.below), 1);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

interface Ovals {
  readonly face: Oval;
  readonly head: Oval;
}

interface Wanted {
  readonly suggested: Recipe;
  readonly visible: VisiblePart;
  readonly unsure: readonly Oval[];
}

interface View {
  readonly whole: number;
  /** The most important first. Computed only where all before are equal. */
  readonly levels: readonly Level[];
}

type Level = () => readonly number[];

function viewOf(recipe: Recipe, ovals: readonly Ovals[], { suggested, visible, unsure }: Wanted): View {
  const { photo, center } = recipe;
  const { width, height } = cropSize(recipe);
  const inFrame = ({ x, y }: Point): Point => ({
    x: (x * photo.width - center.x) / width + 0.5,
    y: (y * photo.height - center.y) / height + 0.5,
  });
  const reachesOf = ({ middle, outline }: Oval, part: readonly Point[]) => {
    const from = inFrame(middle);
    return outline.map((point) => Math.floor((reachFrom(from, inFrame(point), part) + TOLERANCE) * STEPS));
  };
  const seenOf = (oval: Oval, part: readonly Point[]) => Math.min(STEPS, ...reachesOf(oval, part));
  const seen = ovals.map(({ face }) => seenOf(face, visible.cut));
  const isShown = (share: number | undefined) => (share ?? 0) >= NEARLY_WHOLE * STEPS;
  const shown = ovals.filter((_, index) => isShown(seen[index]));
  const heads = once(() => [shown.filter(({ head }) => seenOf(head, visible.safe) === STEPS).length]);
  const room = () => {
    const reaches = shown.flatMap(({ face }) => reachesOf(face, visible.cut));
    return reaches.reduce((sum, reach) => sum + Math.min(reach, ROOM * STEPS), 0);
  };
  return {
    whole: seen.filter((share) => share === STEPS).length,
    levels: [
      () => [shown.length],
      once(() => leastFirst(seen.filter(isShown))),
      once(() => [unsure.filter((face) => seenOf(face, visible.cut) === STEPS).length]),
      once(() => leastFirst(shown.map(({ face }) => seenOf(face, visible.safe)))),
      heads,
      once(() => [(heads()[0] ?? 0) < shown.length ? room() : 0]),
      () => [nearnessOf(recipe, suggested)],
    ],
  };
}

const leastFirst = (shares: readonly number[]) => shares.toSorted((one, other) => one - other);

function nearnessOf({ center, scale, ...recipe }: Recipe, suggested: Recipe): number {
  const { width } = cropSize({ ...recipe, center, scale });
  const moved = Math.hypot(center.x - suggested.center.x, center.y - suggested.center.y) / width;
  return -moved - Math.abs(Math.log(scale / suggested.scale));
}

function once(level: Level): Level {
  let values: readonly number[] | undefined;
  return () => {
    values ??= level();
    return values;
  };
}

/** The levels of both have equally many values once the first one, the number of faces, is equal. */
function isBetter(levels: readonly Level[], others: readonly Level[]): boolean {
  for (const [index, level] of levels.entries()) {
    const [values, other] = [level(), others[index]?.() ?? []];
    const at = values.findIndex((value, place) => value !== other[place]);
    if (at >= 0) return (values[at] ?? 0) > (other[at] ?? 0);
  }
  return false;
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
    if (size > 0 && scale === suggested.scale) return;
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
