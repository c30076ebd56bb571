import { describe, expect, it } from '@jest/globals';
import { CODE_MODULE } from '../codes/code-places.ts';
import { printPages, scanAt } from '../codes/scan-pdf.fixture.ts';
import { type BoxMm, overlap } from '../imposition/box.ts';
import { cutMarks } from '../imposition/cut-marks.ts';
import type { SheetLayout } from '../imposition/layout.ts';
import { planPrint } from '../imposition/print-run.ts';
import { type SheetSettings, WORKSHOP_SHEET, workshopSheet } from '../imposition/sheet.ts';
import { defaultProfile } from '../sizes/print-profile.ts';
import { headerParts } from './draw-header.ts';
import type { Picture } from './draw-picture.ts';
import { picture } from './pictures.fixture.ts';
import { type PageFound, readFile, readSheets } from './read-back.fixture.ts';
import { type WorkshopPage, writeWorkshopSheets } from './workshop-sheets.ts';

const blue = await picture('blue');
const red = await picture('red', '#aa3311');
const small = defaultProfile({ width: 30, height: 30 });
const high = defaultProfile({ width: 60, height: 281 });
const wide = defaultProfile({ width: 100, height: 70 });
const info = { title: 'Lot 2026-0042', createdAt: new Date('2026-11-20T08:00:00Z') };
const SHEET_CODE = 'L-26-0042/1/4821';
const CODE = '1234567890';

interface Line {
  readonly order: string;
  readonly picture: Picture;
  readonly copies: number;
}

function pagesOf(lines: readonly (Line & { profile: typeof small })[], settings: SheetSettings = WORKSHOP_SHEET) {
  const { runs } = planPrint<Line>(
    lines.map((line) => ({ ref: line, copies: line.copies, profile: line.profile })),
    settings,
  );
  return runs.flatMap(({ profiles, sheets }) =>
    sheets.map(
      ({ layout, pieces }): WorkshopPage => ({
        layout,
        header: { title: 'Lot 2026-0042', lines: ['20/11/2026', `${profiles[0]?.trim.width} mm`], code: SHEET_CODE },
        pieces: pieces.map(({ slot, profile, ref, copy }) => ({
          slot,
          profile,
          picture: ref.picture,
          slug: `${ref.order} ${copy}/${ref.copies}`,
          code: CODE,
        })),
      }),
    ),
  );
}

const batch = [
  ...pagesOf([
    { order: 'AIM-1', picture: blue, copies: 9, profile: small },
    { order: 'AIM-2', picture: red, copies: 33, profile: small },
  ]),
  ...pagesOf([{ order: 'AIM-3', picture: blue, copies: 2, profile: wide }]),
];
const file = writeWorkshopSheets({ ...info, pages: batch });
const found = await readSheets(file);

/** The part of the header with the code of the sheet. */
const header = { left: 4, top: 1, width: 20, height: 7.5 };
/** A line, with paper on both sides. */
const around = ({ left, top, width, height }: BoxMm): BoxMm => ({
  left: left - 0.2,
  top: top - 0.2,
  width: width + 0.4,
  height: height + 0.4,
});
const ends = (layout: SheetLayout) => cutMarks(layout).flatMap(({ from, to }) => [from.y, to.y]);
const texts = (page: PageFound | undefined) => (page?.texts ?? []).map((text) => text.replace(` · ${CODE}`, ''));

describe('the sheets of a batch', () => {
  it('lay the magnets of all orders where the grid has its places, to the tenth of a millimetre', () => {
    expect(found.map(({ images }) => images.length)).toEqual([40, 2, 2]);
    found.forEach(({ images }, index) => {
      images.forEach(({ box }, place) => {
        const planned = batch[index]?.layout.slots[place]?.bleed;
        expect(Math.abs(box.left - (planned?.left ?? 0))).toBeLessThan(0.01);
        expect(Math.abs(box.top - (planned?.top ?? 0))).toBeLessThan(0.01);
        expect(Math.abs(box.width - (planned?.width ?? 0))).toBeLessThan(0.01);
        expect(Math.abs(box.height - (planned?.height ?? 0))).toBeLessThan(0.01);
      });
    });
  });

  it('have the boxes of their own sheet', () => {
    expect(found[0]?.trim.width).toBeCloseTo(166, 3);
    expect(found[0]?.trim.height).toBeCloseTo(268, 3);
    expect(found[2]?.trim.width).toBeCloseTo(144, 3);
    expect(found[2]?.bleed.width).toBeCloseTo(148, 3);
    expect(found[2]?.media.width).toBeCloseTo(210, 3);
  });

  it('contain a picture once for all its copies on all sheets', async () => {
    expect((await readFile(file)).imageCount).toBe(2);
  });

  it('say for every magnet which it is', () => {
    expect(texts(found[0])).toContain('1 | AIM-1 1/9');
    expect(texts(found[0])).toContain('5 | AIM-2 1/33');
    expect(texts(found[1])).toContain('2 | AIM-2 33/33');
    expect(texts(found[2])).toContain('2 | AIM-3 2/2');
  });

  it('mix sizes, each magnet as it lies and with its name', async () => {
    const [page, ...others] = pagesOf([
      { order: 'AIM-1', picture: blue, copies: 7, profile: small },
      { order: 'AIM-2', picture: red, copies: 2, profile: wide },
    ]);
    expect(others).toEqual([]);
    const [sheet] = page ? await readSheets(writeWorkshopSheets({ ...info, pages: [page] })) : [];
    expect(sheet?.images).toHaveLength(9);
    for (const [place, { slot }] of (page?.pieces ?? []).entries()) {
      expect(sheet?.images[place]?.box.left).toBeCloseTo(slot.bleed.left, 1);
      expect(sheet?.images[place]?.box.width).toBeCloseTo(slot.bleed.width, 1);
    }
    expect(texts(sheet)).toEqual(expect.arrayContaining(['AIM-1 7/7', 'AIM-2 2/2']));
  });

  it('say under the magnet which it is where the gutter has room', async () => {
    const pages = pagesOf([{ order: 'AIM-1', picture: blue, copies: 1, profile: small }], {
      ...WORKSHOP_SHEET,
      gutter: 2,
    });
    const [page] = await readSheets(writeWorkshopSheets({ ...info, pages }));
    expect(texts(page)).toContain('AIM-1 1/1');
  });

  it('carry batch, date, profile and page number above the magnets', () => {
    expect(found[1]?.texts).toEqual(expect.arrayContaining(['Lot 2026-0042', '20/11/2026 · 30 mm', '2/3']));
  });

  it('carry the code of the sheet, readable by a scanner and clear of magnets and marks', async () => {
    const printed = await printPages(new Uint8Array(file));
    for (const [index, page] of found.entries()) {
      expect(printed[index] && (await scanAt(printed[index], header))).toBe(SHEET_CODE);
      const inHeader = page.filled.filter(({ left, top }) => left < 24 && top < 8);
      const bottom = Math.max(...inHeader.map(({ top, height }) => top + height));
      expect(bottom).toBeLessThan(Math.min(...page.images.map(({ box }) => box.top)) - CODE_MODULE);
      for (const { box } of page.lines) expect(inHeader.some((part) => overlap(around(box), part))).toBe(false);
    }
  });

  it('draw outlines only for a cutter that follows them', async () => {
    const round = { ...small, shape: 'round' as const };
    const pages = pagesOf([{ order: 'AIM-1', picture: blue, copies: 3, profile: round }]);
    const [plain] = await readSheets(writeWorkshopSheets({ ...info, pages }));
    const [outlined] = await readSheets(writeWorkshopSheets({ ...info, pages, hasContours: true }));
    expect(plain?.curves).toBe(0);
    // Three magnets, and the four marks by which a cutter finds the sheet.
    expect(outlined?.curves).toBe((3 + 4) * 4);
  });

  it('always draw the outline of a heart, because corner marks do not show its cut', async () => {
    const heart = { ...small, shape: 'heart' as const };
    const pages = pagesOf([{ order: 'AIM-1', picture: blue, copies: 2, profile: heart }]);
    const [page] = await readSheets(writeWorkshopSheets({ ...info, pages }));
    expect(page?.curves).toBe(2 * 6);
  });

  it('replace letters that the fonts of a PDF reader do not have', async () => {
    const pages = pagesOf([{ order: 'Łódź', picture: blue, copies: 1, profile: small }]);
    const [page] = await readSheets(writeWorkshopSheets({ ...info, pages }));
    expect(texts(page)).toContain('1 | ?ód? 1/1');
  });

  it.each([0, 3, 5])('have no mark of %d mm through the line of text above the magnets', (markLength) => {
    const lines = [{ order: 'AIM-1', picture: blue, copies: 60, profile: small }];
    for (const { layout } of pagesOf(lines, workshopSheet({ margin: 5, markLength }))) {
      const highest = Math.min(...layout.slots.map(({ bleed }) => bleed.top), ...ends(layout));
      expect(highest).toBeGreaterThanOrEqual(5);
    }
  });

  it('shrink a long name of the sheet to the line of text', () => {
    const [page] = batch;
    if (!page) throw new Error('A page is missing');
    const lines = ['Papier mat épais, table de découpe du grand atelier '.repeat(5)];
    const [sheet] = [{ ...page, header: { ...page.header, lines } }];
    expect(() => writeWorkshopSheets({ ...info, pages: [sheet] })).not.toThrow();
    const [, text] = headerParts(sheet.header, { layout: sheet.layout, page: '1/1' }).texts;
    expect((text?.x ?? 0) + (text?.room ?? 0)).toBeLessThanOrEqual(sheet.layout.sheet.width - 8 - 12);
  });

  it('are refused when the sheet keeps no room for the code', () => {
    const settings = { ...WORKSHOP_SHEET, header: 0, margin: 2 };
    const pages = pagesOf([{ order: 'AIM-1', picture: blue, copies: 1, profile: high }], settings);
    expect(() => writeWorkshopSheets({ ...info, pages })).toThrow('keep 8 mm free');
  });

  it('come in files of a hundred at most', () => {
    const [page] = batch;
    const pages = Array.from({ length: 101 }, () => page).filter((each) => each !== undefined);
    expect(() => writeWorkshopSheets({ ...info, pages })).toThrow(RangeError);
  });
});
