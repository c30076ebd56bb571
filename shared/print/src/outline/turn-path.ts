import type { Affine } from '../recipe/affine.ts';
import type { PathStep } from '../sizes/shape-path.ts';

export const IDENTITY: Affine = [1, 0, 0, 1, 0, 0];

/** First `one`, then `next`. */
export function then([a, b, c, d, e, f]: Affine, next: Affine): Affine {
  const [na, nb, nc, nd, ne, nf] = next;
  return [
    na * a + nc * b,
    nb * a + nd * b,
    na * c + nc * d,
    nb * c + nd * d,
    na * e + nc * f + ne,
    nb * e + nd * f + nf,
  ];
}

/** Turns clockwise on the screen. */
export function turnAbout(degrees: number, { x, y }: { x: number; y: number }): Affine {
  if (degrees === 0) return IDENTITY;
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

export const applyTo = ([a, b, c, d, e, f]: Affine, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** Without an array for each point: a calendar has a hundred thousand. */
export function turnPath(steps: readonly PathStep[], [a, b, c, d, e, f]: Affine): PathStep[] {
  const across = (x: number, y: number) => a * x + c * y + e;
  const down = (x: number, y: number) => b * x + d * y + f;
  return steps.map((step) => {
    if (step.op === 'h') return step;
    if (step.op !== 'c') {
      const [x, y] = step.c;
      return { op: step.op, c: [across(x, y), down(x, y)] };
    }
    const [x, y, x2, y2, x3, y3] = step.c;
    return { op: 'c', c: [across(x, y), down(x, y), across(x2, y2), down(x2, y2), across(x3, y3), down(x3, y3)] };
  });
}
