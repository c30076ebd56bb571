import { ACCOUNTS, type Booking, JOURNALS } from './bookings.ts';

/** The columns that article A47 A-1 of the French book of tax procedures names, in its order. */
const COLUMNS = [
  'JournalCode',
  'JournalLib',
  'EcritureNum',
  'EcritureDate',
  'CompteNum',
  'CompteLib',
  'CompAuxNum',
  'CompAuxLib',
  'PieceRef',
  'PieceDate',
  'EcritureLib',
  'Debit',
  'Credit',
  'EcritureLet',
  'DateLet',
  'ValidDate',
  'Montantdevise',
  'Idevise',
];

/**
 * The entries of a year as a FEC file. Numbers run through the year, so the entries of a month have the numbers that
 * they have in the file of the year. `from` leaves out earlier days.
 */
export function fecText(bookings: readonly Booking[], from: string): string {
  const rows = bookings.flatMap((booking, place) =>
    booking.day < from ? [] : booking.lines.map((line) => rowOf(booking, line, place + 1).join('\t')),
  );
  return `${[COLUMNS.join('\t'), ...rows].join('\r\n')}\r\n`;
}

function rowOf({ journal, day, piece, label }: Booking, line: Booking['lines'][number], number: number): string[] {
  const { account, cents } = line;
  const date = day.replaceAll('-', '');
  const [debit, credit] = [Math.max(cents, 0), Math.max(-cents, 0)];
  const entry = [journal, JOURNALS[journal], String(number), date, account, ACCOUNTS[account], '', ''];
  return [...entry, piece, date, plain(label), euros(debit), euros(credit), '', '', date, '', ''];
}

const euros = (cents: number): string => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;

/** The separators of the file must not be in a text. */
const plain = (text: string): string => text.replaceAll(/[\t\r\n|]+/g, ' ').trim();
