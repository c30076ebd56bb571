import { describe, expect, it } from '@jest/globals';
import { createRecipe } from '../recipe/recipe.ts';
import { effectiveDpi, printDensity, printQuality, qualityOfDpi } from './print-quality.ts';

const squareOf = (pixels: number) => createRecipe({ width: pixels, height: pixels }, 1);
const millimetres = (side: number) => ({ width: side, height: side });

describe('effectiveDpi', () => {
  it.each([
    [591, 50],
    [1182, 100],
    [1772, 150],
  ])('reaches 300 with %i pixels on %i mm, and with no fewer', (pixels, side) => {
    expect(effectiveDpi(squareOf(pixels), millimetres(side))).toBeGreaterThanOrEqual(300);
    expect(effectiveDpi(squareOf(pixels - 1), millimetres(side))).toBeLessThan(300);
  });

  it('halves when the photo is enlarged to twice its size', () => {
    const recipe = squareOf(2000);
    expect(effectiveDpi({ ...recipe, scale: 2 }, millimetres(50))).toBe(effectiveDpi(recipe, millimetres(50)) / 2);
  });

  it('counts the coarser side', () => {
    const recipe = createRecipe({ width: 1000, height: 1000 }, 1);
    expect(effectiveDpi(recipe, { width: 100, height: 50 })).toBeCloseTo(254, 9);
  });
});

describe('the bands', () => {
  it.each([
    [300, 'excellent'],
    [299.9, 'good'],
    [200, 'good'],
    [199.9, 'soft'],
    [150, 'soft'],
    [149.9, 'poor'],
    [0, 'poor'],
  ])('call %d dpi %s', (dpi, quality) => {
    expect(qualityOfDpi(dpi)).toBe(quality);
  });

  it('call 300 × 200 pixels on 10 cm poor', () => {
    expect(printQuality(createRecipe({ width: 300, height: 200 }, 1), millimetres(100))).toBe('poor');
  });
});

describe('printDensity', () => {
  it.each([
    [4000, 20],
    [800, 16],
    [300, 300 / 25.4],
  ])('prints a photo of %i pixels on 50 mm with %d per millimetre', (pixels, density) => {
    expect(printDensity(squareOf(pixels), millimetres(50))).toBeCloseTo(density, 9);
  });
});
