import type { Affine } from '@aimante/print';
import { drawDesign } from '@aimante/print/drawing';
import { rasterPages, readSheets } from '@aimante/print/testing';
import { typesetRecipe } from '@aimante/print/tile';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { meanDifference } from '../designs/compare.ts';
import { paint } from '../designs/screen.ts';
import type { OrderedDesign } from './order-design.ts';

/** 600 dots per inch. */
const PX_PER_MM = 600 / 25.4;
/** Of the cut that is compared: codes and marks are outside, and a line of the cutter may be on it. */
const INSET = 1;

interface PrintedDifference {
  /** Means of 255: pixel by pixel, and of two by two pixels. */
  readonly fine: number;
  readonly coarse: number;
}

/** The one magnet of a sheet against what the stage shows of its recipe, inside the cut. */
export async function comparePrinted(
  stage: Page,
  { recipe, photo, cells, bleed }: OrderedDesign,
  file: Buffer,
): Promise<PrintedDifference> {
  const bytes = new Uint8Array(file);
  const [sheet] = await readSheets(bytes.slice().buffer);
  const [image] = sheet?.images ?? [];
  if (!sheet || !image) throw new Error('The sheet has no magnet');
  const size = { width: Math.round(sheet.media.width * PX_PER_MM), height: Math.round(sheet.media.height * PX_PER_MM) };
  const [raster] = await rasterPages(bytes, size);
  if (!raster) throw new Error('The sheet has no page');
  const onPaper = { x: size.width / sheet.media.width, y: size.height / sheet.media.height };
  const { left, top, width, height } = image.box;
  // PDFium grows a picture to whole pixels.
  const across = grown(left * onPaper.x, (left + width) * onPaper.x);
  const down = grown(top * onPaper.y, (top + height) * onPaper.y);
  const perMm = { x: across.length / width, y: down.length / height };
  const inset = Math.round((bleed + INSET) * PX_PER_MM);
  const box = {
    left: across.from + inset,
    top: down.from + inset,
    width: even(across.length - 2 * inset),
    height: even(down.length - 2 * inset),
  };
  const raw = { width: raster.width, height: raster.height, channels: 4 } as const;
  const printed = await sharp(raster.data, { raw }).removeAlpha().extract(box).raw().toBuffer();

  // The stage paints as the magnet lies on the sheet: turned ones have their top to the left.
  const isTurned = image.up === 'left';
  const [wide, tall] = isTurned ? [height, width] : [width, height];
  const trim = { width: wide - 2 * bleed, height: tall - 2 * bleed };
  const start = bleed * perMm.x - inset;
  const scale: Affine = isTurned
    ? [0, -perMm.y, perMm.x, 0, start, (height - bleed) * perMm.y - inset]
    : [perMm.x, 0, 0, perMm.y, start, bleed * perMm.y - inset];
  const drawing = drawDesign(recipe, { trim, bleed }, await typesetRecipe(recipe));
  const painted = await paint(stage, { drawing, recipe, scale, size: box, photo, cells });
  return {
    fine: meanDifference(painted, printed),
    coarse: meanDifference(await halved(painted, box), await halved(printed, box)),
  };
}

const even = (length: number) => Math.floor(length / 2) * 2;

function grown(from: number, to: number): { readonly from: number; readonly length: number } {
  const start = Math.floor(from);
  return { from: start, length: Math.ceil(to) - start };
}

const halved = (pixels: Buffer, { width, height }: { width: number; height: number }) =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize({ width: width / 2, height: height / 2, kernel: 'linear', fit: 'fill' })
    .raw()
    .toBuffer();
