import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { Layer, StickerLayer } from '../design/design.ts';
import { drawDesign } from '../design/draw-design.ts';
import { parseLayer } from '../design/parse-layer.ts';
import { readPathData } from '../outline/path-data.ts';
import { rasterPages } from '../pdf/raster-pages.fixture.ts';
import { readSheets } from '../pdf/read-back.fixture.ts';
import { writeTiles } from '../pdf/tiles.ts';
import { createRecipe } from '../recipe/recipe.ts';
import { defaultProfile } from '../sizes/print-profile.ts';
import { renderDrawing } from '../tile/render-design.ts';
import { STICKERS } from './sticker-ids.ts';
import { stickerBox } from './sticker-ink.ts';

const trim = { width: 120, height: 100 };
const profile = defaultProfile(trim);
const PER_MM = 10;

/** All stickers on one magnet, each turned differently. */
const stickers = STICKERS.map(
  (sticker, index): StickerLayer => ({
    kind: 'sticker',
    sticker,
    at: { x: 10 + (index % 6) * 20, y: 10 + Math.floor(index / 6) * 20 },
    size: 15,
    angle: index * 12,
    colour: '#25493d',
  }),
);
const layers: Layer[] = [{ kind: 'background', colour: '#faf3e7' }, ...stickers];
const recipe = { ...createRecipe({ width: 10, height: 10 }, 1.2), design: { version: 1, size: trim, layers } as const };
const drawing = drawDesign(recipe, profile, () => []);
const inks = drawing.flatMap((part) => (part.kind === 'ink' ? [part.ink] : []));
const parts = inks.map((ink) => ({ kind: 'ink', ink }) as const);
const file = writeTiles({
  title: 'Magnets',
  createdAt: new Date(0),
  profile,
  pictures: [{ picture: parts, copies: 1 }],
});

/** Four channels of the server's tile. */
async function tile(): Promise<Uint8Array> {
  const output = { width: 120 * PER_MM, height: 100 * PER_MM, bleed: profile.bleed * PER_MM };
  const printed = await renderDrawing(Buffer.alloc(0), recipe, { magnet: profile, output, drawing });
  return printed.ensureAlpha().raw().toBuffer();
}

const difference = (one: Uint8Array, other: Uint8Array) =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;

describe('a sticker', () => {
  it('has the same outlines on the screen and in the PDF, within 0.02 mm', async () => {
    const [page] = await readSheets(file);
    expect(page?.inks).toHaveLength(inks.length);
    inks.forEach(({ path, fill }, at) => {
      const points = readPathData(path).flatMap((step) => (step.op === 'h' ? [] : [...step.c]));
      const found = page?.inks[at];
      expect(found).toMatchObject({ colour: fill, isFilled: true, opacity: 1 });
      expect(found?.points).toHaveLength(points.length);
      const apart = points.map((value, index) =>
        Math.abs(value + profile.bleed - (found?.points[index] ?? Number.NaN)),
      );
      expect(Math.max(...apart)).toBeLessThan(0.02);
    });
  });

  it('has the same pixels from the server and from the PDF', async () => {
    const [page] = await rasterPages(new Uint8Array(file), { width: 124 * PER_MM, height: 104 * PER_MM });
    expect(difference(await tile(), page?.data ?? new Uint8Array())).toBeLessThan(1);
  });

  it('fills the longer side of its box, with its ink in the middle or near it', () => {
    for (const sticker of STICKERS) {
      const { left, top, right, bottom } = stickerBox({ sticker, at: { x: 0, y: 0 }, size: 1 });
      expect({ sticker, isFull: Math.max(right - left, bottom - top) >= 0.92 }).toEqual({ sticker, isFull: true });
      for (const side of [-left, -top, right, bottom]) expect(side).toBeLessThan(0.501);
    }
  });

  it('has a box as large as its ink, to a pixel or two', async () => {
    for (const turned of stickers) {
      const layer = { ...turned, angle: 0 };
      const design = { version: 1, size: trim, layers: [layer] } as const;
      const output = { width: trim.width * PER_MM, height: trim.height * PER_MM };
      const alone = drawDesign({ design }, profile, () => []);
      const printed = await renderDrawing(Buffer.alloc(0), recipe, { magnet: profile, output, drawing: alone });
      const { info } = await sharp(await printed.png().toBuffer())
        .trim({ threshold: 5 })
        .toBuffer({ resolveWithObject: true });
      const { left, top, right, bottom } = stickerBox(layer);
      const box = [left, top, right - left, bottom - top].map((mm) => mm * PER_MM);
      const found = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0), info.width, info.height];
      const apart = found.map((value, at) => Math.abs(value - (box[at] ?? 0)));
      expect(Math.max(...apart)).toBeLessThan(2.5);
    }
  });

  it('is read from a recipe by its name, and no other', () => {
    for (const layer of stickers) expect(parseLayer(layer)).toEqual(layer);
    expect(parseLayer({ ...stickers[0], sticker: 'dragon' })).toBeUndefined();
  });
});
