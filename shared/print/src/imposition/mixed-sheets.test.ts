import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FREE_SIZES } from '../sizes/free-sizes.ts';
import { defaultProfile } from '../sizes/print-profile.ts';
import { type BoxMm, overlap } from './box.ts';
import { cutMarks } from './cut-marks.ts';
import { mixedDay } from './mixed-day.fixture.ts';
import { type PrintItem, planPrint } from './print-run.ts';
import { fillRate, type PrintSheet } from './print-sheet.ts';
import { printableArea, type SheetSettings, WORKSHOP_SHEET } from './sheet.ts';

const NOISE = 0.011;
const rightOf = (box: BoxMm) => box.left + box.width;
const bottomOf = (box: BoxMm) => box.top + box.height;
/** Whether cuts from edge to edge separate all boxes, by trying every cut. */
function isGuillotine(boxes: readonly BoxMm[]): boolean {
  if (boxes.length < 2) return true;
  const cut = (end: (box: BoxMm) => number, start: (box: BoxMm) => number): boolean => {
    for (const at of new Set(boxes.map(end))) {
      const before = boxes.filter((box) => end(box) <= at + NOISE);
      const after = boxes.filter((box) => start(box) >= at - NOISE);
      if (after.length > 0 && before.length > 0 && before.length + after.length === boxes.length)
        return isGuillotine(before) && isGuillotine(after);
    }
    return false;
  };
  return cut(rightOf, ({ left }) => left) || cut(bottomOf, ({ top }) => top);
}

const anyItems: fc.Arbitrary<PrintItem<number>[]> = fc
  .array(fc.record({ size: fc.constantFrom(...FREE_SIZES), copies: fc.integer({ min: 1, max: 9 }) }), {
    minLength: 2,
    maxLength: 8,
  })
  .map((all) => all.map(({ size, copies }, ref) => ({ ref, copies, profile: defaultProfile(size.trim, size.family) })));
const anySheet: fc.Arbitrary<SheetSettings> = fc.record({
  format: fc.constantFrom('A4' as const, 'A3' as const, 'SRA3' as const),
  orientation: fc.constantFrom('portrait' as const, 'landscape' as const),
  margin: fc.constantFrom(5, 8),
  gutter: fc.constantFrom(0, 2, 4),
  header: fc.constantFrom(8, 16),
  isRotationAllowed: fc.boolean(),
  markLength: fc.constant(3),
});
const holds = (
  check: (sheets: readonly PrintSheet<number>[], settings: SheetSettings) => boolean,
  hasContours = false,
) =>
  fc.assert(
    fc.property(anyItems, anySheet, (items, settings) =>
      check(
        planPrint(items, settings, { hasContours }).runs.flatMap(({ sheets }) => sheets),
        settings,
      ),
    ),
    { numRuns: 40 },
  );

describe.each([
  ['guillotine', false],
  ['plotter', true],
])('mixed sheets for a %s', (_, hasContours) => {
  it('keep magnets apart and in the printable area, bleed included', () => {
    holds((sheets, settings) => {
      const area = printableArea(settings);
      return sheets.every(({ pieces }) =>
        pieces.every(
          ({ slot: { bleed } }, at) =>
            bleed.left >= area.left - NOISE &&
            bleed.top >= area.top - NOISE &&
            rightOf(bleed) <= rightOf(area) + NOISE &&
            bottomOf(bleed) <= bottomOf(area) + NOISE &&
            pieces.slice(at + 1).every(({ slot }) => !overlap(bleed, slot.bleed)),
        ),
      );
    }, hasContours);
  });

  it('never turn a magnet where the grain forbids it, and give each its own size', () => {
    holds(
      (sheets, settings) =>
        sheets.every(({ pieces }) =>
          pieces.every(({ profile, slot }) => {
            const { width, height } = slot.isRotated
              ? { width: profile.trim.height, height: profile.trim.width }
              : profile.trim;
            const isAllowed = settings.isRotationAllowed || !slot.isRotated;
            return isAllowed && slot.trim.width === width && slot.trim.height === height;
          }),
        ),
      hasContours,
    );
  });

  it('contain each copy of each magnet once', () => {
    fc.assert(
      fc.property(anyItems, anySheet, (items, settings) => {
        const { runs, unplaced } = planPrint(items, settings, { hasContours });
        const placed = runs.flatMap(({ sheets }) => sheets.flatMap(({ pieces }) => pieces));
        const asked = items.filter((item) => !unplaced.includes(item)).reduce((sum, { copies }) => sum + copies, 0);
        expect(new Set(placed.map(({ ref, copy }) => `${ref} ${copy}`)).size).toBe(asked);
        expect(placed).toHaveLength(asked);
      }),
      { numRuns: 40 },
    );
  });

  it.each(['A4', 'A3'] as const)('cover 85 %% of the paper that can be printed, of 200 magnets on %s', (format) => {
    const settings = { ...WORKSHOP_SHEET, format, gutter: 0 };
    const sheets = planPrint(mixedDay(200), settings, { hasContours }).runs.flatMap((run) => run.sheets);
    expect(coverOf(sheets.slice(0, -1), settings)).toBeGreaterThan(0.85);
    expect(sheets.flatMap(({ pieces }) => pieces)).toHaveLength(200);
  });
});

/** The part of the printable area that magnets take, with their bleed and the space that keeps them apart. */
function coverOf(sheets: readonly PrintSheet<unknown>[], settings: SheetSettings): number {
  const area = printableArea(settings);
  let taken = 0;
  let room = 0;
  for (const { layout, pieces } of sheets) {
    const { x, y } = layout.gaps;
    for (const { slot } of pieces) taken += (slot.bleed.width + x) * (slot.bleed.height + y);
    room += (area.width + x) * (area.height + y);
  }
  return taken / room;
}

describe('mixed sheets', () => {
  it('can be cut from edge to edge for a guillotine', () => {
    holds((sheets) => sheets.every(({ pieces }) => isGuillotine(pieces.map(({ slot }) => slot.bleed))));
  });

  it('put eighteen magnets of six sizes on two sheets, which took six', () => {
    const sizes = [
      [50, 50],
      [60, 40],
      [70, 50],
      [80, 50],
      [30, 30],
      [70, 70],
    ] as const;
    const items = sizes.map(([width, height], ref) => ({ ref, copies: 3, profile: defaultProfile({ width, height }) }));
    const { runs } = planPrint(items, WORKSHOP_SHEET);
    const sheets = runs.flatMap((run) => run.sheets);
    expect(sheets).toHaveLength(2);
    expect(fillRate(sheets)).toBeGreaterThan(0.43);
  });

  it('leave profiles apart when mixing saves no sheet', () => {
    const items = [15, 2].map((copies, ref) => {
      const side = ref === 0 ? 50 : 100;
      return { ref, copies, profile: defaultProfile({ width: side, height: side }) };
    });
    const { runs } = planPrint(items, WORKSHOP_SHEET);
    expect(runs.map(({ profiles, sheets }) => [profiles.length, sheets.length])).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  it('have marks at the cuts of their magnets only, clear of every picture', () => {
    holds((sheets) =>
      sheets.every(({ layout, pieces }) => {
        const used = pieces.map(({ slot }) => slot);
        return cutMarks(layout, used).every(({ from, to }) => {
          const box = {
            left: Math.min(from.x, to.x),
            top: Math.min(from.y, to.y),
            width: Math.abs(from.x - to.x),
            height: Math.abs(from.y - to.y),
          };
          const inside = ({ bleed }: { bleed: BoxMm }) =>
            rightOf(box) > bleed.left + NOISE &&
            box.left < rightOf(bleed) - NOISE &&
            bottomOf(box) > bleed.top + NOISE &&
            box.top < bottomOf(bleed) - NOISE;
          return !used.some(inside);
        });
      }),
    );
  });
});
