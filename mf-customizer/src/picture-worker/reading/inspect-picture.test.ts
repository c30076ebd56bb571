import { describe, expect, it } from '@jest/globals';
import { inspectJpeg, inspectPng } from './inspect-picture.ts';

const frame = (marker: number, width: number, height: number) => [
  0xff,
  marker,
  0,
  11,
  8,
  height >> 8,
  height & 255,
  width >> 8,
  width & 255,
  1,
  1,
  17,
  0,
];
const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 0xff, 0, 3];
const end = [0xff, 0xd9];
/** An embedded thumbnail is a complete JPEG with an end marker. */
const exif = [0xff, 0xe1, 0, 10, 0xff, 0xd8, 0xff, 0xd9, 0, 0, 0, 0];
const jpeg = (...parts: number[][]) => new Uint8Array([0xff, 0xd8, ...parts.flat()]);

describe('inspectJpeg', () => {
  it.each([
    ['baseline', 0xc0],
    ['progressive', 0xc2],
  ])('reads the size of a %s picture', (_, marker) => {
    const facts = inspectJpeg(jpeg(exif, frame(marker, 6000, 800), scan, end));
    expect(facts).toEqual({ width: 6000, height: 800, isTruncated: false, isAnimated: false });
  });

  it('sees that the end is missing, also where a thumbnail has one', () => {
    expect(inspectJpeg(jpeg(exif, frame(0xc0, 3000, 2000), scan))?.isTruncated).toBe(true);
  });

  it('accepts the data that some cameras write after the end', () => {
    expect(inspectJpeg(jpeg(frame(0xc0, 30, 20), scan, end, [0, 1, 2, 0xff, 0]))?.isTruncated).toBe(false);
  });

  it('takes a header alone for truncated', () => {
    expect(inspectJpeg(jpeg(frame(0xc0, 30, 20)))?.isTruncated).toBe(true);
  });

  it('finds nothing in bytes without segments', () => {
    expect(inspectJpeg(new Uint8Array([0xff, 0xd8, 0xff, 0, 1, 2, 3, 4]))).toBeUndefined();
  });

  it('ends on every input', () => {
    const noise = Uint8Array.from({ length: 4096 }, (_, index) => (index * 7919) % 256);
    for (let from = 0; from < 64; from += 1) inspectJpeg(noise.subarray(from));
    expect(inspectJpeg(new Uint8Array(8).fill(0xff))).toBeUndefined();
  });
});

const word = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const chunk = (name: string, data: number[]) => [
  ...word(data.length),
  ...Array.from(name, (letter) => letter.charCodeAt(0)),
  ...data,
  ...word(0),
];
const signature = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10];
const header = chunk('IHDR', [...word(3000), ...word(2000), 8, 6, 0, 0, 0]);

describe('inspectPng', () => {
  it('reads the size', () => {
    const facts = inspectPng(new Uint8Array([...signature, ...header, ...chunk('IDAT', [1, 2]), ...chunk('IEND', [])]));
    expect(facts).toEqual({ width: 3000, height: 2000, isTruncated: false, isAnimated: false });
  });

  it('detects an animated picture', () => {
    const moving = [...signature, ...header, ...chunk('acTL', [...word(2), ...word(0)]), ...chunk('IEND', [])];
    expect(inspectPng(new Uint8Array(moving))?.isAnimated).toBe(true);
  });

  it('sees that the end is missing', () => {
    expect(inspectPng(new Uint8Array([...signature, ...header, ...chunk('IDAT', [1, 2])]))?.isTruncated).toBe(true);
  });
});
