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
