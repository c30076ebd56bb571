import type { Slot } from '../imposition/layout.ts';
import type { Affine } from '../recipe/affine.ts';
import type { PathStep } from '../sizes/shape-path.ts';

/** From the cut of a magnet to its sheet. A quarter turn puts the top of the magnet to the left. */
export const placeInSlot = ({ trim, isRotated }: Pick<Slot, 'trim' | 'isRotated'>): Affine =>
  isRotated ? [0, -1, 1, 0, trim.left, trim.top + trim.height] : [1, 0, 0, 1, trim.left, trim.top];

/** For `jsPDF.path`. */
export const toPdfPath = (path: readonly PathStep[]): { op: string; c: number[] }[] =>
  path.map((step) => ({ op: step.op, c: step.op === 'h' ? [] : [...step.c] }));
