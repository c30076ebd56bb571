import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { randomNumbers } from '../tools/random.ts';

const CUSTOMIZER = join(import.meta.dirname, '../../../mf-customizer/package.json');
const SAMPLES = join(dirname(createRequire(CUSTOMIZER).resolve('@vladmandic/face-api/package.json')), 'demo');
const SCENES = join(import.meta.dirname, '../../photos');

/** A face from hairline to chin, as fractions of its photo. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface FacePhoto {
  readonly name: string;
  readonly jpeg: Buffer;
  readonly faces: readonly Box[];
}

/** From left, top, right and bottom in hundredths of the photo. */
const box = (...[left, top, right, bottom]: readonly [number, number, number, number]): Box => ({
  left: left / 100,
  top: top / 100,
  right: right / 100,
  bottom: bottom / 100,
});

/** The faces of the photos in `@vladmandic/face-api/demo`, marked by eye: no detector decides what a face is. */
const MARKED: Readonly<Record<string, readonly Box[]>> = {
  'sample1.jpg': [box(21.5, 27, 33, 46), box(43, 34, 53.5, 50), box(76, 17, 88, 36)],
  'sample2.jpg': [box(19, 10, 30, 33), box(46.5, 20, 56.5, 34), box(75, 11, 87, 29)],
  'sample3.jpg': [box(30.5, 24, 41.5, 43), box(55.5, 17, 68, 37), box(77, 21, 88, 43)],
  'sample4.jpg': [box(13.5, 16, 21.5, 30), box(34, 7, 46, 23), box(51, 13.5, 62.5, 29.5), box(66.5, 12, 74, 27)],
  'sample5.jpg': [
    box(39, 8.5, 49, 24),
    box(57, 16, 67, 30.5),
    box(32.5, 32, 41.5, 48.5),
    box(72.5, 28, 82, 47.5),
    box(19.5, 61, 30, 81),
  ],
  'sample6.jpg': [box(12, 33, 24.5, 50), box(34.5, 24, 44.5, 44.5), box(60, 22, 71, 38.5), box(75.5, 20, 89, 37.5)],
};
const NAMES = Object.keys(MARKED);
const BACKGROUNDS = ['07-lac-avec-gps.jpg', '14-coucher-soleil.jpg'];
/** Width through height. */
const SHAPES = [4 / 3, 3 / 4, 3 / 2, 2 / 3, 1, 16 / 9];
const LONGER_SIDE = 2400;
/** One photo in so many shows its persons small, in a wide scene. */
const SMALL_EVERY = 4;

/** Photos of one to five persons: parts of the marked ones, mirrored, in other light, near and far. */
export async function facePhotos(count: number, seed: number): Promise<readonly FacePhoto[]> {
  const random = randomNumbers(seed);
  const photos: FacePhoto[] = [];
  for (let index = 0; index < count; index += 1) photos.push(await facePhoto(index, random));
  return photos;
}

async function facePhoto(index: number, random: () => number): Promise<FacePhoto> {
  const sample = pick(NAMES, index / NAMES.length);
  const source = sharp(join(SAMPLES, sample));
  const { width, height } = await source.metadata();
  const window = windowOf({ width, height, faces: MARKED[sample] ?? [], random });
  const part = source.extract(pixelsOf(window, { width, height }));
  const isMirrored = random() < 0.5;
  const lit = part.flop(isMirrored).modulate({ brightness: 0.8 + random() * 0.4, saturation: 0.4 + random() * 0.8 });
  const seen = (MARKED[sample] ?? []).filter((face) => isWithin(face, window)).map((face) => relativeTo(face, window));
  const faces = isMirrored ? seen.map((face) => ({ ...face, left: 1 - face.right, right: 1 - face.left })) : seen;
  const near = { picture: lit.resize({ width: LONGER_SIDE, height: LONGER_SIDE, fit: 'inside' }), faces };
  const shown = index % SMALL_EVERY === SMALL_EVERY - 1 ? await inScene(near, random) : near;
  return {
    name: `visages-${index + 1}.jpg`,
    jpeg: await shown.picture.jpeg({ quality: 90 }).toBuffer(),
    faces: shown.faces,
  };
}

interface Marked {
  readonly picture: Sharp;
  readonly faces: readonly Box[];
}

/** The persons as a picture on a wall: their faces are a few hundredths of the scene. */
async function inScene({ picture, faces }: Marked, random: () => number): Promise<Marked> {
  const scene = sharp(join(SCENES, pick(BACKGROUNDS, random())), { autoOrient: true }).resize(LONGER_SIDE, 1600);
  const share = 0.35 + random() * 0.3;
  const { data, info } = await sharp(await picture.png().toBuffer())
    .resize({ width: Math.round(LONGER_SIDE * share), height: Math.round(1600 * share), fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(random() * (LONGER_SIDE - info.width));
  const top = Math.round(random() * (1600 - info.height));
  const place = (face: Box): Box => ({
    left: (left + face.left * info.width) / LONGER_SIDE,
    right: (left + face.right * info.width) / LONGER_SIDE,
    top: (top + face.top * info.height) / 1600,
    bottom: (top + face.bottom * info.height) / 1600,
  });
  return {
    picture: sharp(
      await scene
        .composite([{ input: data, left, top }])
        .png()
        .toBuffer(),
    ),
    faces: faces.map(place),
  };
}

interface Wanted {
  readonly width: number;
  readonly height: number;
  readonly faces: readonly Box[];
  readonly random: () => number;
}

/** A part of a photo with at least one face, and none that the part itself cuts. */
function windowOf({ width, height, faces, random }: Wanted): Box {
  for (;;) {
    const aspect = pick(SHAPES, random());
    const across = Math.min(1, 0.3 + random() * 0.7, (aspect * height) / width);
    const down = (across * width) / aspect / height;
    const [left, top] = [random() * (1 - across), random() * (1 - down)];
    const window = { left, top, right: left + across, bottom: top + down };
    const isWhole = faces.every((face) => isWithin(face, window) || isApart(face, window));
    if (isWhole && faces.some((face) => isWithin(face, window))) return window;
  }
}

function pick<Value>(values: readonly Value[], at: number): Value {
  const value = values[Math.floor((at % 1) * values.length)];
  if (value === undefined) throw new Error('Nothing to pick from');
  return value;
}

const isWithin = (face: Box, window: Box) =>
  face.left >= window.left && face.right <= window.right && face.top >= window.top && face.bottom <= window.bottom;

const isApart = (face: Box, window: Box) =>
  face.right <= window.left || face.left >= window.right || face.bottom <= window.top || face.top >= window.bottom;

function relativeTo(face: Box, { left, top, right, bottom }: Box): Box {
  const [across, down] = [right - left, bottom - top];
  return {
    left: (face.left - left) / across,
    right: (face.right - left) / across,
    top: (face.top - top) / down,
    bottom: (face.bottom - top) / down,
  };
}

function pixelsOf({ left, top, right, bottom }: Box, { width, height }: { width: number; height: number }) {
  return {
    left: Math.floor(left * width),
    top: Math.floor(top * height),
    width: Math.floor((right - left) * width),
    height: Math.floor((bottom - top) * height),
  };
}
