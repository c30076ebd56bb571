import { readFileSync } from 'node:fs';

/**
 * Checks a FEC file: `npm run toolchain -- node api/cli/check-fec.ts FILE`. It follows article A47 A-1 of the French book
 * of tax procedures, and uses nothing but Node: not the code that wrote the file.
 */

const COLUMNS =
  'JournalCode JournalLib EcritureNum EcritureDate CompteNum CompteLib CompAuxNum CompAuxLib PieceRef PieceDate EcritureLib Debit Credit EcritureLet DateLet ValidDate Montantdevise Idevise';
const REQUIRED = [0, 1, 2, 3, 4, 5, 8, 9, 10, 15];
const DATES = [3, 9, 15];

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Usage: check-fec.ts FILE');
  process.exit(2);
}
const faults: string[] = [];
const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
const [head = '', ...rows] = text.split(/\r?\n/);
if (rows.pop() !== '') faults.push('The last line has no end.');
const separator = head.includes('\t') ? '\t' : '|';
if (head.split(separator).join(' ') !== COLUMNS) faults.push('The columns are not the eighteen of the article.');
if (!/^\d{9}FEC\d{8}\.txt$/.test(file.split('/').at(-1) ?? ''))
  console.error('Note: the name of the file is not SIREN, FEC, date.');

const entries = new Map<string, number>();
const totals = { debit: 0, credit: 0 };
let lastNumber: number | undefined;
let lastDate = '';
for (const [place, row] of rows.entries()) checkRow(row.split(separator), `Line ${place + 2}`);
for (const [number, balance] of entries)
  if (balance !== 0) faults.push(`Entry ${number}: its lines differ by ${balance} cents.`);
if (totals.debit !== totals.credit) faults.push(`Debit is ${totals.debit} cents, credit ${totals.credit}.`);

if (faults.length > 0) {
  for (const fault of faults.slice(0, 50)) console.error(fault);
  console.error(`${faults.length} faults in ${rows.length} lines`);
  process.exit(1);
}
console.log(`${rows.length} lines, ${entries.size} entries, debit = credit = ${totals.debit} cents: balanced`);

function checkRow(cells: readonly string[], name: string): void {
  if (cells.length !== 18) return void faults.push(`${name}: ${cells.length} columns instead of 18.`);
  const [, , number = '', date = '', account = ''] = cells;
  const empty = REQUIRED.filter((column) => cells[column] === '');
  if (empty.length > 0)
    faults.push(`${name}: ${empty.map((column) => COLUMNS.split(' ')[column]).join(', ')} is empty.`);
  for (const column of DATES) if (!isDate(cells[column] ?? '')) faults.push(`${name}: ${cells[column]} is no date.`);
  if (!/^[1-7]\d{2,}$/.test(account)) faults.push(`${name}: ${account} is no account.`);
  if (date < lastDate) faults.push(`${name}: its date is before that of the line above.`);
  lastDate = date;
  const isNext = lastNumber === undefined || Number(number) === lastNumber || Number(number) === lastNumber + 1;
  if (!/^\d+$/.test(number) || !isNext) faults.push(`${name}: entry ${number} does not follow ${lastNumber}.`);
  lastNumber = Number(number);
  const [debit, credit] = [centsOf(cells[11]), centsOf(cells[12])];
  if (debit === undefined || credit === undefined) return void faults.push(`${name}: an amount cannot be read.`);
  if (debit > 0 === credit > 0) faults.push(`${name}: either debit or credit has an amount.`);
  totals.debit += debit;
  totals.credit += credit;
  entries.set(number, (entries.get(number) ?? 0) + debit - credit);
}

function isDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

function centsOf(text = ''): number | undefined {
  const [, euros, cents] = /^(\d+),(\d{2})$/.exec(text) ?? [];
  return euros === undefined ? undefined : Number(euros) * 100 + Number(cents);
}
