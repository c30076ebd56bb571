import { describe, expect, it } from '@jest/globals';
import { benchPage } from './bench-page.ts';

const row = (bench: string, what: string, value: number) => ({
  bench,
  what,
  values: [value],
  unit: 'ms',
  goal: { most: 100 },
});

describe('the page of measurements', () => {
  it('replaces the rows of a measurement that ran again, and keeps the others with their run', () => {
    const first = benchPage('', { rows: [row('moves', 'a move', 120), row('crop', 'a photo', 90)], place: 'Monday' });
    expect(first).toContain('1 of 2 goals are missed');
    const second = benchPage(first, { rows: [row('moves', 'a move', 80)], place: 'Tuesday' });
    expect(second).toContain('0 of 2 goals are missed');
    expect(second).toContain('| crop | a photo | 90 ms |  | (<= 100 ms) | 🟢 | Monday |');
    expect(second).toContain('| moves | a move | 80 ms |  | (<= 100 ms) | 🟢 | Tuesday |');
    expect(second).not.toContain('120');
    expect(second.match(/^\| bench/gm)).toHaveLength(1);
  });

  it('keeps the rows of a measurement in the order of its program', () => {
    const page = benchPage('', { rows: [row('b', 'second', 1), row('b', 'a', 1), row('a', 'z', 1)], place: 'now' });
    expect([...page.matchAll(/^\| [ab] \| (\w+)/gm)].map(([, what]) => what)).toEqual(['z', 'second', 'a']);
  });
});
