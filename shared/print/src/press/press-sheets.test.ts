import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { planPrint } from '../imposition/print-run.ts';
import { WORKSHOP_SHEET } from '../imposition/sheet.ts';
import { picture } from '../pdf/pictures.fixture.ts';
import type { WorkshopPage } from '../pdf/workshop-sheets.ts';
import { mmToPoints } from '../sizes/length.ts';
import { defaultProfile } from '../sizes/print-profile.ts';
import { coatedPaper, tileProfile } from './colour-profiles.ts';
import { writeContourSheets, writePressSheets } from './press-sheets.ts';
import { readPressFile } from './read-press.fixture.ts';

const blue = await picture('blue');
const red = await picture('red', '#aa3311');
const small = defaultProfile({ width: 30, height: 30 });
const wide = defaultProfile({ width: 100, height: 70 });
const createdAt = new Date('2026-11-25T08:00:00Z');

const pagesOf = (copies: number): WorkshopPage[] =>
  planPrint(
    [
      { ref: blue, profile: small, copies },
      { ref: red, profile: wide, copies: 1 },
    ],
    WORKSHOP_SHEET,
    { hasContours: true },
  ).runs.flatMap(({ sheets }) =>
    sheets.map(({ layout, pieces }) => ({
      layout,
      header: { title: 'Lot L-26-0042', lines: ['25/11/2026'], code: 'L-26-0042/1/4821' },
      pieces: pieces.map(({ ref, profile, slot }) => ({
        slot,
        profile,
        picture: ref,
        slug: 'PM-26-004221 · 1.1 · 1/1',
        code: '1234567890',
      })),
    })),
  );

const pages = pagesOf(6);
const title = 'Lot <L-26-0042> & fils';
const file = await writePressSheets({ title, createdAt, pages, hasContours: true });
const found = await readPressFile(file);

describe('a file for a print shop', () => {
  it('says that it is PDF/X-4, with dates, ids and no trapping', () => {
    expect(found.version).toBe('%PDF-1.6');
    expect(found.metadata).toContain('<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>');
    expect(found.metadata).toContain('<xmp:ModifyDate>2026-11-25T08:00:00Z</xmp:ModifyDate>');
    expect(found.metadata).toContain('Lot &lt;L-26-0042&gt; &amp; fils');
    expect(found.trapped).toBe('/False');
    expect(found.hasIds).toBe(true);
  });

  it('has an output intent with the profile of a CMYK press', () => {
    expect(found.intent).toMatchObject({ subtype: '/GTS_PDFX', condition: 'FOGRA39' });
    expect(found.intent.registry).toBe('http://www.color.org');
    const header = Buffer.from(found.intent.profile);
    expect(header.readUInt32BE(0)).toBe(header.length);
    expect(header.subarray(12, 24).toString('latin1')).toBe('prtrCMYKLab ');
    expect(header.subarray(36, 40).toString('latin1')).toBe('acsp');
  });

  it('has the profile of another printer and paper, which no registry names', async () => {
    const { profile } = await coatedPaper();
    const info = 'Papier brillant (été)';
    const condition = { identifier: info, info, profile };
    const { intent } = await readPressFile(await writePressSheets({ title, createdAt, pages }, condition));
    expect(intent).toMatchObject({ condition: info, info, registry: 'undefined' });
    expect(Buffer.from(intent.profile).equals(profile)).toBe(true);
  });

  it('needs no font', () => {
    expect(found.fonts).toBe(0);
    expect(
      found.pages.flatMap(({ operators }) => operators).filter((word) => ['BT', 'Tj', 'Tf'].includes(word)),
    ).toEqual([]);
  });

  it('has pictures in the colours of the tiles, each once', async () => {
    expect(found.imageColours).toEqual(['/ICCBased', '/ICCBased']);
    expect(
      Buffer.from(await tileProfile())
        .subarray(12, 20)
        .toString('latin1'),
    ).toBe('mntrRGB ');
    expect((await sharp(blue.bytes).metadata()).format).toBe('jpeg');
  });

  it('has no colours of a screen beside them', () => {
    const colours = new Set(found.pages.flatMap(({ operators }) => operators));
    for (const operator of ['rg', 'RG', 'g', 'G', 'sc', 'scn']) expect(colours.has(operator)).toBe(false);
  });

  it('draws every cut in the spot colour, over the picture', () => {
    for (const [index, { spotColours, operators }] of found.pages.entries()) {
      expect(spotColours).toEqual(['CutContour']);
      const from = operators.indexOf('/CutContour');
      expect(operators.slice(from - 2, from + 3)).toEqual(['/Over', 'gs', '/CutContour', 'CS', 'SCN']);
      expect(operators.slice(from).filter((word) => word === 'S')).toHaveLength(pages[index]?.pieces.length ?? 0);
    }
  });

  it('draws no contour for a guillotine, unless a magnet is a heart', async () => {
    const [page] = (await readPressFile(await writePressSheets({ title, createdAt, pages }))).pages;
    const operators = page?.operators ?? [];
    expect(operators.slice(operators.indexOf('/CutContour')).filter((word) => word === 'S')).toEqual([]);
  });

  it('has a trim box inside a bleed box inside the sheet', () => {
    const a4 = [0, 0, mmToPoints(210), mmToPoints(297)];
    for (const { boxes } of found.pages) {
      const { MediaBox = [], BleedBox = [], TrimBox = [] } = boxes;
      MediaBox.forEach((side, place) => {
        expect(side).toBeCloseTo(a4[place] ?? 0, 2);
      });
      const isInside = (inner: readonly number[], outer: readonly number[]) =>
        (inner[0] ?? 0) >= (outer[0] ?? 1) && (inner[2] ?? 1) <= (outer[2] ?? 0) && (inner[3] ?? 1) <= (outer[3] ?? 0);
      expect(isInside(TrimBox, BleedBox) && isInside(BleedBox, MediaBox)).toBe(true);
      expect((TrimBox[0] ?? 0) - (BleedBox[0] ?? 0)).toBeCloseTo(mmToPoints(small.bleed), 1);
    }
  });

  it('has no marks around an empty place', async () => {
    const lines = async (copies: number) => {
      const some = pages.map((page) => ({ ...page, pieces: page.pieces.slice(0, copies) }));
      const [page] = (await readPressFile(await writePressSheets({ title, createdAt, pages: some }))).pages;
      return (page?.operators ?? []).filter((word) => word === 'S').length;
    };
    expect(await lines(0)).toBe(0);
    expect(await lines(1)).toBe(8);
    expect(await lines(2)).toBeGreaterThan(8);
  });
});

describe('the file of the cut alone', () => {
  it('has the contour of each magnet in the spot colour and four marks, and no picture', async () => {
    const cut = await readPressFile(await writeContourSheets({ title, createdAt, pages }));
    expect(cut.intent).toMatchObject({ subtype: '/GTS_PDFX', condition: 'FOGRA39' });
    expect(cut.imageColours).toEqual([]);
    cut.pages.forEach(({ boxes, spotColours, operators }, place) => {
      expect(boxes).toEqual(found.pages[place]?.boxes);
      expect(spotColours).toEqual(['CutContour']);
      expect(operators.filter((word) => word === 'S')).toHaveLength(pages[place]?.pieces.length ?? 0);
      expect(operators.filter((word) => word === 'f')).toHaveLength(4);
      expect(operators).not.toContain('Do');
    });
  });
});
