import type { ListColumn } from './list-types.ts';

/** With its comma: after a point, a spreadsheet in France reads a day. */
const written = (value: number): string => String(value).replace('.', ',');

/** What a spreadsheet would run. A telephone number is none: carriers want it as it is. */
const isFormula = (text: string) => /^[=+\-@\t\r]/.test(text) && !/^\+[\d ().]+$/.test(text);

const quote = (value: string | number): string => {
  const text = typeof value === 'number' ? written(value) : isFormula(value) ? `'${value}` : value;
  return /[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Semicolons and a byte order mark: what spreadsheets in France open without a question. */
export function toCsv<Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ label }) => quote(label)),
    ...rows.map((row) => columns.map(({ csv }) => quote(csv(row)))),
  ];
  return `\uFEFF${lines.map((line) => line.join(';')).join('\r\n')}\r\n`;
}

export const csvFile = (name: string, text: string): File =>
  new File([text], `${name}.csv`, { type: 'text/csv;charset=utf-8' });
