import { describe, expect, it } from '@jest/globals';
import { importPhoto } from './import-photo.ts';

const two = (value: number) => [value >> 8, value & 255];
/** The header of a JPEG without its pixels. */
const jpegOf = (side: number) =>
  new Uint8Array([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, ...two(side), ...two(side), 1, 1, 17, 0, 0xff, 0xda, 0, 8]);
const pngOf = (side: number) =>
  new Uint8Array([
    137,
    80,
    78,
    71,
    13,
    10,
    26,
    10,
    0,
    0,
    0,
    13,
    73,
    72,
    68,
    82,
    0,
    0,
    ...two(side),
    0,
    0,
    ...two(side),
    8,
    2,
  ]);
/** jsdom cannot read a blob, and a large one would fill the memory. */
const fileOf = (bytes: Uint8Array<ArrayBuffer>, size = bytes.length) =>
  ({ size, arrayBuffer: async () => bytes.buffer }) as Blob;

describe('a photo that is too large', () => {
  it.each([
    ['JPEG of 225 megapixels', fileOf(jpegOf(15_000)), 'hugeJpeg'],
    ['PNG of 81 megapixels', fileOf(pngOf(9000)), 'tooManyPixels'],
    ['file over 100 MB', fileOf(jpegOf(3000), 101 * 1024 * 1024), 'hugeFile'],
  ])('names the limit of a %s', async (_, file, problem) => {
    expect(await importPhoto(file)).toEqual({ problem });
  });
});
