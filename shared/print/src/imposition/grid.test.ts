import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { defaultProfile } from '../sizes/print-profile.ts';
import type { BoxMm } from './box.ts';
import { cutMarks } from './cut-marks.ts';
import { type Grid, gridBox, paperUse, planGrid } from './grid.ts';
import { CUSTOMER_SHEET, type SheetFormat, type SheetSettings, WORKSHOP_SHEET } from './sheet.ts';

const profile = (width: number, height: number, bleed = 2) => ({ ...defaultProfile({ width, height }), bleed });
const rightOf = (box: BoxMm) => box.left + box.width;
const bottomOf = (box: BoxMm) => box.top + box.height;

describe.each([
  ['a customer', CUSTOMER_SHEET],
  ['the workshop', WORKSHOP_SHEET],
])('the sheet of %s', (_, sheet) => {
  it.each([
    [30, 30, 40, 88],
    [50, 50, 15, 35],
    [70, 70, 6, 15],
    [100, 100, 2, 6],
    [150, 150, 1, 2],
    [60, 40, 18, 36],
    [70, 50, 10, 25],
    [80, 50, 10, 21],
    [100, 70, 4, 10],
    [140, 100, 2, 4],
  ])('fits %i × %i mm: %i on A4, %i on A3', (...[width, height, onA4, onA3]) => {
    expect(planGrid({ ...sheet, format: 'A4' }, profile(width, height)).slots).toHaveLength(onA4);
    expect(planGrid({ ...sheet, format: 'A3' }, profile(width, height)).slots).toHaveLength(onA3);
  });
});

describe('planGrid', () => {
  it.each<[number, SheetFormat, number]>([
    [50, 'A4', 15],
    [50, 'A3', 40],
    [30, 'A4', 54],
    [30, 'A3', 117],
  ])('shares cuts where there is no bleed: of %i mm on %s, %i', (side, format, count) => {
    expect(planGrid({ ...CUSTOMER_SHEET, format }, profile(side, side, 0)).slots).toHaveLength(count);
  });

  it('uses the full sheet despite float errors when the magnets fit exactly', () => {
    expect(planGrid({ ...CUSTOMER_SHEET, margin: 0.9 }, profile(30.7, 30.7)).columns).toBe(6);
  });

  it('centres the magnets', () => {
    const { slots } = planGrid(CUSTOMER_SHEET, profile(50, 50));
    expect(slots[0]?.bleed).toEqual({ left: 24, top: 13.5, width: 54, height: 54 });
    expect(slots[0]?.trim).toEqual({ left: 26, top: 15.5, width: 50, height: 50 });
    expect(slots[14]?.trim).toEqual({ left: 134, top: 231.5, width: 50, height: 50 });
  });

  it('turns magnets only where that makes room for more', () => {
    const lying = planGrid(CUSTOMER_SHEET, profile(100, 70));
    expect(lying).toMatchObject({ isRotated: true, columns: 2, rows: 2 });
    expect(lying.slots[0]?.trim).toMatchObject({ width: 70, height: 100 });
    expect(planGrid(CUSTOMER_SHEET, profile(60, 40)).isRotated).toBe(false);
    expect(planGrid({ ...CUSTOMER_SHEET, isRotationAllowed: false }, profile(100, 70)).slots).toHaveLength(3);
  });

  it('turns the sheet when asked to', () => {
    const grid = planGrid({ ...CUSTOMER_SHEET, orientation: 'landscape', isRotationAllowed: false }, profile(100, 70));
    expect(grid.sheet).toEqual({ width: 297, height: 210 });
    expect(grid.slots).toHaveLength(4);
  });

  it('has no place for a magnet larger than the sheet', () => {
    const grid = planGrid(CUSTOMER_SHEET, profile(300, 300));
    expect(grid.slots).toEqual([]);
    expect(gridBox(grid, 'trim')).toBeUndefined();
    expect(paperUse(grid)).toBe(0);
  });

  it('returns the box around all cuts and bleeds, and the paper used', () => {
    const grid = planGrid(CUSTOMER_SHEET, profile(50, 50));
    expect(gridBox(grid, 'trim')).toEqual({ left: 26, top: 15.5, width: 158, height: 266 });
    expect(gridBox(grid, 'bleed')).toEqual({ left: 24, top: 13.5, width: 162, height: 270 });
    expect(paperUse(grid)).toBeCloseTo((15 * 50 * 50) / (210 * 297), 9);
  });
});

const anyTenth = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10);
const anySheet: fc.Arbitrary<SheetSettings> = fc.record({
  format: fc.constantFrom<SheetFormat>('A4', 'A3', 'SRA3', 'A5', '10x15'),
  orientation: fc.constantFrom('portrait', 'landscape'),
  margin: anyTenth(0, 20),
  gutter: anyTenth(0, 10),
  header: anyTenth(0, 40),
  isRotationAllowed: fc.boolean(),
  markLength: anyTenth(0, 6),
});
const anyGrid = fc
  .tuple(anySheet, anyTenth(20, 200), anyTenth(20, 200), anyTenth(0, 5))
  .map(([sheet, width, height, bleed]) => ({ sheet, grid: planGrid(sheet, profile(width, height, bleed)) }));

const overlap = (a: BoxMm, b: BoxMm) =>
  Math.min(rightOf(a), rightOf(b)) - Math.max(a.left, b.left) > 0.011 &&
  Math.min(bottomOf(a), bottomOf(b)) - Math.max(a.top, b.top) > 0.011;

describe('any sheet', () => {
  it('keeps magnets apart, bleed included', () => {
    fc.assert(
      fc.property(anyGrid, ({ grid: { slots } }) =>
        slots.every((slot, i) => slots.slice(i + 1).every((other) => !overlap(slot.bleed, other.bleed))),
      ),
    );
  });

  it('keeps every magnet in the printable area', () => {
    fc.assert(
      fc.property(anyGrid, ({ sheet, grid }) =>
        grid.slots.every(
          ({ bleed }) =>
            bleed.left >= sheet.margin - 0.011 &&
            bleed.top >= Math.max(sheet.margin, sheet.header) - 0.011 &&
            rightOf(bleed) <= grid.sheet.width - sheet.margin + 0.011 &&
            bottomOf(bleed) <= grid.sheet.height - sheet.margin + 0.011,
        ),
      ),
    );
  });

  it('leaves no room for another row or column', () => {
    fc.assert(
      fc.property(anyGrid, ({ sheet, grid }) => {
        const used = gridBox(grid, 'bleed');
        const cell = grid.slots[0]?.bleed;
        fc.pre(used !== undefined && cell !== undefined);
        const free = grid.sheet.width - 2 * sheet.margin - (used?.width ?? 0);
        expect(free).toBeLessThan((cell?.width ?? 0) + sheet.gutter + 0.02);
      }),
    );
  });
});

const markBox = (mark: ReturnType<typeof cutMarks>[number]): BoxMm => ({
  left: Math.min(mark.from.x, mark.to.x),
  top: Math.min(mark.from.y, mark.to.y),
  width: Math.abs(mark.to.x - mark.from.x),
  height: Math.abs(mark.to.y - mark.from.y),
});

const crosses = (line: BoxMm, box: BoxMm) =>
  rightOf(line) > box.left + 0.011 &&
  line.left < rightOf(box) - 0.011 &&
  bottomOf(line) > box.top + 0.011 &&
  line.top < bottomOf(box) - 0.011;

describe('cutMarks', () => {
  const touches = (grid: Grid) =>
    cutMarks(grid).some((mark) => grid.slots.some(({ bleed }) => crosses(markBox(mark), bleed)));

  it('stay off every picture and on the paper', () => {
    fc.assert(
      fc.property(anyGrid, ({ sheet, grid }) => {
        expect(touches(grid)).toBe(false);
        fc.pre(sheet.margin >= 2);
        for (const mark of cutMarks(grid).map(markBox)) {
          expect(Math.min(mark.left, mark.top)).toBeGreaterThan(1.9);
          expect(rightOf(mark)).toBeLessThan(grid.sheet.width - 1.9);
          expect(bottomOf(mark)).toBeLessThan(grid.sheet.height - 1.9);
        }
      }),
    );
  });

  it('are at every cut around the sheet where magnets lie bleed to bleed', () => {
    const marks = cutMarks(planGrid(CUSTOMER_SHEET, profile(50, 50)));
    expect(marks).toHaveLength(3 * 2 * 2 + 5 * 2 * 2);
    expect(marks).toContainEqual({ from: { x: 26, y: 13.5 }, to: { x: 26, y: 9.5 } });
    expect(marks).toContainEqual({ from: { x: 24, y: 15.5 }, to: { x: 20, y: 15.5 } });
  });

  it('are between the magnets too where the gutter has room', () => {
    const grid = planGrid({ ...CUSTOMER_SHEET, gutter: 3 }, profile(50, 50));
    const inner = cutMarks(grid).filter(({ from }) => from.y > 20 && from.y < 270 && from.x > 30 && from.x < 180);
    expect(inner.length).toBeGreaterThan(0);
    expect(touches(grid)).toBe(false);
  });

  it('appear once where two magnets share a cut', () => {
    const marks = cutMarks(planGrid(CUSTOMER_SHEET, profile(50, 50, 0)));
    expect(marks).toHaveLength(4 * 2 + 6 * 2);
  });

  it('are left out when they are not requested', () => {
    expect(cutMarks(planGrid({ ...CUSTOMER_SHEET, markLength: 0 }, profile(50, 50)))).toEqual([]);
  });
});
