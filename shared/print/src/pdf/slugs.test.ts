import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { BoxMm } from '../imposition/box.ts';
import { planGrid } from '../imposition/grid.ts';
import { WORKSHOP_SHEET } from '../imposition/sheet.ts';
import { FREE_SIZES } from '../sizes/free-sizes.ts';
import { defaultProfile } from '../sizes/print-profile.ts';
import { type SlugPlace, slugPlace } from './slugs.ts';

const anyGrid = fc
  .record({
    size: fc.constantFrom(...FREE_SIZES),
    format: fc.constantFrom('A4' as const, 'A3' as const, 'SRA3' as const),
    gutter: fc.constantFrom(0, 1, 2, 4),
  })
  .map(({ size, format, gutter }) =>
    planGrid({ ...WORKSHOP_SHEET, format, gutter }, defaultProfile(size.trim, size.family)),
  );

const boxOf = ({ x, y, angle, room, lineHeight }: SlugPlace): BoxMm => {
  const rise = lineHeight * 0.85;
  return angle === 0
    ? { left: x, top: y - rise, width: room, height: rise }
    : { left: x - rise, top: y - room, width: rise, height: room };
};

const overlap = (a: BoxMm, b: BoxMm) =>
  Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left) > 0.011 &&
  Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top) > 0.011;

describe('the text beside a magnet', () => {
  it('is on no magnet', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        const texts = grid.slots.map((slot) => boxOf(slugPlace(grid, slot)));
        return texts.every((text) => grid.slots.every(({ bleed }) => !overlap(text, bleed)));
      }),
    );
  });

  it('is in the printable area, in readable letters', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        for (const place of grid.slots.map((slot) => slugPlace(grid, slot))) {
          const { left, top, width } = boxOf(place);
          expect(Math.min(left, top)).toBeGreaterThan(2.9);
          expect(left + width).toBeLessThan(grid.sheet.width - 2.9);
          expect(place.lineHeight).toBeGreaterThan(1);
        }
      }),
    );
  });

  it('has a line of its own for every magnet', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        const places = grid.slots
          .map((slot) => slugPlace(grid, slot))
          .map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`);
        expect(new Set(places).size).toBe(grid.slots.length);
      }),
    );
  });
});
