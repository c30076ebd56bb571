import { describe, expect, it } from '@jest/globals';
import { defaultProfile } from '../sizes/print-profile.ts';
import { type PrintItem, planPrint } from './print-run.ts';
import { fillRate } from './print-sheet.ts';
import { CUSTOMER_SHEET, WORKSHOP_SHEET } from './sheet.ts';

const square = defaultProfile({ width: 50, height: 50 });
const large = defaultProfile({ width: 100, height: 100 });
const item = (ref: string, copies: number, profile = square): PrintItem<string> => ({ ref, copies, profile });
const refs = (pieces: readonly { ref: string; copy: number }[] | undefined) =>
  pieces?.map(({ ref, copy }) => `${ref}${copy}`).join(' ');

describe('planPrint', () => {
  it('fills sheets across orders', () => {
    const { runs } = planPrint([item('a', 9), item('b', 4), item('c', 6)], WORKSHOP_SHEET);
    expect(runs).toHaveLength(1);
    expect(runs[0]?.sheets.map(({ pieces }) => pieces.length)).toEqual([15, 4]);
    expect(refs(runs[0]?.sheets[1]?.pieces)).toBe('c3 c4 c5 c6');
    expect(fillRate(runs[0]?.sheets ?? [])).toBeCloseTo((19 * 50 * 50) / (2 * 210 * 297), 9);
  });

  it('keeps print profiles on sheets of their own for stacks, which need equal sheets', () => {
    const items = [item('a', 2), item('b', 1, large), item('c', 1)];
    const { runs } = planPrint(items, WORKSHOP_SHEET, { pieceOrder: 'cut-and-stack' });
    expect(runs.map(({ profiles, pieceCount }) => [profiles.map(({ trim }) => trim.width), pieceCount])).toEqual([
      [[50], 3],
      [[100], 1],
    ]);
  });

  it('gives every piece a place of its own', () => {
    const { runs } = planPrint([item('a', 40)], WORKSHOP_SHEET, { pieceOrder: 'cut-and-stack' });
    const places = runs.flatMap(({ sheets }) =>
      sheets.flatMap(({ pieces }, index) => pieces.map(({ slot }) => `${index} ${slot.trim.left} ${slot.trim.top}`)),
    );
    expect(new Set(places).size).toBe(40);
  });

  it('comes out in order when the pile is cut and the stacks are stacked', () => {
    const { runs } = planPrint([item('a', 31), item('b', 5)], WORKSHOP_SHEET, { pieceOrder: 'cut-and-stack' });
    const sheets = runs[0]?.sheets ?? [];
    const stacked = (sheets[0]?.layout.slots ?? []).flatMap((place) =>
      sheets.flatMap(({ pieces }) => pieces.filter(({ slot }) => slot === place)),
    );
    const expected = [...Array.from({ length: 31 }, (_, i) => `a${i + 1}`), 'b1', 'b2', 'b3', 'b4', 'b5'];
    expect(refs(stacked)).toBe(expected.join(' '));
    expect(sheets).toHaveLength(3);
  });

  it('returns what is larger than the sheet', () => {
    const poster = item('poster', 1, defaultProfile({ width: 400, height: 400 }));
    expect(planPrint([poster], CUSTOMER_SHEET)).toEqual({ runs: [], unplaced: [poster] });
  });

  it('returns an empty plan for no items', () => {
    expect(planPrint([item('a', 0)], CUSTOMER_SHEET)).toEqual({ runs: [], unplaced: [] });
  });
});
