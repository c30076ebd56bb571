import { createRecipe, cropSize, isCovered } from '@aimante/print';
import { describe, expect, it } from '@jest/globals';
import { framingOf } from './auto-framing.ts';

const upright = createRecipe({ width: 4000, height: 3000 }, 1);

describe('framingOf', () => {
  it('frames the area that was found', () => {
    const recipe = framingOf(upright, { x: 0.5, y: 0.2, width: 0.375, height: 0.5 });
    expect(recipe.center).toEqual({ x: 2750, y: 1350 });
    expect(cropSize(recipe)).toEqual({ width: 1500, height: 1500 });
  });

  it('stays on the photo when the area hangs over its edge', () => {
    expect(isCovered(framingOf(upright, { x: 0.9, y: 0.9, width: 0.5, height: 0.6 }))).toBe(true);
  });
});
