import { createRecipe, type Recipe } from '@aimante/print';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type CropRequest, cropPicture } from './crop-picture.ts';

const BYTES_PER_PIXEL = 4;
const PHOTO = { width: 4000, height: 3000 };
/** Bytes of the decoded photos that are in memory. */
let decoded = 0;
let mostDecoded = 0;
let decodedWhileEncoding: number[] = [];

/** As in a browser: one holder of a lock at a time. */
const locks = () => {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name: string, run: () => Promise<unknown>) {
      const done = last.then(run);
      last = done.catch(() => undefined);
      return done;
    },
  };
};

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
  Object.defineProperty(navigator, 'locks', { value: locks(), configurable: true });
});
afterEach(() => {
  for (const name of ['OffscreenCanvas', 'createImageBitmap']) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(navigator, 'locks');
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

  it('has one decoded photo in memory, however many workers make pictures', async () => {
    await Promise.all([request, request, request].map(cropPicture));
    expect(mostDecoded).toBe(48_000_000);
  });

  it('is also made by a browser without locks', async () => {
    Reflect.deleteProperty(navigator, 'locks');
    expect((await cropPicture(request)).size).toBeGreaterThan(0);
  });

  it('frees the photo when it cannot be drawn', async () => {
    const broken = { ...request, recipe: { ...recipe, photo: undefined } as unknown as Recipe };
    await expect(cropPicture(broken)).rejects.toThrow();
    expect(decoded).toBe(0);
  });
});
