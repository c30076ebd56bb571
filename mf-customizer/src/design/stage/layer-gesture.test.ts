import { describe, expect, it } from '@jest/globals';
import { landscape as profile } from '../../photo-project/project.fixture.ts';
import { newText } from '../new-text.ts';
import { followText, type TextGrip } from './text-gesture.ts';

const layer = { ...newText('Léa', profile, 0), at: { x: 20, y: 15 } };
const frame = { left: 15, top: 12, right: 25, bottom: 18 };
const grip = (handle: TextGrip['handle'], from = layer.at): TextGrip => ({ handle, layer, frame, from });
const follow = (handle: TextGrip['handle'], from: { x: number; y: number }, to: { x: number; y: number }) =>
  followText(grip(handle, from), to, profile);

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
    expect(follow('width', { x: 25, y: 15 }, { x: 32, y: 15 }).changes.width).toBeCloseTo(24);
    expect(follow('bend', { x: 20, y: 12 }, { x: 20, y: 7 }).changes.curve).toBe(45);
    expect(follow('bend', { x: 20, y: 12 }, { x: 20, y: 11.8 }).changes.curve).toBe(0);
    expect(follow('turn', { x: 20, y: 25 }, { x: 10.2, y: 15.4 }).changes.angle).toBe(90);
  });
});
