import { then, turnAbout, turnPath } from '../outline/turn-path.ts';
import type { Affine } from '../recipe/affine.ts';
import { type PathStep, shapePath } from '../sizes/shape-path.ts';

export const CENTRE = { x: 0, y: 0 };

const RADIANS = Math.PI / 180;
const unit = { trim: { width: 1, height: 1 }, bleed: 0, safe: 0, cornerRadius: 0 };
const around = (steps: readonly PathStep[]) => moved(steps, [1, 0, 0, 1, -0.5, -0.5]);

export type At = readonly [number, number];

export const moved = (steps: readonly PathStep[], affine: Affine): PathStep[] => turnPath(steps, affine);
export const turned = (steps: readonly PathStep[], angle: number): PathStep[] => moved(steps, turnAbout(angle, CENTRE));

/** Its left and right in turn. The direction stays, so that it may overlap other parts. */
export const mirrored = (steps: readonly PathStep[]): PathStep[] => reversed(moved(steps, [-1, 0, 0, 1, 0, 0]));

/** Outlines that close, each in the other direction. */
function reversed(steps: readonly PathStep[]): PathStep[] {
  const ends = steps.map((step): At => (step.op === 'h' ? [0, 0] : [step.c.at(-2) ?? 0, step.c.at(-1) ?? 0]));
  let first = 0;
  return steps.flatMap((closing, close): PathStep[] => {
    if (closing.op !== 'h') return [];
    const back = steps.slice(first + 1, close).map((step, index): PathStep => {
      const to = ends[first + index] ?? [0, 0];
      if (step.op !== 'c') return { op: 'l', c: to };
      const [x, y, x2, y2] = step.c;
      return { op: 'c', c: [x2, y2, x, y, ...to] };
    });
    const start: PathStep = { op: 'm', c: ends[close - 1] ?? [0, 0] };
    first = close + 1;
    return [start, ...back.reverse(), closing];
  });
}

export const heart = (): PathStep[] => around(shapePath({ ...unit, shape: 'heart' }));

export const disc = ([x, y]: At, radius: number): PathStep[] =>
  moved(around(shapePath({ ...unit, shape: 'round' })), [2 * radius, 0, 0, 2 * radius, x, y]);

/** Its inner edge has the other direction, which leaves a hole. */
export const ring = (at: At, radius: number, width: number): PathStep[] => [
  ...disc(at, radius),
  ...reversed(disc(at, radius - width)),
];

/** From its top left. */
export const rod = ([x, y]: At, [width, height]: At, cornerRadius = 0): PathStep[] =>
  moved(shapePath({ ...unit, trim: { width, height }, cornerRadius, shape: 'rectangle' }), [1, 0, 0, 1, x, y]);

export const corners = (...points: readonly At[]): PathStep[] => [
  ...points.map(([x, y], index): PathStep => ({ op: index === 0 ? 'm' : 'l', c: [x, y] })),
  { op: 'h' },
];

interface Leaf {
  readonly length: number;
  readonly angle: number;
  /** Half of its width, as a part of its length. */
  readonly belly?: number;
}

/** From a point outwards, in the direction of an angle. */
export function leaf([x, y]: At, { length, angle, belly = 0.3 }: Leaf): PathStep[] {
  const steps: PathStep[] = [
    { op: 'm', c: [0, 0] },
    { op: 'c', c: [0.25, -belly, 0.75, -belly, 1, 0] },
    { op: 'c', c: [0.75, belly, 0.25, belly, 0, 0] },
    { op: 'h' },
  ];
  return moved(steps, then(then([length, 0, 0, length, 0, 0], turnAbout(angle, CENTRE)), [1, 0, 0, 1, x, y]));
}

export const onCircle = (angle: number, radius: number): At => [
  radius * Math.cos(angle * RADIANS),
  radius * Math.sin(angle * RADIANS),
];

/** A star with points and dents in turn. */
export const star = (points: number, dent: number): PathStep[] =>
  corners(
    ...Array.from({ length: points * 2 }, (_, index) =>
      onCircle((index * 180) / points - 90, index % 2 === 0 ? 0.5 : dent),
    ),
  );
