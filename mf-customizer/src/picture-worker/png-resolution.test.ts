import { describe, expect, it } from '@jest/globals';
import { withResolution } from './png-resolution.ts';
import { inspectPng } from './reading/inspect-picture.ts';

/** The smallest possible PNG: one grey pixel. */
const bytes = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const png = new Blob([bytes], { type: 'image/png' });
const sizedBytes = async () => new Uint8Array(await (await withResolution(png, 20_000)).arrayBuffer());

describe('withResolution', () => {
  it('writes pixels per metre after the header, with the checksum that decoders expect', async () => {
    const sized = await sizedBytes();
    const chunk = new DataView(sized.buffer, 33, 21);
    expect(chunk.getUint32(0)).toBe(9);
    expect(String.fromCharCode(...sized.subarray(37, 41))).toBe('pHYs');
    expect([chunk.getUint32(8), chunk.getUint32(12), chunk.getUint8(16)]).toEqual([20_000, 20_000, 1]);
    // The checksum of libpng for 20 000 pixels per metre.
    expect(chunk.getUint32(17).toString(16)).toBe('167d99de');
  });

  it('writes a complete picture', async () => {
    expect(inspectPng(await sizedBytes())).toMatchObject({ width: 1, height: 1, isTruncated: false });
  });
});
