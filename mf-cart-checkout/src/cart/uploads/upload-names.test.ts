import { describe, expect, it } from '@jest/globals';
import { cartOf, line, photo } from '../cart.fixture.ts';
import { hashesOf, isUploaded, nameUploads } from './upload-names.ts';

const hash = 'ab'.repeat(32);
const id = '0199a000-0000-7000-8000-000000000009';
const named = (photoId: string) => {
  const { print } = photo('cat');
  return photo('cat', { print: print && { ...print, photoId } });
};

describe('a photo in the cart', () => {
  it('is uploaded when it has a name from the server', () => {
    expect([named(id), named(hash), photo('cat', { print: null })].map(isUploaded)).toEqual([true, false, false]);
  });

  it('gets that name by the hash of its original, wherever it is', () => {
    const cart = cartOf(line({ photos: [named(hash), named('local')] }), line({ lineId: 'b', photos: [named(hash)] }));
    expect(hashesOf(cart)).toEqual([hash]);
    const after = nameUploads(cart, new Map([[hash, id]]));
    expect(after.lines.map(({ photos }) => photos.map(isUploaded))).toEqual([[true, false], [true]]);
    expect(hashesOf(after)).toEqual([]);
  });
});
