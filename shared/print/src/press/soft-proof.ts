import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { differenceCiede2000 } from 'culori';
import sharp from 'sharp';
import { colorimetricProfile } from './read-colour-profile.ts';

/** A tile as its paper will show it on a screen. */
export interface SoftProof {
  /** JPEG in sRGB. */
  readonly picture: Buffer;
  /** The share of pixels with a colour that the paper cannot show, from 0 to 1. */
  readonly outOfReach: number;
}

/** CIEDE2000 between a colour and its print above which it counts as out of reach. Most people see a difference of 3. */
const VISIBLE_DIFFERENCE = 3;
const LONGEST_SIDE = 1000;
/** Pixels that are measured. More take longer and change the share by less than a hundredth. */
const MEASURED = 10_000;
const CHANNELS = 3;

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Converts a tile to the colours of a printer and back: relative colorimetry with black point compensation. Undefined:
 * the profile converts nothing.
 */
export const makeSoftProof = (tile: Uint8Array, profile: Uint8Array): Promise<SoftProof | undefined> =>
  withPrinter(profile, async (print) => {
    const black = await blackOf(print);
    if (!black) return undefined;
    const wanted = compensate(await pixelsOf(tile), black);
    const data = await print(wanted);
    if (!data) return undefined;
    const seen = { ...wanted, data };
    const picture = await fromPixels(seen).jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer();
    return { picture, outOfReach: outOfReach(wanted, seen) };
  });

/** Whether pictures can be converted with this profile. */
export const isUsableProfile = (profile: Uint8Array): Promise<boolean> =>
  withPrinter(profile, async (print) => (await blackOf(print)) !== undefined);

/** Returns the pixels after print, in sRGB. */
type Print = (pixels: Pixels) => Promise<Buffer | undefined>;

/** sharp reads a profile from a file. */
async function withPrinter<T>(profile: Uint8Array, work: (print: Print) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'soft-proof-'));
  const path = join(folder, 'printer.icc');
  try {
    await writeFile(path, colorimetricProfile(profile));
    return await work(async (pixels) => {
      const printed = await fromPixels(pixels).withIccProfile(path).tiff({ compression: 'none' }).toBuffer();
      // sharp skips a conversion that fails. The picture then has no profile.
      if (!(await sharp(printed).metadata()).hasProfile) return undefined;
      return sharp(printed).toColourspace('srgb').raw({ depth: 'uchar' }).toBuffer();
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const fromPixels = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: CHANNELS } });

async function pixelsOf(tile: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(tile)
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const blackOf = (print: Print) => print({ data: Buffer.alloc(CHANNELS), width: 1, height: 1 });

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toEncoded = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Moves black to the black of the paper, and all between black and white in proportion: no shadow is lost. */
function compensate({ data, ...size }: Pixels, black: Buffer): Pixels {
  const curves = Array.from({ length: CHANNELS }, (_, channel) => {
    const floor = toLinear((black[channel] ?? 0) / 255);
    return Uint8Array.from({ length: 256 }, (__, value) =>
      Math.round(255 * toEncoded(floor + (1 - floor) * toLinear(value / 255))),
    );
  });
  const moved = Buffer.alloc(data.length);
  for (let at = 0; at < data.length; at += 1) moved[at] = curves[at % CHANNELS]?.[data[at] ?? 0] ?? 0;
  return { ...size, data: moved };
}

function outOfReach(wanted: Pixels, seen: Pixels): number {
  const difference = differenceCiede2000();
  const { width, height } = wanted;
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / MEASURED)));
  const colourAt = ({ data }: Pixels, at: number) => {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + CHANNELS);
    return { mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 } as const;
  };
  let [measured, missed] = [0, 0];
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const at = (y * width + x) * CHANNELS;
      measured += 1;
      if (difference(colourAt(wanted, at), colourAt(seen, at)) > VISIBLE_DIFFERENCE) missed += 1;
    }
  }
  return missed / measured;
}
