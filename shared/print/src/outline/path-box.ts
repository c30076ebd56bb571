import type { PathStep } from '../sizes/shape-path.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The box around all points of a path. A font's curves have points at their extremes, so it is that of the ink. */
export function pathBox(steps: readonly PathStep[]): Box | undefined {
  let box: Box | undefined;
  for (const step of steps) {
    if (step.op === 'h') continue;
    for (let at = 0; at < step.c.length; at += 2) box = around(box, step.c[at] ?? 0, step.c[at + 1] ?? 0);
  }
  return box;
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
