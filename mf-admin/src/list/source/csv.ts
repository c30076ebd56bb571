import type { Client } from '@aimante/api-contract';
import { recordListExport } from '@aimante/api-contract/operations';
import { decimalCents } from '@aimante/shop/money';
import { toLocalMoment } from '../../numbers/moments.ts';
import type { ListColumn } from './list-types.ts';

/** Amounts and moments are formatted by type, not by column, so that a spreadsheet recognises them. */
export type CsvValue = string | number | { readonly cents: number } | { readonly at: string | null };

/** Decimal comma: a French spreadsheet reads a decimal point as a date. */
const written = (value: number): string => String(value).replace('.', ',');

/** Text that a spreadsheet would run as a formula. A phone number is allowed, because carriers need it unchanged. */
const isFormula = (text: string) => /^[=+\-@\t\r]/.test(text) && !/^\+[\d ().]+$/.test(text);

/** `2026-11-29 09:00` in the shop's time zone: spreadsheets in French and English read it as a moment. */
const moment = (at: string | null): string => toLocalMoment(at).replace('T', ' ');

function textOf(value: CsvValue): string {
  if (typeof value === 'number') return written(value);
  if (typeof value === 'string') return isFormula(value) ? `'${value}` : value;
  return 'cents' in value ? decimalCents(value.cents) : moment(value.at);
}

/** Text for the screen: the formula guard applies only to the exported file. An empty value is a dash. */
export const onScreen = (value: CsvValue): string => (typeof value === 'string' ? value : textOf(value)) || '–';

const quote = (value: CsvValue): string => {
  const text = textOf(value);
  return /[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Semicolons and a byte order mark, so that French spreadsheets open the file without asking. */
export function toCsv<Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ label, csvLabel = label }) => quote(csvLabel)),
    ...rows.map((row) => columns.map(({ csv }) => quote(csv(row)))),
  ];
  return `\uFEFF${lines.map((line) => line.join(';')).join('\r\n')}\r\n`;
}

interface CsvExport<Row> {
  /** What the access journal calls the file: that of a list is the path of its page. */
  readonly list: string;
  readonly name: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
}

/** The only way to a CSV file: the access journal has it before the person does. */
export async function csvFile<Row>(api: Client, { list, name, columns, rows }: CsvExport<Row>): Promise<File> {
  await api(recordListExport, { body: { list, rows: rows.length } });
  return new File([toCsv(columns, rows)], `${name}.csv`, { type: 'text/csv;charset=utf-8' });
}
