import { describe, expect, it } from '@jest/globals';
import { acceptedEncodings, quickEncoding } from './accepted-encodings.ts';

describe('the encodings that a browser takes', () => {
  it.each([
    ['gzip, deflate, br, zstd', ['br', 'gzip']],
    ['gzip', ['gzip']],
    ['GZIP;q=0.5, BR;q=0.1', ['br', 'gzip']],
    ['br;q=0, gzip', ['gzip']],
    ['*', ['br', 'gzip']],
    ['*;q=0.5, br;q=0', ['gzip']],
    ['identity', []],
    ['', []],
    [undefined, []],
    ['gzip;q=nonsense', []],
  ])('%s', (header, expected) => {
    expect(acceptedEncodings(header)).toEqual(expected);
  });
});

describe('the encoding of a page that one client waits for', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['zstd;q=0, br', 'br'],
    ['gzip', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    [undefined, undefined],
  ])('%s', (header, expected) => {
    expect(quickEncoding(header)).toBe(expected);
  });
});
