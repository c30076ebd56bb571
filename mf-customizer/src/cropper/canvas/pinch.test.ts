import { createRecipe, sourcePointAt, zoomAt } from '@aimante/print';
import { describe, expect, it } from '@jest/globals';
import { follow, toFramePoint } from './pinch.ts';

const layout = { left: 100, top: 50, width: 400, height: 400, pxPerMm: 8 };
const start = zoomAt(createRecipe({ width: 4000, height: 3000 }, 1), 3);
const seenAt = (recipe: typeof start, x: number, y: number) => sourcePointAt(recipe, toFramePoint({ x, y }, layout));

describe('follow', () => {
  it('keeps the point of the photo under one finger', () => {
    const moved = follow(start, { from: [{ x: 200, y: 200 }], to: [{ x: 260, y: 170 }] }, layout);
    expect(seenAt(moved, 260, 170).x).toBeCloseTo(seenAt(start, 200, 200).x, 6);
    expect(seenAt(moved, 260, 170).y).toBeCloseTo(seenAt(start, 200, 200).y, 6);
  });

  it('zooms by as much as two fingers part, about the point between them', () => {
    const from = [
      { x: 250, y: 250 },
      { x: 350, y: 250 },
    ] as const;
    const to = [
      { x: 200, y: 250 },
      { x: 400, y: 250 },
    ] as const;
    const zoomed = follow(start, { from, to }, layout);
    expect(zoomed.scale).toBeCloseTo(6, 6);
    expect(seenAt(zoomed, 300, 250).x).toBeCloseTo(seenAt(start, 300, 250).x, 6);
  });

  it('turns with two fingers, but not by the trembling of a hand', () => {
    const from = [
      { x: 250, y: 250 },
      { x: 350, y: 250 },
    ] as const;
    const tilt = (degrees: number) => {
      const rise = Math.tan((degrees * Math.PI) / 180) * 50;
      return [
        { x: 250, y: 250 - rise },
        { x: 350, y: 250 + rise },
      ] as const;
    };
    expect(follow(start, { from, to: tilt(3) }, layout).angle).toBe(0);
    expect(follow(start, { from, to: tilt(14) }, layout).angle).toBeCloseTo(10, 6);
  });

  it('turns the short way across the back', () => {
    const from = [
      { x: 300, y: 250 },
      { x: 200, y: 251 },
    ] as const;
    const to = [
      { x: 300, y: 250 },
      { x: 200, y: 249 },
    ] as const;
    expect(follow(start, { from, to }, layout).quarterTurns).toBe(0);
  });
});
