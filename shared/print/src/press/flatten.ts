import type { Point } from '../recipe/recipe.ts';
import type { PathStep } from '../sizes/shape-path.ts';

type Curve = readonly [Point, Point, Point, Point];

/** How many lines of equal parts stay within the tolerance: Wang's formula for a cubic curve. */
function linesOf([a, b, c, d]: Curve, tolerance: number): number {
  const bend = Math.max(
    Math.hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y),
    Math.hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y),
  );
  return Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / tolerance)));
}

function pointOf([a, b, c, d]: Curve, t: number): Point {
  const s = 1 - t;
  const weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t] as const;
  const mix = (axis: 'x' | 'y') =>
    weights[0] * a[axis] + weights[1] * b[axis] + weights[2] * c[axis] + weights[3] * d[axis];
  return { x: mix('x'), y: mix('y') };
}

/** The corners of a closed outline, its curves as lines that differ from them by at most `tolerance`. */
export function flatten(steps: readonly PathStep[], tolerance: number): readonly Point[] {
  const points: Point[] = [];
  for (const step of steps) {
    if (step.op === 'h') continue;
    if (step.op !== 'c') {
      points.push({ x: step.c[0], y: step.c[1] });
      continue;
    }
    const [x1, y1, x2, y2, x, y] = step.c;
    const curve: Curve = [points.at(-1) ?? { x, y }, { x: x1, y: y1 }, { x: x2, y: y2 }, { x, y }];
    const count = linesOf(curve, tolerance);
    for (let line = 1; line <= count; line += 1) points.push(pointOf(curve, line / count));
  }
  return withoutRepeats(points);
}

/** An outline is closed by its format: a last point on the first one, or two equal points, would be a line of no length. */
function withoutRepeats(points: readonly Point[]): readonly Point[] {
  const isSame = (one: Point, other: Point | undefined) =>
    other !== undefined && Math.hypot(one.x - other.x, one.y - other.y) < 1e-6;
  const distinct = points.filter((point, place) => !isSame(point, points[place - 1]));
  const first = distinct[0];
  return first && distinct.length > 1 && isSame(first, distinct.at(-1)) ? distinct.slice(0, -1) : distinct;
}
