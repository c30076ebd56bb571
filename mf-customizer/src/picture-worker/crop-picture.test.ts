import { createRecipe, type Recipe } from '@aimante/print';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type CropRequest, cropPicture } from './crop-picture.ts';

const BYTES_PER_PIXEL = 4;
const PHOTO = { width: 4000, height: 3000 };
/** Bytes of the decoded photos that are in memory. */
let decoded = 0;
let mostDecoded = 0;
let decodedWhileEncoding: number[] = [];

/** A canvas that draws nothing. */
class TestCanvas {
  width = 0;
  height = 0;
  getContext() {
    return { fillRect: () => undefined, setTransform: () => undefined, drawImage: () => undefined };
  }
  async convertToBlob() {
    decodedWhileEncoding.push(decoded);
    return new Blob([new Uint8Array(64)], { type: 'image/png' });
  }
}

beforeEach(() => {
  [decoded, mostDecoded, decodedWhileEncoding] = [0, 0, []];
  const createImageBitmap = async () => {
    const size = PHOTO.width * PHOTO.height * BYTES_PER_PIXEL;
    decoded += size;
    mostDecoded = Math.max(mostDecoded, decoded);
    const close = () => {
      decoded -= size;
    };
    return { ...PHOTO, close };
  };
  Object.assign(globalThis, { OffscreenCanvas: TestCanvas, createImageBitmap });
});
afterEach(() => {
  for (const name of ['OffscreenCanvas', 'createImageBitmap']) Reflect.deleteProperty(globalThis, name);
});

const recipe = createRecipe(PHOTO, 1);
const request: CropRequest = {
  source: new Blob(['photo']),
  recipe,
  output: { width: 2000, height: 2000, bleed: 0 },
  type: 'image/png',
  pixelsPerMetre: 40_000,
};

describe('a rendered picture', () => {
  it.each(['image/png', 'image/jpeg'] as const)('has no decoded photo in memory while the %s is made', async (type) => {
    await cropPicture({ ...request, type });
    expect({ mostDecoded, decodedWhileEncoding }).toEqual({ mostDecoded: 48_000_000, decodedWhileEncoding: [0] });
  });

  it('frees the photo when it cannot be drawn', async () => {
    const broken = { ...request, recipe: { ...recipe, photo: undefined } as unknown as Recipe };
    await expect(cropPicture(broken)).rejects.toThrow();
    expect(decoded).toBe(0);
  });
});
