import { decimalCents } from '@aimante/shop/money';
import { toLocalMoment } from '../numbers/moments.ts';
import type { ListColumn } from './list-types.ts';

/** An amount or a moment is written by its kind, not by its column: a spreadsheet reads it as what it is. */
export type CsvValue = string | number | { readonly cents: number } | { readonly at: string | null };

/** With its comma: after a point, a spreadsheet in France reads a day. */
const written = (value: number): string => String(value).replace('.', ',');

/** What a spreadsheet would run. A telephone number is none: carriers want it as it is. */
const isFormula = (text: string) => /^[=+\-@\t\r]/.test(text) && !/^\+[\d ().]+$/.test(text);

/** `2026-11-29 09:00` in the shop's time: a moment for spreadsheets of both languages. */
const moment = (at: string | null): string => toLocalMoment(at).replace('T', ' ');

function textOf(value: CsvValue): string {
  if (typeof value === 'number') return written(value);
  if (typeof value === 'string') return isFormula(value) ? `'${value}` : value;
  return 'cents' in value ? decimalCents(value.cents) : moment(value.at);
}

const quote = (value: CsvValue): string => {
  const text = textOf(value);
  return /[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Semicolons and a byte order mark: what spreadsheets in France open without a question. */
export function toCsv<Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ label, csvLabel = label }) => quote(csvLabel)),
    ...rows.map((row) => columns.map(({ csv }) => quote(csv(row)))),
  ];
  return `\uFEFF${lines.map((line) => line.join(';')).join('\r\n')}\r\n`;
}

export const csvFile = (name: string, text: string): File =>
  new File([text], `${name}.csv`, { type: 'text/csv;charset=utf-8' });
