import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { readFaceModel } from './face-model.ts';
import { facesOf, type Pixels } from './find-faces.ts';

const PACKAGE = dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json'));
/** Enough for the large faces of these photos, whatever side the finder asks for. */
const SIDE = 416;

async function facesIn(photo: string) {
  const model = readFaceModel(await readFile(join(PACKAGE, 'model/tiny_face_detector_model.bin')));
  const picture = await pixelsOf(photo, SIDE);
  return facesOf(model, () => picture);
}

async function pixelsOf(photo: string, side: number): Promise<Pixels> {
  const { data, info } = await sharp(photo)
    .resize({ width: side, height: side, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

const middle = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x: x + width / 2,
  y: y + height / 2,
});

describe('facesOf', () => {
  it('finds each of four persons beside each other', async () => {
    const faces = await facesIn(join(PACKAGE, 'demo/sample6.jpg'));
    const across = faces.filter(({ score }) => score > 0.5).map((face) => middle(face));
    for (const expected of [0.18, 0.4, 0.65, 0.82])
      expect(across.some(({ x, y }) => Math.abs(x - expected) < 0.05 && y > 0.2 && y < 0.5)).toBe(true);
  }, 60_000);

  it('finds none on a lake', async () => {
    await expect(facesIn(join(import.meta.dirname, '../../../../e2e/photos/07-lac-avec-gps.jpg'))).resolves.toEqual([]);
  }, 60_000);
});
