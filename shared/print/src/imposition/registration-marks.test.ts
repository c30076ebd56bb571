import { describe, expect, it } from '@jest/globals';
import { registrationMarks } from './registration-marks.ts';

const sheet = { width: 210, height: 297 };
const slotAt = (left: number, top: number) => {
  const box = { left, top, width: 50, height: 50 };
  return { trim: box, bleed: box, isRotated: false };
};

describe('the marks of a cutting table', () => {
  it('are in the four corners of the sheet', () => {
    expect(registrationMarks({ sheet, slots: [slotAt(8, 8)] })).toEqual([
      { x: 5, y: 5 },
      { x: 205, y: 5 },
      { x: 205, y: 292 },
      { x: 5, y: 292 },
    ]);
  });

  it('are left out if a magnet is in the way of one', () => {
    expect(registrationMarks({ sheet, slots: [slotAt(6, 6)] })).toEqual([]);
  });
});
