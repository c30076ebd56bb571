import { describe, expect, it } from '@jest/globals';
import { DEFAULT_FREE_SIZE, FREE_SIZES, findFreeSize } from './free-sizes.ts';
import { freeToolPixels, magnetPixels, mmToPoints, pixelsPerMetre, tilePixels } from './length.ts';
import { defaultProfile, profileKey } from './print-profile.ts';

describe('the free sizes', () => {
  it('are the five squares, five rectangles and the press of the shop, in millimetres', () => {
    expect(FREE_SIZES.map(({ family, trim }) => `${family} ${trim.width / 10}x${trim.height / 10}`)).toEqual([
      'square 3x3',
      'square 5x5',
      'square 7x7',
      'square 10x10',
      'square 15x15',
      'rectangle 6x4',
      'rectangle 7x5',
      'rectangle 8x5',
      'rectangle 10x7',
      'rectangle 14x10',
      'press 5x5',
    ]);
  });

  it('begin with 5 × 5', () => {
    expect(DEFAULT_FREE_SIZE.trim).toEqual({ width: 50, height: 50 });
  });

  it('are found by their id, the square apart from the press', () => {
    expect(findFreeSize('press-50x50')?.family).toBe('press');
    expect(findFreeSize('square-50x50')?.family).toBe('square');
    expect(findFreeSize('square-51x51')).toBeUndefined();
  });
});

describe('lengths', () => {
  it('give a magnet 20 pixels per millimetre', () => {
    expect(magnetPixels({ width: 60, height: 40 })).toEqual({ width: 1200, height: 800 });
  });

  it('give the free tool 2000 pixels along the longer side', () => {
    expect(freeToolPixels({ width: 50, height: 50 })).toEqual({ width: 2000, height: 2000 });
    expect(freeToolPixels({ width: 100, height: 70 })).toEqual({ width: 2000, height: 1400 });
  });

  it('give a tile its bleed on top', () => {
    const profile = { trim: { width: 60, height: 40 }, bleed: 2 };
    expect(tilePixels(profile)).toEqual({ width: 1200, height: 800, bleed: 40 });
    expect(tilePixels(profile, 300 / 25.4)).toEqual({ width: 709, height: 472, bleed: 24 });
  });

  it('give a PNG its physical density', () => {
    expect(pixelsPerMetre(1000, 50)).toBe(20_000);
  });

  it('give A4 its points', () => {
    expect(mmToPoints(210)).toBeCloseTo(595.2756, 4);
  });
});

describe('the default profile', () => {
  it('wraps a pressed magnet further than a flat one', () => {
    const trim = { width: 50, height: 50 };
    expect(defaultProfile(trim).bleed).toBe(2);
    expect(defaultProfile(trim, 'press').bleed).toBe(3);
  });

  it('keeps magnets apart that cannot share a sheet', () => {
    const square = defaultProfile({ width: 50, height: 50 });
    expect(profileKey({ ...square })).toBe(profileKey(square));
    expect(profileKey({ ...square, shape: 'round' })).not.toBe(profileKey(square));
    expect(profileKey({ ...square, bleed: 3 })).not.toBe(profileKey(square));
  });
});
