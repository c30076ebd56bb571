import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { PATCHES, patchesIn, type Rgb, SIDE, srgbOf } from './colour-difference.fixture.ts';
import { ADOBE_RGB, grayProfile, PROPHOTO_RGB, rgbProfile } from './icc-profile.fixture.ts';

export { largestDifference, PATCHES, patchesIn, type Rgb } from './colour-difference.fixture.ts';

/** A colour chart of 24 patches, with white in the last of its 25 cells. */
const CHART: readonly Rgb[] = [
  [115, 82, 68],
  [194, 150, 130],
  [98, 122, 157],
  [87, 108, 67],
  [133, 128, 177],
  [103, 189, 170],
  [214, 126, 44],
  [80, 91, 166],
  [193, 90, 99],
  [94, 60, 108],
  [157, 188, 64],
  [224, 163, 46],
  [56, 61, 150],
  [70, 148, 73],
  [175, 54, 60],
  [231, 199, 31],
  [187, 86, 149],
  [8, 133, 161],
  [243, 243, 242],
  [200, 200, 200],
  [160, 160, 160],
  [122, 122, 121],
  [85, 85, 85],
  [52, 52, 52],
  [255, 255, 255],
];
const PATCH_PX = 80;
const size = { width: SIDE * PATCH_PX, height: SIDE * PATCH_PX };

function chart(): Sharp {
  const pixels = Buffer.alloc(size.width * size.height * 3);
  for (let at = 0; at < size.width * size.height; at += 1) {
    const [x, y] = [at % size.width, Math.floor(at / size.width)];
    const patch = CHART[Math.floor(y / PATCH_PX) * SIDE + Math.floor(x / PATCH_PX)] ?? [0, 0, 0];
    pixels.set(patch, at * 3);
  }
  return sharp(pixels, { raw: { ...size, channels: 3 } });
}

const FINE = { quality: 100, chromaSubsampling: '4:4:4' } as const;
const jpeg = () => chart().jpeg(FINE).toBuffer();
const inks = () => chart().toColourspace('cmyk').jpeg(FINE).toBuffer();
const png = () => chart().png().toBuffer();
const deep = () => chart().toColourspace('rgb16').png().toBuffer();
const gray = () => chart().grayscale();
const wideP3 = words(31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6000);

const patches = CHART.slice(0, PATCHES);
const asChart = (): readonly Rgb[] => patches;
const inSpace = (space: 'a98' | 'prophoto', numbers: () => Promise<Buffer>) => async () =>
  (await patchesOf(await numbers())).map((patch) => srgbOf(patch, space));
const inGray = async () => patchesOf(await gray().toColourspace('srgb').png().toBuffer());
/** The alpha of the transparent chart. */
const HALF = 128;
const overWhite = () =>
  patches.map((patch): Rgb => {
    const [red, green, blue] = patch.map((value) => 255 + ((value - 255) * HALF) / 255);
    return [red ?? 0, green ?? 0, blue ?? 0];
  });

export interface ColourFile {
  readonly name: string;
  readonly bytes: () => Promise<Buffer>;
  /** The colours that the file declares, where a formula gives them. */
  readonly expected?: () => readonly Rgb[] | Promise<readonly Rgb[]>;
}

/** Every accepted file type, with every way to declare its colour space. */
export const COLOUR_FILES: readonly ColourFile[] = [
  { name: 'plain.jpg', bytes: jpeg, expected: asChart },
  {
    name: 'progressive.jpg',
    bytes: () =>
      chart()
        .jpeg({ ...FINE, progressive: true })
        .toBuffer(),
    expected: asChart,
  },
  { name: 'srgb.jpg', bytes: () => chart().withIccProfile('srgb').jpeg(FINE).toBuffer(), expected: asChart },
  { name: 'display-p3.jpg', bytes: () => chart().withIccProfile('p3').jpeg(FINE).toBuffer(), expected: asChart },
  {
    name: 'adobe-rgb.jpg',
    bytes: async () => withJpegProfile(await jpeg(), rgbProfile(ADOBE_RGB)),
    expected: inSpace('a98', jpeg),
  },
  {
    name: 'prophoto.jpg',
    bytes: async () => withJpegProfile(await jpeg(), rgbProfile(PROPHOTO_RGB)),
    expected: inSpace('prophoto', jpeg),
  },
  // sharp writes inverted inks and the marker of Adobe, as Photoshop does.
  { name: 'cmyk-inverted.jpg', bytes: inks },
  // Without the marker, the same numbers are a negative.
  { name: 'cmyk.jpg', bytes: async () => withoutAdobeMarker(await inks()) },
  { name: 'cmyk-profile.jpg', bytes: () => chart().withIccProfile('cmyk').jpeg(FINE).toBuffer() },
  { name: 'gray.jpg', bytes: () => gray().jpeg(FINE).toBuffer(), expected: inGray },
  {
    name: 'gray-gamma.jpg',
    bytes: async () => withJpegProfile(await gray().toColourspace('b-w').jpeg(FINE).toBuffer(), grayProfile(1.8)),
  },
  { name: 'plain.png', bytes: png, expected: asChart },
  { name: 'display-p3.png', bytes: () => chart().withIccProfile('p3').png().toBuffer(), expected: asChart },
  {
    name: 'adobe-rgb.png',
    bytes: async () => withPngChunk(await png(), 'iCCP', iccp(rgbProfile(ADOBE_RGB))),
    expected: inSpace('a98', png),
  },
  {
    name: 'prophoto.png',
    bytes: async () => withPngChunk(await png(), 'iCCP', iccp(rgbProfile(PROPHOTO_RGB))),
    expected: inSpace('prophoto', png),
  },
  { name: 'deep.png', bytes: deep, expected: asChart },
  {
    name: 'deep-adobe-rgb.png',
    bytes: async () => withPngChunk(await deep(), 'iCCP', iccp(rgbProfile(ADOBE_RGB))),
    expected: inSpace('a98', png),
  },
  { name: 'gray.png', bytes: () => gray().png().toBuffer(), expected: inGray },
  { name: 'deep-gray.png', bytes: () => gray().toColourspace('grey16').png().toBuffer(), expected: inGray },
  { name: 'palette.png', bytes: () => chart().png({ palette: true, dither: 0 }).toBuffer(), expected: asChart },
  {
    name: 'alpha.png',
    bytes: () =>
      chart()
        .ensureAlpha(HALF / 255)
        .png()
        .toBuffer(),
    expected: overWhite,
  },
  { name: 'gamma.png', bytes: async () => withPngChunk(await png(), 'gAMA', words(55_556)) },
  { name: 'primaries.png', bytes: async () => withPngChunk(await png(), 'cHRM', wideP3) },
  { name: 'code-points.png', bytes: async () => withPngChunk(await png(), 'cICP', Buffer.from([12, 13, 0, 1])) },
];

/** The colours of the patches of a picture that needs no orientation. */
export async function patchesOf(picture: Buffer): Promise<Rgb[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return patchesIn({ pixels: data, width: info.width, height: info.height, channels: 3 });
}

const APP14 = 0xee;

function withoutAdobeMarker(file: Buffer): Buffer {
  for (let at = 2; file[at] === 0xff; at += 2 + file.readUInt16BE(at + 2)) {
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (file[at + 1] === APP14) return Buffer.concat([file.subarray(0, at), file.subarray(end)]);
  }
  return file;
}

/** Declares the colour space without changing the pixels. */
function withJpegProfile(file: Buffer, profile: Buffer): Buffer {
  const data = Buffer.concat([Buffer.from('ICC_PROFILE\0\u0001\u0001', 'latin1'), profile]);
  const head = Buffer.from([0xff, 0xe2, (data.length + 2) >> 8, (data.length + 2) & 255]);
  return Buffer.concat([file.subarray(0, 2), head, data, file.subarray(2)]);
}

const HEADER_END = 33;

function withPngChunk(file: Buffer, name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const chunk = Buffer.concat([words(data.length), body, words(crc32(body))]);
  return Buffer.concat([file.subarray(0, HEADER_END), chunk, file.subarray(HEADER_END)]);
}

const iccp = (profile: Buffer) => Buffer.concat([Buffer.from('test\0\0', 'latin1'), deflateSync(profile)]);

function words(...values: readonly number[]): Buffer {
  const data = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) data.writeUInt32BE(value, 4 * at);
  return data;
}
