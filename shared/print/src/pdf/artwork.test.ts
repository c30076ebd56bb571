import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { Layer } from '../design/design.ts';
import { drawDesign } from '../design/draw-design.ts';
import { textLayer } from '../design/text.fixture.ts';
import { CUSTOMER_SHEET } from '../imposition/sheet.ts';
import { type Box, pathBox } from '../outline/path-box.ts';
import { readPathData } from '../outline/path-data.ts';
import { defaultProfile } from '../sizes/print-profile.ts';
import { typesetRecipe } from '../tile/render-design.ts';
import type { ArtPart } from './artwork.ts';
import { writeCustomerSheet } from './customer-sheet.ts';
import { picture } from './pictures.fixture.ts';
import { rasterPages } from './raster-pages.fixture.ts';
import { type InkFound, readSheets } from './read-back.fixture.ts';
import { writeTiles } from './tiles.ts';

const trim = { width: 95, height: 50 };
const profile = defaultProfile(trim);
const title = { title: 'Magnets', createdAt: new Date(0) };

const layers: Layer[] = [
  { kind: 'background', colour: '#faf3e7' },
  textLayer({
    text: 'Été fini, مرحبا',
    font: 'fraunces',
    at: { x: 35, y: 25 },
    angle: 12,
    colour: '#c8623f',
    hasShadow: true,
  }),
  { kind: 'sticker', sticker: 'heart', at: { x: 10, y: 40 }, size: 9, angle: 20, colour: '#25493d' },
];

async function partsOf(): Promise<ArtPart[]> {
  const recipe = { design: { version: 1, size: trim, layers } } as const;
  const drawing = drawDesign(recipe, profile, await typesetRecipe(recipe));
  const photo: ArtPart = {
    kind: 'picture',
    picture: await picture('photo'),
    area: { left: 5, top: 8, width: 30, height: 20 },
    clip: 'M5 8L35 8L20 28Z',
  };
  return [...drawing.flatMap((part) => (part.kind === 'ink' ? [part] : [])), photo];
}

const inksOf = (parts: readonly ArtPart[]) => parts.flatMap((part) => (part.kind === 'ink' ? [part.ink] : []));
const points = (path: string) => readPathData(path).flatMap((step) => (step.op === 'h' ? [] : [...step.c]));

/** The greatest distance between the points of two outlines, in millimetres. */
const distance = (one: readonly number[], other: readonly number[]) =>
  Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? Number.NaN))));

describe('a designed magnet in a PDF', () => {
  it('has its text and shapes as outlines, within 0.02 mm of those on the screen', async () => {
    const parts = await partsOf();
    const [page] = await readSheets(writeTiles({ ...title, profile, pictures: [{ picture: parts, copies: 1 }] }));
    const expected = inksOf(parts);
    expect(page?.inks).toHaveLength(expected.length);
    expected.forEach((ink, index) => {
      const found = page?.inks[index];
      const moved = (found?.points ?? []).map((value) => value - profile.bleed);
      expect(distance(points(ink.path), moved)).toBeLessThan(0.02);
      expect(found).toMatchObject({ colour: ink.fill ?? ink.line?.colour, isFilled: ink.fill !== undefined });
      expect(found?.opacity).toBeCloseTo(ink.opacity, 3);
    });
    expect(page?.texts).toEqual([]);
  });

  it('has only its photo as pixels, at its place', async () => {
    const [page] = await readSheets(
      writeTiles({ ...title, profile, pictures: [{ picture: await partsOf(), copies: 1 }] }),
    );
    expect(page?.images).toHaveLength(1);
    const { left = 0, top = 0, width = 0, height = 0 } = page?.images[0]?.box ?? {};
    const [x, y] = [left - profile.bleed, top - profile.bleed];
    expect([x, y, width, height].map((value) => Math.round(value * 100) / 100)).toEqual([5, 8, 30, 20]);
  });

  it('has each pixel of its photo at its place, where pixels of the page and of the photo coincide', async () => {
    const size = { width: 120, height: 90 };
    const stripes = Buffer.alloc(size.width * size.height, Buffer.from([20, 230]));
    const raw = { ...size, channels: 1 as const };
    const bytes = new Uint8Array(await sharp(stripes, { raw }).jpeg({ quality: 100 }).toBuffer());
    // 99 mm are 1188 pixels. The points of 7 and 11 mm are rounded in the file.
    const area = { left: 7, top: 11, width: size.width / 12, height: size.height / 12 };
    const parts: ArtPart[] = [{ kind: 'picture', picture: { id: 'stripes', bytes }, area }];
    const file = writeTiles({ ...title, profile, pictures: [{ picture: parts, copies: 1 }] });
    const [page] = await rasterPages(new Uint8Array(file), { width: 1188, height: 648 });
    const at = (x: number, y: number) => page?.data[4 * (((11 + 2) * 12 + y) * 1188 + (7 + 2) * 12 + x)] ?? 0;
    for (let x = 0; x < size.width; x += 1) expect(Math.abs(at(x, 45) - (x % 2 === 0 ? 20 : 230))).toBeLessThan(6);
  });

  it('is turned as a whole where the sheet has turned slots', async () => {
    const parts = await partsOf();
    const settings = { ...CUSTOMER_SHEET, format: '10x15', orientation: 'portrait' } as const;
    const [page] = await readSheets(
      writeCustomerSheet({ ...title, settings, profile, pictures: [{ picture: parts, copies: 1 }] }),
    );
    const [image] = page?.images ?? [];
    const background = boxOf(page?.inks[0]);
    expect(image?.up).toBe('left');
    expect(background.bottom - background.top).toBeCloseTo(trim.width + 2 * profile.bleed, 2);
    const sticker = boxOf(page?.inks[inksOf(parts).length - 1]);
    const upright = pathBox(readPathData(inksOf(parts).at(-1)?.path ?? ''));
    // The top of the magnet is on the left.
    expect(sticker.left - background.left).toBeCloseTo((upright?.top ?? 0) + profile.bleed, 2);
    expect(background.bottom - sticker.bottom).toBeCloseTo((upright?.left ?? 0) + profile.bleed, 2);
  });
});

function boxOf(ink: InkFound | undefined): Box {
  const xs = (ink?.points ?? []).filter((_, at) => at % 2 === 0);
  const ys = (ink?.points ?? []).filter((_, at) => at % 2 === 1);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
