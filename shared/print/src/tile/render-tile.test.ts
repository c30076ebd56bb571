import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { applyLook } from '../look/apply-look.ts';
import { NEUTRAL_LOOK } from '../look/look.ts';
import { type OutputSize, toAffine } from '../recipe/affine.ts';
import { clampToCover } from '../recipe/cover.ts';
import { createRecipe, type Recipe, withLook } from '../recipe/recipe.ts';
import { flipHorizontally, flipVertically, straighten } from '../recipe/turn.ts';
import { PhotoMismatchError, renderTile } from './render-tile.ts';

const photo = { width: 450, height: 320 };
const CHANNELS = 3;

/** Soft colours, a hard-edged disc off the centre, stripes: a mirrored or rotated copy always looks different. */
function colorAt(x: number, y: number): [number, number, number] {
  const isInDisc = Math.hypot(x - 150, y - 110) < 60;
  const stripe = Math.floor((x + 2 * y) / 30) % 2 === 0 ? 30 : 0;
  return [
    isInDisc ? 230 : Math.round(40 + (150 * x) / photo.width + stripe),
    Math.round(60 + (170 * y) / photo.height),
    Math.round(128 + 90 * Math.sin(x / 18) * Math.cos(y / 26)),
  ];
}

const pixels = Buffer.alloc(photo.width * photo.height * CHANNELS);
for (let y = 0; y < photo.height; y++) {
  for (let x = 0; x < photo.width; x++) pixels.set(colorAt(x, y), (y * photo.width + x) * CHANNELS);
}
const original = await sharp(pixels, { raw: { ...photo, channels: CHANNELS } })
  .png({ compressionLevel: 1 })
  .toBuffer();

/** Reflects coordinates at the photo's edges. */
function folded(index: number, length: number): number {
  const period = 2 * length;
  const within = ((index % period) + period) % period;
  return within < length ? within : period - 1 - within;
}

function sample(x: number, y: number, channel: number): number {
  const left = Math.floor(x - 0.5);
  const top = Math.floor(y - 0.5);
  const right = x - 0.5 - left;
  const below = y - 0.5 - top;
  const at = (dx: number, dy: number) =>
    pixels[(folded(top + dy, photo.height) * photo.width + folded(left + dx, photo.width)) * CHANNELS + channel] ?? 0;
  const upper = at(0, 0) * (1 - right) + at(1, 0) * right;
  const lower = at(0, 1) * (1 - right) + at(1, 1) * right;
  return upper * (1 - below) + lower * below;
}

/** The result of a canvas with this transform: every output pixel is the mean of the source under it. */
function reference(recipe: Recipe, output: OutputSize): Float64Array {
  const [a, b, c, d, e, f] = toAffine(recipe, output);
  const bleed = output.bleed ?? 0;
  const width = output.width + 2 * bleed;
  const height = output.height + 2 * bleed;
  const det = a * d - b * c;
  const steps = Math.ceil(1 / Math.min(1, Math.sqrt(Math.abs(det)))) + 1;
  const result = new Float64Array(width * height * CHANNELS);
  for (let i = 0; i < result.length; i++) {
    const channel = i % CHANNELS;
    const column = Math.floor(i / CHANNELS) % width;
    const row = Math.floor(i / CHANNELS / width);
    let sum = 0;
    for (let step = 0; step < steps * steps; step++) {
      const x = column + ((step % steps) + 0.5) / steps - e;
      const y = row + (Math.floor(step / steps) + 0.5) / steps - f;
      sum += sample((d * x - c * y) / det, (a * y - b * x) / det, channel);
    }
    result[i] = sum / (steps * steps);
  }
  return result;
}

async function difference(recipe: Recipe, output: OutputSize): Promise<{ mean: number; worstCorner: number }> {
  const tile = await (await renderTile(original, recipe, output)).raw().toBuffer();
  const expected = reference(recipe, output);
  expect(tile.length).toBe(expected.length);
  const errors = expected.map((value, i) => Math.abs(value - (tile[i] ?? 0)));
  const corners = [0, (output.width + 2 * (output.bleed ?? 0) - 1) * CHANNELS, errors.length - CHANNELS];
  return {
    mean: errors.reduce((sum, error) => sum + error, 0) / errors.length,
    worstCorner: Math.max(...corners.map((i) => errors[i] ?? 0)),
  };
}

const upright = createRecipe(photo, 1);
const inside = { ...upright, scale: 2.2, center: { x: 165, y: 130 } };
const atTheCorner = clampToCover({ ...upright, scale: 2.2, center: { x: 0, y: 0 } });
const tilted = straighten(inside, 17.3);
const square = { width: 80, height: 80 };

describe('renderTile', () => {
  it.each<[string, Recipe, OutputSize]>([
    ['untouched, reduced', upright, square],
    ['at its own size', inside, { width: 145, height: 145 }],
    ['enlarged', { ...inside, scale: 6 }, square],
    ['between two pixels', { ...inside, center: { x: 165.4, y: 130.7 } }, square],
    ['tilted', tilted, square],
    ['tilted and enlarged', { ...tilted, scale: 6 }, square],
    ['tilted and much reduced', straighten(upright, -31), { width: 40, height: 40 }],
    ['tilted to the limit', straighten(inside, 45), square],
    ['on its right side', { ...inside, quarterTurns: 1 }, square],
    ['on its head', { ...inside, quarterTurns: 2 }, square],
    ['on its left side, tilted', { ...tilted, quarterTurns: 3 }, square],
    ['mirrored', flipHorizontally(tilted), square],
    ['upside down', flipVertically(tilted), square],
    ['mirrored on its side', { ...flipHorizontally(tilted), quarterTurns: 1 }, square],
    ['in a landscape frame', { ...tilted, aspect: 1.5 }, { width: 120, height: 80 }],
    ['with bleed out of the photo', tilted, { ...square, bleed: 8 }],
    ['with bleed beyond the photo', atTheCorner, { ...square, bleed: 8 }],
    ['with bleed beyond all edges, tilted', straighten(upright, 12), { ...square, bleed: 12 }],
  ])('gives the pixels of the canvas: %s', async (_, recipe, output) => {
    const { mean, worstCorner } = await difference(recipe, output);
    expect(mean).toBeLessThan(2);
    expect(worstCorner).toBeLessThan(10);
  });

  it('is off by more than the limit when it is shifted by a pixel and a half', async () => {
    const tile = await (await renderTile(original, inside, square)).raw().toBuffer();
    const shifted = reference({ ...inside, center: { x: inside.center.x + 1.5, y: inside.center.y + 1.5 } }, square);
    const mean = shifted.reduce((sum, value, i) => sum + Math.abs(value - (tile[i] ?? 0)), 0) / shifted.length;
    expect(mean).toBeGreaterThan(2);
  });

  it('prints the look of the recipe, bleed included', async () => {
    const output = { ...square, bleed: 8 };
    const look = { ...NEUTRAL_LOOK, filter: 'golden', strength: 70, light: 12, sharpness: 40 } as const;
    const looked = await (await renderTile(original, withLook(tilted, look), output)).raw().toBuffer();
    const plain = await (await renderTile(original, tilted, output)).raw().toBuffer();
    expect(looked.equals(plain)).toBe(false);
    applyLook({ data: plain, width: 96, height: 96, channels: 3 }, withLook(tilted, look), output);
    expect(looked.equals(plain)).toBe(true);
  });

  it('takes the orientation of the camera into account', async () => {
    const portrait = { width: photo.height, height: photo.width };
    const turned = await sharp(original).withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer();
    const tile = await renderTile(turned, createRecipe(portrait, portrait.width / portrait.height), portrait);
    const { data, info } = await tile.raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject(portrait);
    const [red, green] = colorAt(150, 110);
    const at = (150 * info.width + (photo.height - 1 - 110)) * CHANNELS;
    expect(Math.abs((data[at] ?? 0) - red)).toBeLessThan(6);
    expect(Math.abs((data[at + 1] ?? 0) - green)).toBeLessThan(6);
  });

  it('fills transparent pixels with white', async () => {
    const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#ff000000' } })
      .png()
      .toBuffer();
    const tile = await renderTile(clear, createRecipe({ width: 50, height: 50 }, 1), { width: 20, height: 20 });
    const { data } = await tile.raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it('prints a photo of a single pixel', async () => {
    const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    const tile = await renderTile(dot, createRecipe({ width: 1, height: 1 }, 1), { width: 30, height: 30, bleed: 4 });
    const { data, info } = await tile.raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 38, height: 38 });
    expect([...data.subarray(0, 3)]).toEqual([0x33, 0x66, 0x99]);
  });

  it('refuses a recipe that was made for another photo', async () => {
    const other = createRecipe({ width: 320, height: 450 }, 1);
    await expect(renderTile(original, other, square)).rejects.toThrow(PhotoMismatchError);
  });
});
