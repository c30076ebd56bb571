import type { PathStep } from '../sizes/shape-path.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The box around all points of a path. A font's curves have points at their extremes, so it is that of the ink. */
export function pathBox(steps: readonly PathStep[]): Box | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const step of steps) {
    if (step.op === 'h') continue;
    for (let at = 0; at < step.c.length; at += 2) {
      const [x, y] = [step.c[at] ?? 0, step.c[at + 1] ?? 0];
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
  }
  return left > right ? undefined : { left, top, right, bottom };
}

/** The exact box around a path, also where its curves have no points at their extremes. */
export function curveBox(steps: readonly PathStep[]): Box | undefined {
  let last: readonly number[] = [0, 0];
  const points = steps.flatMap((step): PathStep[] => {
    if (step.op === 'h') return [];
    const from = last;
    last = step.c.slice(-2);
    const end: PathStep = { op: 'l', c: [last[0] ?? 0, last[1] ?? 0] };
    if (step.op !== 'c') return [end];
    const [x = 0, y = 0] = from;
    const [x1, y1, x2, y2, x3, y3] = step.c;
    const [across, down] = [[x, x1, x2, x3] as const, [y, y1, y2, y3] as const];
    const extremes = [...turningPoints(across), ...turningPoints(down)];
    return [...extremes.map((at): PathStep => ({ op: 'l', c: [alongCurve(across, at), alongCurve(down, at)] })), end];
  });
  return pathBox(points);
}

type Cubic = readonly [number, number, number, number];

const alongCurve = ([a, b, c, d]: Cubic, at: number): number => {
  const rest = 1 - at;
  return rest ** 3 * a + 3 * rest ** 2 * at * b + 3 * rest * at ** 2 * c + at ** 3 * d;
};

/** Where one coordinate of a curve has an extreme, from 0 to 1. */
function turningPoints([a, b, c, d]: Cubic): number[] {
  const [square, linear, constant] = [d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a];
  const root = Math.sqrt(linear ** 2 - 4 * square * constant);
  const found =
    Math.abs(square) < 1e-12
      ? [-constant / linear]
      : [(-linear + root) / (2 * square), (-linear - root) / (2 * square)];
  return found.filter((at) => at > 0 && at < 1);
}

const around = (box: Box | undefined, x: number, y: number): Box =>
  box
    ? {
        left: Math.min(box.left, x),
        top: Math.min(box.top, y),
        right: Math.max(box.right, x),
        bottom: Math.max(box.bottom, y),
      }
    : { left: x, top: y, right: x, bottom: y };

export const joinBoxes = (boxes: readonly Box[]): Box | undefined =>
  boxes.reduce<Box | undefined>(
    (all, { left, top, right, bottom }) => around(around(all, left, top), right, bottom),
    undefined,
  );
