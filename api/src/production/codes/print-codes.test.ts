import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readCode, sheetCode, tileCode } from './print-codes.ts';

const [ours, theirs] = ['our secret', 'the secret of another shop'];

describe('a printed code', () => {
  it('names the tile or the sheet that it was made for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000 }), (number) => {
        expect(readCode(ours, tileCode(ours, number))).toEqual({ kind: 'tile', number });
        expect(tileCode(ours, number)).toMatch(/^\d{10,11}$/);
      }),
    );
    const sheet = { kind: 'sheet', batch: 'L-26-0148', sheet: 3 };
    expect(readCode(ours, sheetCode(ours, 'L-26-0148', 3))).toEqual(sheet);
    expect(readCode(ours, ` ${sheetCode(ours, 'L-26-0148', 3).toLowerCase()}\n`)).toEqual(sheet);
  });

  it('of another shop is refused, up to one in 10,000', () => {
    const codes = Array.from({ length: 500 }, (_, place) => tileCode(theirs, place + 1));
    expect(codes.filter((code) => readCode(ours, code)).length).toBeLessThan(3);
    expect(readCode(ours, sheetCode(theirs, 'L-26-0148', 3))).toBeUndefined();
    expect(readCode(ours, 'L-26-0148/3')).toBeUndefined();
    expect(readCode(ours, 'https://example.test/')).toBeUndefined();
  });

  it('of one sheet is not that of another', () => {
    const check = sheetCode(ours, 'L-26-0148', 3).split('/')[2];
    expect(readCode(ours, `L-26-0148/4/${check}`)).toBeUndefined();
  });

  it('is read as typed with spaces, and by a scanner with the keys of another keyboard', () => {
    const code = tileCode(ours, 4827);
    expect(readCode(ours, `${code.slice(0, 6)} ${code.slice(6)}`)).toEqual({ kind: 'tile', number: 4827 });
    const keys = ['à', '&', 'é', '"', "'", '(', '-', 'è', '_', 'ç'];
    const french = (text: string) =>
      text.replaceAll(/[\d/-]/g, (sign) => ({ '-': ')', '/': '!' })[sign] ?? keys[Number(sign)] ?? sign);
    expect(readCode(ours, french(code))).toEqual({ kind: 'tile', number: 4827 });
    expect(readCode(ours, french(sheetCode(ours, 'L-26-0148', 3)))).toMatchObject({ kind: 'sheet', sheet: 3 });
  });

  it('may be the number of an order', () => {
    expect(readCode(ours, 'pm-26-004221')).toEqual({ kind: 'order', number: 'PM-26-004221' });
  });
});
