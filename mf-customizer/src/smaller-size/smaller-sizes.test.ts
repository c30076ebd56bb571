import { createRecipe, FREE_SIZES, zoomAt } from '@aimante/print';
import { describe, expect, it } from '@jest/globals';
import { smallerSizes } from './smaller-sizes.ts';

const trim = (width: number, height = width) => ({ trim: { width, height } });
const named = (sizes: readonly ReturnType<typeof trim>[]) =>
  sizes.map(({ trim: { width, height } }) => `${width}x${height}`);
const squareOf = (pixels: number) => createRecipe({ width: pixels, height: pixels }, 1);
const squares = [30, 50, 70, 100].map((side) => trim(side));

describe('smallerSizes', () => {
  it('names the sizes on which the crop has 200 dots per inch, the largest first', () => {
    expect(named(smallerSizes(squareOf(400), trim(100), squares))).toEqual(['50x50', '30x30']);
    expect(named(smallerSizes(squareOf(393), trim(100), squares))).toEqual(['30x30']);
  });

  it('rates the crop, not the photo', () => {
    const close = zoomAt(squareOf(800), 2);
    expect(named(smallerSizes(close, trim(100), squares))).toEqual(['50x50', '30x30']);
  });

  it('is empty for a photo that is too small for the smallest size', () => {
    expect(smallerSizes(squareOf(200), trim(100), squares)).toEqual([]);
  });

  it('keeps a square a square and a landscape a landscape', () => {
    const recipe = createRecipe({ width: 600, height: 400 }, 100 / 70);
    const sizes = [trim(50), trim(40, 60), trim(60, 40), trim(80, 50), trim(140, 100)];
    expect(named(smallerSizes(recipe, trim(100, 70), sizes))).toEqual(['60x40']);
  });

  it('names each size once', () => {
    expect(named(smallerSizes(squareOf(400), trim(100), [trim(50), trim(50)]))).toEqual(['50x50']);
  });

  it('names three sizes at most', () => {
    expect(smallerSizes(squareOf(1000), trim(150), FREE_SIZES)).toHaveLength(3);
  });
});
