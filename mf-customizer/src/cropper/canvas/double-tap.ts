import { fit, type Point, type Recipe } from '@aimante/print';
import { withZoom, zoomOf } from '../tools/zoom.ts';

export interface Tap {
  readonly at: Point;
  readonly time: number;
}

const TOGETHER_MS = 320;
/** Fingers and mice move a little between two taps, in pixels. */
const TOGETHER_PIXELS = 24;
const CLOSE_UP = 2;

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

const isTap = (down: Tap, up: Tap): boolean =>
  up.time - down.time < TOGETHER_MS && distance(down.at, up.at) < TOGETHER_PIXELS / 3;

const isDoubleTap = (first: Tap | undefined, second: Tap): boolean =>
  first !== undefined && second.time - first.time < TOGETHER_MS && distance(first.at, second.at) < TOGETHER_PIXELS;

/** Recognises double taps from where and when the first finger goes down and the last one leaves. */
export function doubleTaps() {
  let down: Tap | undefined;
  let last: Tap | undefined;
  return {
    /** Without a tap: a second finger goes down, so this is a pinch. */
    press(tap: Tap | undefined): void {
      down = tap;
    },
    isSecond(up: Tap): boolean {
      const tap = down && isTap(down, up) ? up : undefined;
      const isSecond = tap !== undefined && isDoubleTap(last, tap);
      last = isSecond ? undefined : tap;
      return isSecond;
    },
  };
}

/** Zooms to twice the size at a point of the frame, or back to the whole photo. */
export const closeUp = (recipe: Recipe, at: Point): Recipe =>
  zoomOf(recipe) < CLOSE_UP - 0.01 ? withZoom(recipe, CLOSE_UP, at) : fit(recipe);
