import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type BoxMm, overlap } from '../imposition/box.ts';
import { cutMarks } from '../imposition/cut-marks.ts';
import type { Slot } from '../imposition/layout.ts';
import { mixedDay } from '../imposition/mixed-day.fixture.ts';
import { planPrint } from '../imposition/print-run.ts';
import { type SheetSettings, WORKSHOP_SHEET } from '../imposition/sheet.ts';
import { picture } from '../pdf/pictures.fixture.ts';
import { type WorkshopPage, writeWorkshopSheets } from '../pdf/workshop-sheets.ts';
import { writePressSheets } from '../press/press-sheets.ts';
import { FREE_SIZES } from '../sizes/free-sizes.ts';
import { defaultProfile } from '../sizes/print-profile.ts';
import { BLEED_TAKEN, CODE_MODULE, placeCodes, SMALL_MODULE } from './code-places.ts';
import { printPages, scanAt } from './scan-pdf.fixture.ts';

const photo = await picture('coral', '#aa3311');
const createdAt = new Date('2026-11-27T08:00:00Z');
const codeOf = (place: number) => String(1_000_000_000 + place * 7919);

/** The sheets of a day, each magnet with a code of its own. */
function pagesOf(settings: SheetSettings, count: number): WorkshopPage[] {
  let place = 0;
  return planPrint(mixedDay(count), settings, { hasContours: true }).runs.flatMap(({ sheets }) =>
    sheets.map(({ layout, pieces }, sheet) => ({
      layout,
      header: { title: 'Lot L-26-0148', lines: ['27/11/2026'], code: `L-26-0148/${sheet + 1}/4821` },
      pieces: pieces.map(({ slot, profile }) => {
        place += 1;
        return { slot, profile, picture: photo, slug: 'PM-26-004221 · 1.1 · 1/1 · 50x50', code: codeOf(place) };
      }),
    })),
  );
}

/** A scanner sees a bit more than the code. */
const view = ({ left, top, width, height }: BoxMm): BoxMm => ({
  left: left - 1,
  top: top - 1,
  width: width + 2,
  height: height + 2,
});
/** A cut that is off by 1.5 mm still leaves a picture to the edge. */
const keptOf = ({ bleed: { left, top, width, height } }: Slot): BoxMm => ({
  left: left + BLEED_TAKEN,
  top: top + BLEED_TAKEN,
  width: width - 2 * BLEED_TAKEN,
  height: height - 2 * BLEED_TAKEN,
});
const header = { left: 4, top: 1, width: 30, height: 7 };

describe('the codes of a sheet', () => {
  it.each([
    [
      'the workshop',
      async (pages: WorkshopPage[]) => new Uint8Array(writeWorkshopSheets({ title: 'Lot', createdAt, pages })),
    ],
    [
      'a print shop',
      (pages: WorkshopPage[]) => writePressSheets({ title: 'Lot', createdAt, pages, hasContours: true }),
    ],
  ])('are read by a scanner in the file for %s, printed in 300 dpi', async (_, write) => {
    const pages = [4, 2].flatMap((gutter) => pagesOf({ ...WORKSHOP_SHEET, gutter }, 20));
    const printed = await printPages(await write(pages));
    for (const [
      index,
      {
        layout,
        pieces,
        header: { code },
      },
    ] of pages.entries()) {
      const page = printed[index];
      if (!page) throw new Error('A page is missing');
      expect(await scanAt(page, header)).toBe(code);
      for (const [at, place] of placeCodes(layout, pieces).entries()) {
        expect(place).toBeDefined();
        if (place) expect(await scanAt(page, view(place.box))).toBe(pieces[at]?.code);
      }
    }
  });

  it('are in the waste: on no magnet and no bleed, clear of marks and of each other', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('A4' as const, 'A3' as const),
        fc.constantFrom(0, 2, 4, 6),
        fc.integer({ min: 1, max: 40 }),
        (format, gutter, count) => {
          for (const { layout, pieces } of pagesOf({ ...WORKSHOP_SHEET, format, gutter }, count)) {
            const boxes = placeCodes(layout, pieces).flatMap((place) => (place ? [place.box] : []));
            const slots = pieces.map(({ slot }) => slot);
            for (const [at, box] of boxes.entries()) {
              expect(slots.some((slot) => overlap(keptOf(slot), box))).toBe(false);
              expect(boxes.slice(at + 1).some((other) => overlap(other, box))).toBe(false);
              expect(box.left).toBeGreaterThanOrEqual(3);
              expect(box.left + box.width).toBeLessThanOrEqual(layout.sheet.width - 3);
              for (const { from, to } of cutMarks(layout, slots)) {
                const isThrough =
                  Math.max(from.x, to.x) > box.left &&
                  Math.min(from.x, to.x) < box.left + box.width &&
                  Math.max(from.y, to.y) > box.top &&
                  Math.min(from.y, to.y) < box.top + box.height;
                expect(isThrough).toBe(false);
              }
            }
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  it.each([60, 200])('have a place beside every magnet of a mixed day of %d with the usual gutter', (count) => {
    const pages = pagesOf({ ...WORKSHOP_SHEET, gutter: 2 }, count);
    const places = pages.flatMap(({ layout, pieces }) => placeCodes(layout, pieces));
    expect(places.filter((place) => place === undefined)).toEqual([]);
  });

  it.each(
    FREE_SIZES.flatMap(({ trim, family }) =>
      [2, 4].map((gutter) => [`${trim.width} × ${trim.height} mm`, gutter, { trim, family }] as const),
    ),
  )('have a place beside every magnet of %s with a gutter of %d mm', (_, gutter, { trim, family }) => {
    const items = [{ ref: 0, copies: 40, profile: defaultProfile(trim, family) }];
    const { runs } = planPrint(items, { ...WORKSHOP_SHEET, gutter });
    for (const { layout, pieces } of runs.flatMap(({ sheets }) => sheets)) {
      const places = placeCodes(
        layout,
        pieces.map(({ slot }, at) => ({ slot, code: codeOf(at) })),
      );
      expect(places.filter((place) => place === undefined)).toEqual([]);
    }
  });

  it('have modules of 0.35 mm, or of three dots', () => {
    expect(CODE_MODULE).toBeGreaterThanOrEqual(0.35);
    expect(SMALL_MODULE).toBe((25.4 / 300) * 3);
  });
});
