import { turnPath } from '../outline/turn-path.ts';
import type { Point } from '../recipe/recipe.ts';
import { defaultProfile } from '../sizes/print-profile.ts';
import { type PathStep, shapePath } from '../sizes/shape-path.ts';
import { type BoxMm, overlap } from './box.ts';
import type { SheetLayout } from './layout.ts';

/** Diameter of a mark, and how far its centre is from both edges of the sheet, in millimetres. */
export const REGISTRATION_MARK = { diameter: 3, inset: 5 } as const;

const boxOf = ({ x, y }: Point): BoxMm => {
  const { diameter } = REGISTRATION_MARK;
  return { left: x - diameter / 2, top: y - diameter / 2, width: diameter, height: diameter };
};

/**
 * Centres of the four round marks by which a cutting table finds the sheet: printed in its corners, and named in the file
 * of the cut. None if a magnet is in the way of one: a table needs all four.
 */
export function registrationMarks({ sheet, slots }: Pick<SheetLayout, 'sheet' | 'slots'>): readonly Point[] {
  const { inset } = REGISTRATION_MARK;
  const [left, right] = [inset, sheet.width - inset];
  const [top, bottom] = [inset, sheet.height - inset];
  const marks = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  return marks.some((mark) => slots.some(({ bleed }) => overlap(boxOf(mark), bleed))) ? [] : marks;
}

const { diameter: side } = REGISTRATION_MARK;
const circle = shapePath({ ...defaultProfile({ width: side, height: side }), shape: 'round' });

/** The outline of a mark, to be filled. */
export const markPath = ({ x, y }: Point): readonly PathStep[] =>
  turnPath(circle, [1, 0, 0, 1, x - side / 2, y - side / 2]);
