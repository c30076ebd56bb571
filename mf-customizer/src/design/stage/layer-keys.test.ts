import { describe, expect, it } from '@jest/globals';
import { landscape as profile } from '../../photo-project/project.fixture.ts';
import { newSticker } from '../new-sticker.ts';
import { newText } from '../new-text.ts';
import { changeOfKey } from './layer-keys.ts';

const layer = { ...newText('Léa', profile, 0), at: { x: 29.7, y: 8.2 } };
const frame = { left: 24.7, top: 5.2, right: 34.7, bottom: 11.2 };
const press = (key: string, shiftKey = false, text = layer) => changeOfKey(text, { key, shiftKey }, { frame, profile });

describe('a key on the stage', () => {
  it('moves the chosen text by half a millimetre, or by five', () => {
    expect(press('ArrowLeft')).toEqual({ at: { x: 29.2, y: 8.2 } });
    expect(press('ArrowDown', true)).toEqual({ at: { x: 29.7, y: 13.2 } });
  });

  it('stops at the middle and at the safe area, and moves on with the next press', () => {
    expect(press('ArrowRight')?.at?.x).toBeCloseTo(30);
    expect(press('ArrowRight', true)?.at?.x).toBeCloseTo(30);
    expect(press('ArrowUp', true)?.at?.y).toBeCloseTo(6);
    const centred = { frame: { ...frame, left: 25, right: 35 }, profile };
    expect(changeOfKey(layer, { key: 'ArrowRight', shiftKey: false }, centred)?.at?.x).toBeCloseTo(30.2);
  });

  it('does not stop at the lines if the text is turned or not drawn yet', () => {
    expect(press('ArrowRight', false, { ...layer, angle: 30 })?.at?.x).toBeCloseTo(30.2);
    expect(
      changeOfKey(layer, { key: 'ArrowRight', shiftKey: false }, { frame: undefined, profile })?.at?.x,
    ).toBeCloseTo(30.2);
  });

  it('enlarges a text by half a point and a sticker by half a millimetre, but keeps both in sight', () => {
    const sticker = newSticker('heart', profile, { colour: '#e4572e', count: 0 });
    const pressOn = (key: string, size: number) =>
      changeOfKey({ ...sticker, size }, { key, shiftKey: false }, { frame: undefined, profile });
    expect(pressOn('+', 10)).toEqual({ size: 10.5 });
    expect(pressOn('-', 2.2)).toEqual({ size: 2 });
    expect(press('+')?.size).toBeCloseTo(layer.size + 25.4 / 144);
  });
});
