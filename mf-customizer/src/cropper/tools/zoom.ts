import { type Point, type Recipe, smallestScale, ZOOM_RANGE, zoomAt } from '@aimante/print';

export const ZOOM_STEP = 0.1;

/** 1 shows as much of the photo as the frame can. */
export const zoomOf = (recipe: Recipe): number => recipe.scale / smallestScale(recipe);

export const withZoom = (recipe: Recipe, zoom: number, at?: Point): Recipe =>
  zoomAt(recipe, zoom * smallestScale(recipe), at);

/** By a tenth, to full tenths: 162 %, 170 %, 180 %. */
export function stepZoom(recipe: Recipe, direction: 1 | -1): Recipe {
  const tenths = zoomOf(recipe) / ZOOM_STEP;
  const next = direction > 0 ? Math.floor(tenths + 1e-6) + 1 : Math.ceil(tenths - 1e-6) - 1;
  return withZoom(recipe, next * ZOOM_STEP);
}

/** Logarithmic scale from 0 to 1: each step enlarges by the same ratio, so the slider looks even. */
export const toSlider = (zoom: number): number => Math.log(Math.max(zoom, 1)) / Math.log(ZOOM_RANGE);
export const fromSlider = (position: number): number => ZOOM_RANGE ** position;
