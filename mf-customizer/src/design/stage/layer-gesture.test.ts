import type { Point } from '@aimante/print';
import { stickerBox } from '@aimante/print/drawing';
import { describe, expect, it } from '@jest/globals';
import { landscape as profile } from '../../photo-project/project.fixture.ts';
import { newSticker } from '../new-sticker.ts';
import { newText } from '../new-text.ts';
import { followPointer, type Grip } from './layer-gesture.ts';

const layer = { ...newText('Léa', profile, 0), at: { x: 20, y: 15 } };
const frame = { left: 15, top: 12, right: 25, bottom: 18 };
const grip = (handle: Grip['handle'], from = layer.at): Grip => ({ handle, layer, frame, from });
const follow = (handle: Grip['handle'], from: { x: number; y: number }, to: { x: number; y: number }) =>
  followPointer(grip(handle, from), to, profile);

describe('a text under the finger', () => {
  it('follows it, and snaps to the middle of the magnet', () => {
    expect(follow('move', layer.at, { x: 25, y: 16 })).toEqual({ changes: { at: { x: 25, y: 16 } }, lines: {} });
    expect(follow('move', layer.at, { x: 29.6, y: 19.5 })).toEqual({
      changes: { at: { x: 30, y: 20 } },
      lines: { x: 30, y: 20 },
    });
  });

  it('snaps to the safe area', () => {
    const { changes, lines } = follow('move', layer.at, { x: 8.4, y: 10 });
    expect(changes.at?.x).toBe(8);
    expect(lines).toEqual({ x: 3 });
  });

  it('never leaves the magnet with its centre', () => {
    expect(follow('move', layer.at, { x: -50, y: 90 }).changes.at).toEqual({ x: 0, y: 40 });
  });

  it('grows by its corners, widens by its sides, bends by its top and turns by its foot', () => {
    expect(follow('scale', { x: 25, y: 15 }, { x: 30, y: 15 }).changes.size).toBeCloseTo(layer.size * 2);
    expect(follow('width', { x: 25, y: 15 }, { x: 32, y: 15 }).changes).toEqual({ width: 24 });
    expect(follow('bend', { x: 20, y: 12 }, { x: 20, y: 7 }).changes).toEqual({ curve: 45 });
    expect(follow('bend', { x: 20, y: 12 }, { x: 20, y: 11.8 }).changes).toEqual({ curve: 0 });
    expect(follow('turn', { x: 20, y: 25 }, { x: 10.2, y: 15.4 }).changes.angle).toBe(90);
  });
});

describe('a sticker under the finger', () => {
  const sticker = newSticker('heart', profile, { colour: '#e4572e', count: 0 });
  const { at, size } = sticker;
  const box = stickerBox(sticker);
  const followSticker = (handle: Grip['handle'], from: Point, to: Point) =>
    followPointer({ handle, layer: sticker, frame: box, from }, to, profile);

  it('snaps with its ink to the middle and to the safe area', () => {
    const middle = followSticker('move', at, { x: at.x + 0.3, y: at.y + 4 });
    expect(middle.changes.at?.x).toBeCloseTo(profile.trim.width / 2);
    expect(middle.lines).toEqual({ x: profile.trim.width / 2 });
    const { changes } = followSticker('move', at, { x: profile.safe + size / 2 + 0.4, y: at.y + 4 });
    expect(changes.at?.x).toBeCloseTo(profile.safe + size / 2);
  });

  it('grows by its corners and never gets lost', () => {
    const corner = { x: box.right, y: box.bottom };
    const twice = { x: at.x + 2 * (corner.x - at.x), y: at.y + 2 * (corner.y - at.y) };
    expect(followSticker('scale', corner, twice).changes).toEqual({ size: size * 2 });
    expect(followSticker('scale', corner, at).changes).toEqual({ size: 2 });
  });
});
