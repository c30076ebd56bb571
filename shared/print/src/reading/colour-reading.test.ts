import { describe, expect, it } from '@jest/globals';
import { needsServerReading } from './colour-reading.ts';

const word = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

/** Header and tag list of a colour profile. */
const profile = (space: string, ...tags: string[]) => [
  ...new Array<number>(16).fill(0),
  ...letters(space),
  ...new Array<number>(108).fill(0),
  ...word(tags.length),
  ...tags.flatMap((tag) => [...letters(tag), ...word(0), ...word(0)]),
];
const matrix = profile('RGB ', 'rXYZ', 'gXYZ', 'bXYZ', 'rTRC');

const frame = (components: number) => [0xff, 0xc0, 0, 11, 8, 0, 9, 0, 9, components, 1, 17, 0];
const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0xff, 0xd9];
const app2 = (data: number[]) => [0xff, 0xe2, 0, data.length + 16, ...letters('ICC_PROFILE'), 0, 1, 1, ...data];
const jpeg = (...parts: number[][]) => new Uint8Array([0xff, 0xd8, ...parts.flat(), ...scan]);

const chunk = (name: string, ...data: number[]) => [...word(data.length), ...letters(name), ...data, ...word(0)];
const png = (depth: number, ...chunks: number[][]) =>
  new Uint8Array([
    ...[0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
    ...chunk('IHDR', ...word(9), ...word(9), depth, 2, 0, 0, 0),
    ...chunks.flat(),
    ...chunk('IDAT', 1),
    ...chunk('IEND'),
  ]);

describe('needsServerReading', () => {
  it.each([
    ['a plain JPEG', jpeg(frame(3)), false],
    ['a JPEG with a profile of a matrix', jpeg(app2(matrix), frame(3)), false],
    ['a JPEG of inks', jpeg(frame(4)), true],
    ['a JPEG with a profile of tables', jpeg(app2(profile('RGB ', 'rXYZ', 'rTRC', 'A2B0')), frame(3)), true],
    ['a gray JPEG with a profile', jpeg(app2(profile('GRAY', 'kTRC')), frame(1)), true],
  ])('of %s', async (_what, bytes, expected) => {
    expect(await needsServerReading(bytes, 'jpeg')).toBe(expected);
  });

  it.each([
    ['a plain PNG', png(8), false],
    ['a PNG of 16 bits', png(16), true],
    ['a PNG with the gamma of sRGB', png(8, chunk('gAMA', ...word(45_455))), false],
    ['a PNG with a gamma of its own', png(8, chunk('gAMA', ...word(55_556))), true],
    ['a PNG that says sRGB, whatever its gamma', png(8, chunk('gAMA', ...word(55_556)), chunk('sRGB', 0)), false],
    ['a PNG with code points', png(8, chunk('cICP', 12, 13, 0, 1)), true],
  ])('of %s', async (_what, bytes, expected) => {
    expect(await needsServerReading(bytes, 'png')).toBe(expected);
  });
});
