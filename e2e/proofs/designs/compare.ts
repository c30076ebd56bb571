import { defaultProfile, sheetDensity, tilePixels } from '@aimante/print';
import { type DrawingPart, drawDesign } from '@aimante/print/drawing';
import { type ArtPart, writeTiles } from '@aimante/print/pdf';
import { rasterPages } from '@aimante/print/testing';
import { renderDesign, typesetRecipe } from '@aimante/print/tile';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Kind } from './kinds.ts';
import { cutPhoto, paint } from './screen.ts';

/** 610 dots per inch: whole pixels for every size. */
const PX_PER_MM = 24;
export interface Alike {
  readonly name: string;
  /** Mean differences from the screen, of 255. */
  readonly tile: number;
  readonly pdf: number;
}

/** A magnet on the screen, on the workshop's tile and in the customer's PDF, pixel by pixel. */
export async function compareKind(page: Page, { name, trim, recipe, photo, cells }: Kind): Promise<Alike> {
  const magnet = { ...defaultProfile(trim), shape: 'rectangle' as const };
  const output = tilePixels(magnet, PX_PER_MM);
  const size = { width: output.width + 2 * output.bleed, height: output.height + 2 * output.bleed };
  const drawing = drawDesign(recipe, magnet, await typesetRecipe(recipe));
  const scale = [PX_PER_MM, 0, 0, PX_PER_MM, output.bleed, output.bleed] as const;
  const photos = { photo, ...(cells && { cells }) };
  const screen = await paint(page, { drawing, recipe, scale, size, ...photos });
  const tile = await (await renderDesign(photo, recipe, { magnet, output, ...(cells && { cells }) })).raw().toBuffer();

  const parts: ArtPart[] = [];
  for (const [index, part] of drawing.entries()) {
    const art = await toArt(part, index);
    if (art) parts.push(art);
  }
  const info = { title: name, createdAt: new Date(0), profile: magnet };
  const file = writeTiles({ ...info, pictures: [{ picture: parts, copies: 1 }] });
  const [sheet] = await rasterPages(new Uint8Array(file), size);
  if (!sheet) throw new Error(`The file of ${name} has no page`);
  const raw = { width: sheet.width, height: sheet.height, channels: 4 } as const;
  const pdf = await sharp(sheet.data, { raw }).removeAlpha().raw().toBuffer();
  return {
    name,
    tile: meanDifference(screen, tile),
    pdf: meanDifference(screen, pdf),
  };

  async function toArt(part: DrawingPart, index: number): Promise<ArtPart | undefined> {
    if (part.kind === 'ink') return part;
    const density = sheetDensity(1, magnet);
    const bleed = magnet.bleed * density;
    const whole = { width: trim.width * density + 2 * bleed, height: trim.height * density + 2 * bleed };
    const place = [density, 0, 0, density, bleed, bleed] as const;
    const cut = await cutPhoto(page, { recipe, part, scale: place, tile: whole, ...photos });
    if (!cut) return undefined;
    const { box, jpeg } = cut;
    const [left, top] = [(box.left - bleed) / density, (box.top - bleed) / density];
    const area = { left, top, width: box.width / density, height: box.height / density };
    return { kind: 'picture', picture: { id: `${index}`, bytes: jpeg }, area, ...(part.clip && { clip: part.clip }) };
  }
}

/** Of two pictures with three channels, of 255. */
export function meanDifference(one: ArrayLike<number>, other: ArrayLike<number>): number {
  if (one.length !== other.length) return Number.POSITIVE_INFINITY;
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += Math.abs((one[index] ?? 0) - (other[index] ?? 0));
  return sum / one.length;
}
