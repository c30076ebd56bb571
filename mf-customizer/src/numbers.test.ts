import { describe, expect, it } from '@jest/globals';
import { sizeInCm, sizeInMm } from './magnet-size/magnet-words.ts';
import { formatBytes, formatDegrees, formatPercent, formatSignedPercent } from './numbers.ts';

describe('a zoom', () => {
  it.each([
    [1, '100\u00a0%', '100%'],
    [1.624, '162\u00a0%', '162%'],
    [10, '1\u00a0000\u00a0%', '1,000%'],
  ])('of %d reads %s in French and %s in English', (zoom, french, english) => {
    expect([formatPercent(zoom, 'fr'), formatPercent(zoom, 'en')]).toEqual([french, english]);
  });
});

describe('an angle', () => {
  it.each([
    [0, '0°', '0°'],
    [-0.01, '0°', '0°'],
    [-1.5, '\u22121,5°', '\u22121.5°'],
    [180, '180°', '180°'],
  ])('of %d degrees reads %s in French and %s in English', (angle, french, english) => {
    expect([formatDegrees(angle, 'fr'), formatDegrees(angle, 'en')]).toEqual([french, english]);
  });
});

describe('the spacing of letters', () => {
  it.each([
    [0, '0\u00a0%', '0%'],
    [0.3, '+30\u00a0%', '+30%'],
    [-0.05, '\u22125\u00a0%', '\u22125%'],
  ])('of %d reads %s in French and %s in English', (spacing, french, english) => {
    expect([formatSignedPercent(spacing, 'fr'), formatSignedPercent(spacing, 'en')]).toEqual([french, english]);
  });
});

describe('storage', () => {
  it.each([
    [0, '0\u00a0Mo', '0 MB'],
    [53_090, '53\u00a0ko', '53 kB'],
    [999_999, '1\u00a0Mo', '1 MB'],
    [1_440_000, '1,4\u00a0Mo', '1.4 MB'],
    [12_400_000, '12\u00a0Mo', '12 MB'],
    [999_900_000, '1\u00a0000\u00a0Mo', '1,000 MB'],
    [1_000_000_000, '1\u00a0Go', '1 GB'],
    [1_540_000_000, '1,5\u00a0Go', '1.5 GB'],
  ])('of %d bytes reads %s in French and %s in English', (bytes, french, english) => {
    expect([formatBytes(bytes, 'fr'), formatBytes(bytes, 'en')]).toEqual([french, english]);
  });
});

describe('the size of a magnet', () => {
  it.each([
    ['fr', '6,5\u00a0×\u00a04\u00a0cm'],
    ['en', '6.5\u00a0×\u00a04\u00a0cm'],
  ] as const)('reads in centimetres as the language (%s) writes them: %s', (locale, size) => {
    expect(sizeInCm({ trim: { width: 65, height: 40 } }, locale)).toBe(size);
  });

  it('reads in millimetres where it has to be exact', () => {
    expect(sizeInMm({ trim: { width: 65, height: 40 } })).toBe('65\u00a0×\u00a040\u00a0mm');
  });
});
