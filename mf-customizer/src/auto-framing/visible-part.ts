import { type PathStep, type Point, type PrintProfile, photoSize, type Recipe, shapePath } from '@aimante/print';

/** The outlines of what a frame shows, as fractions of it. */
export interface VisiblePart {
  /** What the cut leaves. */
  readonly cut: readonly Point[];
  /** What stays clear of the cut. */
  readonly safe: readonly Point[];
}

const STEPS_OF_CURVE = 8;

/** A photo in the area of a design has straight edges that are not cut. */
export function visiblePart(recipe: Recipe, profile: PrintProfile): VisiblePart {
  const { width, height } = photoSize(recipe, profile.trim);
  const isWhole = width === profile.trim.width && height === profile.trim.height;
  const shown = isWhole
    ? profile
    : { ...profile, trim: { width, height }, safe: 0, cornerRadius: 0, shape: 'rectangle' as const };
  const outline = (inset: number) =>
    corners(shapePath(shown, inset)).map(({ x, y }) => ({ x: x / width, y: y / height }));
  return { cut: outline(0), safe: outline(shown.safe) };
}

function corners(path: readonly PathStep[]): readonly Point[] {
  const points: Point[] = [];
  for (const step of path) {
    if (step.op === 'h') continue;
    const from = points.at(-1);
    if (step.op === 'c' && from) points.push(...curvePoints(from, step.c));
    else if (step.op !== 'c') points.push({ x: step.c[0], y: step.c[1] });
  }
  return points;
}

function curvePoints(from: Point, [x1, y1, x2, y2, x, y]: readonly [number, number, number, number, number, number]) {
  return Array.from({ length: STEPS_OF_CURVE }, (_, index) => {
    const t = (index + 1) / STEPS_OF_CURVE;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
    return { x: a * from.x + b * x1 + c * x2 + d * x, y: a * from.y + b * y1 + c * y2 + d * y };
  });
}

/** An edge counts as inside, within a ten-thousandth of the frame. */
const TOLERANCE = 1e-4;

export function isInside({ x, y }: Point, outline: readonly Point[]): boolean {
  let inside = false;
  let last = outline.at(-1);
  for (const corner of outline) {
    if (last && isNear({ x, y }, last, corner)) return true;
    if (last && corner.y > y !== last.y > y) {
      const crossing = corner.x + ((y - corner.y) / (last.y - corner.y)) * (last.x - corner.x);
      if (x < crossing) inside = !inside;
    }
    last = corner;
  }
  return inside;
}

/** How far an outline goes from a point in the direction of another one, in their distance. 0: the point is outside. */
export function reachFrom(from: Point, towards: Point, outline: readonly Point[]): number {
  if (!isInside(from, outline)) return 0;
  const [x, y] = [towards.x - from.x, towards.y - from.y];
  let reach = Number.POSITIVE_INFINITY;
  let last = outline.at(-1);
  for (const corner of outline) {
    if (last) reach = Math.min(reach, crossing({ x, y }, minus(last, from), minus(corner, from)));
    last = corner;
  }
  return reach;
}

const minus = (point: Point, origin: Point): Point => ({ x: point.x - origin.x, y: point.y - origin.y });

/** Where a ray from the origin crosses an edge, in lengths of the ray. */
function crossing(ray: Point, from: Point, to: Point): number {
  const edge = minus(to, from);
  const turned = ray.x * edge.y - ray.y * edge.x;
  if (turned === 0) return Number.POSITIVE_INFINITY;
  const along = (from.x * edge.y - from.y * edge.x) / turned;
  const onEdge = (from.x * ray.y - from.y * ray.x) / turned;
  return along >= 0 && onEdge >= 0 && onEdge <= 1 ? along : Number.POSITIVE_INFINITY;
}

function isNear({ x, y }: Point, from: Point, to: Point): boolean {
  const [alongX, alongY] = [to.x - from.x, to.y - from.y];
  const length = alongX ** 2 + alongY ** 2;
  if (length === 0) return false;
  const at = Math.min(Math.max(((x - from.x) * alongX + (y - from.y) * alongY) / length, 0), 1);
  return Math.hypot(x - from.x - at * alongX, y - from.y - at * alongY) <= TOLERANCE;
}
