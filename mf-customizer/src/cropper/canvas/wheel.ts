import { type Point, panBy, type Recipe, zoomAt } from '@aimante/print';
import type { StageLayout } from './stage-layout.ts';

/** Pixels of a line and of a page, for browsers that count in those. Firefox counts a notch as three lines. */
const PIXELS_OF_MODE = [1, 100 / 3, 800];
/** Scroll distance that zooms by a tenth: a notch of a mouse wheel. */
const NOTCH = 100;
const ZOOM_OF_NOTCH = 1.1;
/** A trackpad pinch arrives as a wheel event with the control key and small distances. */
const PINCH_RATIO = 0.01;
/** A mouse wheel with the control key sends whole notches, which would zoom too far for a pinch. */
const LARGEST_PINCH = 20;

type Turn = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey' | 'shiftKey'>;

export type WheelMove = { readonly zoom: number } | { readonly pan: Point };

/** What a turn of the wheel or two fingers on a trackpad do: sideways pans, all else zooms by its distance. */
export function wheelMove({ deltaX, deltaY, deltaMode, ctrlKey, shiftKey }: Turn): WheelMove {
  const unit = PIXELS_OF_MODE[deltaMode] ?? 1;
  const [x, y] = [deltaX * unit, deltaY * unit];
  if (ctrlKey) return { zoom: Math.exp(-Math.min(Math.max(y, -LARGEST_PINCH), LARGEST_PINCH) * PINCH_RATIO) };
  if (shiftKey && x === 0) return { pan: { x: -y, y: 0 } };
  if (Math.abs(x) > Math.abs(y)) return { pan: { x: -x, y: -y } };
  return { zoom: ZOOM_OF_NOTCH ** (-y / NOTCH) };
}

/** `at`: the pointer, in parts of the frame. */
export function moveByWheel(
  recipe: Recipe,
  move: WheelMove,
  { at, layout }: { at: Point; layout: StageLayout },
): Recipe {
  if ('zoom' in move) return zoomAt(recipe, recipe.scale * move.zoom, at);
  return panBy(recipe, { x: move.pan.x / layout.width, y: move.pan.y / layout.height });
}
