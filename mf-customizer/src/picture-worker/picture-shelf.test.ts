import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createPictureShelf, type PictureShelf } from './picture-shelf.ts';

const pictures = { preview: new Blob(['preview']), thumbnail: new Blob(['thumbnail']) };
const addresses = new Set<string>();
let decoded: { isClosed: boolean }[] = [];
let canDecode = true;
let shelf: PictureShelf;

beforeEach(() => {
  addresses.clear();
  decoded = [];
  canDecode = true;
  URL.createObjectURL = () => {
    const address = `blob:${addresses.size}`;
    addresses.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => void addresses.delete(address);
  globalThis.createImageBitmap = async () => {
    if (!canDecode) throw new DOMException('Broken');
    const state = { isClosed: false };
    decoded.push(state);
    const close = () => Object.assign(state, { isClosed: true });
    return { width: 1, height: 1, close };
  };
  shelf = createPictureShelf();
  for (const id of ['a', 'b', 'c', 'd']) shelf.put(id, new Blob([id]), pictures);
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'createImageBitmap'));

const closed = () => decoded.map(({ isClosed }) => isClosed);

describe('the picture shelf', () => {
  it('decodes a photo once while it is in use', async () => {
    expect(await shelf.bitmap('a')).toBe(await shelf.bitmap('a'));
    expect(decoded).toHaveLength(1);
  });

  it('keeps three decoded photos and closes the one that was used longest ago', async () => {
    for (const id of ['a', 'b', 'c', 'a', 'd']) await shelf.bitmap(id);
    await Promise.resolve();
    expect(closed()).toEqual([false, true, false, false]);
  });

  it('keeps none decoded while no photo is in the cropper', async () => {
    for (const id of ['a', 'b', 'c']) await shelf.bitmap(id);
    shelf.rest();
    await Promise.resolve();
    expect(closed()).toEqual([true, true, true]);
    expect(await shelf.bitmap('a')).toMatchObject({ width: 1 });
  });

  it('decodes a closed photo again', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'a']) await shelf.bitmap(id);
    expect(decoded).toHaveLength(5);
  });

  it('has no bitmap of a photo that it does not have, or that does not open', async () => {
    expect(await shelf.bitmap('unknown')).toBeUndefined();
    canDecode = false;
    expect(await shelf.bitmap('a')).toBeUndefined();
  });

  it('releases all memory of a dropped photo', async () => {
    await shelf.bitmap('a');
    const address = shelf.thumbnailUrl('a') ?? '';
    shelf.drop('a');
    await Promise.resolve();
    expect([shelf.has('a'), shelf.original('a'), shelf.preview('a'), shelf.thumbnailUrl('a')]).toEqual([
      false,
      undefined,
      undefined,
      undefined,
    ]);
    expect(closed()).toEqual([true]);
    expect(addresses.has(address)).toBe(false);
  });

  it('keeps nothing after it is closed', () => {
    shelf.close();
    expect(addresses.size).toBe(0);
  });

  it('takes the stored copy of an original, but not of a removed photo', async () => {
    const copy = new Blob(['copy']);
    shelf.drop('b');
    for (const id of ['a', 'b']) shelf.keepOriginal(id, copy);
    expect([shelf.original('a'), shelf.has('b')]).toEqual([copy, false]);
    expect(shelf.preview('a')).toBe(pictures.preview);
  });
});
