import type { Point } from '../recipe/recipe.ts';
import { roundMm } from './length.ts';
import type { PrintProfile } from './print-profile.ts';

/** One step of an outline in millimetres: move, line, cubic curve with its two control points, close. */
export type PathStep =
  | { readonly op: 'm' | 'l'; readonly c: readonly [number, number] }
  | { readonly op: 'c'; readonly c: readonly [number, number, number, number, number, number] }
  | { readonly op: 'h' };

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Length of the control handles for a quarter circle drawn as a cubic curve, in radii. */
const QUARTER = 0.5522847498;

const move = (x: number, y: number): PathStep => ({ op: 'm', c: [x, y] });
const line = (x: number, y: number): PathStep => ({ op: 'l', c: [x, y] });
const curve = (...c: [number, number, number, number, number, number]): PathStep => ({ op: 'c', c });
const close: PathStep = { op: 'h' };

function rectanglePath({ left, top, width, height }: Box): readonly PathStep[] {
  const right = left + width;
  const bottom = top + height;
  return [move(left, top), line(right, top), line(right, bottom), line(left, bottom), close];
}

function roundedPath({ left, top, width, height }: Box, radius: Point): readonly PathStep[] {
  const right = left + width;
  const bottom = top + height;
  const { x, y } = radius;
  const restX = x * (1 - QUARTER);
  const restY = y * (1 - QUARTER);
  return [
    move(left + x, top),
    line(right - x, top),
    curve(right - restX, top, right, top + restY, right, top + y),
    line(right, bottom - y),
    curve(right, bottom - restY, right - restX, bottom, right - x, bottom),
    line(left + x, bottom),
    curve(left + restX, bottom, left, bottom - restY, left, bottom - y),
    line(left, top + y),
    curve(left, top + restY, left + restX, top, left + x, top),
    close,
  ];
}

/** The right half of the heart in a box of 1 × 1, from the notch to the tip; the left half is its mirror image. */
const HEART_NOTCH = 0.2;
const HEART_CURVES = [
  [0.56, 0.06, 0.66, 0, 0.76, 0],
  [0.9, 0, 1, 0.11, 1, 0.28],
  [1, 0.56, 0.72, 0.74, 0.5, 1],
] as const;

function heartPath({ left, top, width, height }: Box): readonly PathStep[] {
  const at = (x: number, y: number): [number, number] => [left + x * width, top + y * height];
  const down = HEART_CURVES.map(([x1, y1, x2, y2, x, y]) => curve(...at(x1, y1), ...at(x2, y2), ...at(x, y)));
  const starts = [
    [0.5, HEART_NOTCH],
    [0.76, 0],
    [1, 0.28],
  ] as const;
  const up = HEART_CURVES.map(([x1, y1, x2, y2], i) => {
    const [x, y] = starts[i] ?? starts[0];
    return curve(...at(1 - x2, y2), ...at(1 - x1, y1), ...at(1 - x, y));
  }).reverse();
  return [move(...at(0.5, HEART_NOTCH)), ...down, ...up, close];
}

/**
 * The outline of the magnet, with its origin at the top left of the cut. `inset` 0 is the cut, `profile.safe` the safe
 * area, `-profile.bleed` the edge of the bleed.
 */
export function shapePath({ trim, cornerRadius, shape }: PrintProfile, inset = 0): readonly PathStep[] {
  const box = { left: inset, top: inset, width: trim.width - 2 * inset, height: trim.height - 2 * inset };
  if (box.width <= 0 || box.height <= 0) return [];
  if (shape === 'heart') return heartPath(box);
  if (shape === 'round') return roundedPath(box, { x: box.width / 2, y: box.height / 2 });
  const radius = Math.min(Math.max(cornerRadius - inset, 0), box.width / 2, box.height / 2);
  return cornerRadius > 0 && radius > 0 ? roundedPath(box, { x: radius, y: radius }) : rectanglePath(box);
}

const LETTERS = { m: 'M', l: 'L', c: 'C' } as const;

/** For `<path d>`, `clip-path: path()` and `Path2D`. */
export function toSvgPath(steps: readonly PathStep[]): string {
  return steps.map((step) => (step.op === 'h' ? 'Z' : `${LETTERS[step.op]}${step.c.map(roundMm).join(' ')}`)).join('');
}
