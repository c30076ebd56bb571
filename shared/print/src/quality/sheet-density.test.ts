import { describe, expect, it } from '@jest/globals';
import { defaultProfile } from '../sizes/print-profile.ts';
import { sheetDensity } from './sheet-density.ts';

describe('sheetDensity', () => {
  const magnet = defaultProfile({ width: 100, height: 70 });

  it('is 610 dpi for the magnets of an ordinary order', () => {
    for (const pictures of [0, 1, 11]) expect(sheetDensity(pictures, magnet)).toBe(24);
  });

  it('falls with the number of pictures, never below 305 dpi', () => {
    expect(sheetDensity(20, magnet)).toBe(18);
    expect(sheetDensity(60, magnet)).toBe(12);
  });
});
