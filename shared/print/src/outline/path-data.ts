import type { PathStep } from '../sizes/shape-path.ts';

const LETTERS = { m: 'M', l: 'L', c: 'C' } as const;

/** A micron, a twentieth of the allowed difference between two outputs. */
const micron = (mm: number) => Math.round(mm * 1000) / 1000 || 0;

/** For `Path2D`, `<path d>` and the PDF. In millimetres, to a thousandth. */
export function toPathData(steps: readonly PathStep[]): string {
  return steps.map((step) => (step.op === 'h' ? 'Z' : LETTERS[step.op] + step.c.map(micron).join(' '))).join('');
}

/** Reads what `toPathData` wrote. */
export function readPathData(data: string): PathStep[] {
  return [...data.matchAll(/([MLCZ])([^MLCZ]*)/g)].map(([, letter, numbers = '']): PathStep => {
    const c = numbers.trim().split(' ').map(Number);
    const [x = 0, y = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = c;
    if (letter === 'Z') return { op: 'h' };
    if (letter === 'C') return { op: 'c', c: [x, y, x2, y2, x3, y3] };
    return { op: letter === 'M' ? 'm' : 'l', c: [x, y] };
  });
}
