import { describe, expect, it } from '@jest/globals';
import { landscape as profile } from '../../photo-project/project.fixture.ts';
import { newText } from '../new-text.ts';
import { changeOfKey } from './text-keys.ts';

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
});
