import { describe, expect, it } from '@jest/globals';
import { type CsvValue, onScreen, toCsv } from './csv.ts';

const column = (id: string, label: string, csv: (row: { value: CsvValue }) => CsvValue) => ({
  id,
  label,
  cell: () => null,
  csv,
});

describe('toCsv', () => {
  const columns = [column('value', 'Valeur', ({ value }) => value)];
  const lineOf = (value: CsvValue) => toCsv(columns, [{ value }]).split('\r\n')[1];

  it('begins with a byte order mark and the names of the columns', () => {
    expect(toCsv(columns, [])).toBe('\uFEFFValeur\r\n');
  });

  it.each([
    ['plain', 'plain'],
    ['one;two', '"one;two"'],
    ['say "so"', '"say ""so"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['@cmd', "'@cmd"],
    ['+1+cmd', "'+1+cmd"],
    ['+33 6 12 34 56 78', '+33 6 12 34 56 78'],
    [-12, '-12'],
    [12.5, '12,5'],
    [{ cents: 490 }, '4,90'],
    [{ cents: 2_142_391 }, '21423,91'],
    [{ cents: -900 }, '-9,00'],
    [{ at: '2026-11-22T08:00:00.000Z' }, '2026-11-22 09:00'],
    [{ at: '2026-06-30T22:30:00.000Z' }, '2026-07-01 00:30'],
    [{ at: null }, ''],
  ])('writes %j so that no spreadsheet breaks or runs it', (value, written) => {
    expect(lineOf(value)).toBe(written);
  });
});

describe('the same value on the screen', () => {
  it.each<[CsvValue, string]>([
    ['=1+1', '=1+1'],
    ['one;two', 'one;two'],
    ['', '–'],
    [0, '0'],
    [12.5, '12,5'],
    [{ at: null }, '–'],
  ])('%j is %j', (value, text) => {
    expect(onScreen(value)).toBe(text);
  });
});
