import { describe, expect, it } from '@jest/globals';
import { fillOf, paperOf, placeOn, sidesOf } from './sheet-places.ts';

describe('the sides of a tile', () => {
  it.each<[string, boolean, [number, number]]>([
    ['50 × 50 mm', false, [50, 50]],
    ['50 × 70 mm', false, [50, 70]],
    ['50 × 70 mm', true, [70, 50]],
    ['63,5 × 88.9 mm', false, [63.5, 88.9]],
    ['100×150', false, [100, 150]],
    ['60 mm', false, [60, 60]],
    ['', false, [50, 50]],
    ['petit', true, [50, 50]],
  ])('of %j (turned: %j) are %j', (size, rotated, sides) => {
    expect(sidesOf({ size, rotated })).toEqual(sides);
  });
});

describe('the paper', () => {
  it.each([
    ['A4', 'portrait', { width: 210, height: 297 }],
    ['A4', 'landscape', { width: 297, height: 210 }],
    ['SRA3', 'portrait', { width: 320, height: 450 }],
    ['A3', 'landscape', { width: 420, height: 297 }],
  ] as const)('%s %s measures %j', (sheet, orientation, size) => {
    expect(paperOf({ sheet, orientation })).toEqual(size);
  });
});

describe('the place of a tile', () => {
  const paper = { width: 200, height: 400 };
  const tile = { size: '50 × 80 mm', rotated: false, xMm: 20, yMm: 40 };

  it('is a fraction of the paper, so that it fits any screen width', () => {
    expect(placeOn(paper, tile)).toEqual({
      insetInlineStart: '10%',
      insetBlockStart: '10%',
      inlineSize: '25%',
      blockSize: '20%',
    });
  });

  it('stays when the tile is turned, and its sides change', () => {
    expect(placeOn(paper, { ...tile, rotated: true })).toEqual({
      insetInlineStart: '10%',
      insetBlockStart: '10%',
      inlineSize: '40%',
      blockSize: '12.5%',
    });
  });
});

describe('the fill rate of a sheet', () => {
  it('is counted on the whole sheet', () => {
    const tiles = ['100 × 99 mm', '105 × 99 mm'].map((size) => ({ size, rotated: false, xMm: 0, yMm: 0 }));
    const paper = { sheet: 'A4', orientation: 'portrait' } as const;
    expect(fillOf(paper, tiles)).toBeCloseTo((205 * 99) / (210 * 297), 9);
    expect(fillOf(paper, [])).toBe(0);
  });
});
