import { describe, expect, it } from '@jest/globals';
import { toCsv } from './csv.ts';

const column = (id: string, label: string, csv: (row: { value: string | number }) => string | number) => ({
  id,
  label,
  cell: () => null,
  csv,
});

describe('toCsv', () => {
  const columns = [column('value', 'Valeur', ({ value }) => value)];
  const lineOf = (value: string | number) => toCsv(columns, [{ value }]).split('\r\n')[1];

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
  ])('writes %j so that no spreadsheet breaks or runs it', (value, written) => {
    expect(lineOf(value)).toBe(written);
  });
});
