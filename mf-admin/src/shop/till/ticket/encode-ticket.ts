import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import type { TicketText } from './ticket-text.ts';

/** Characters of a line on paper of 80 mm. */
const COLUMNS = 48;
const AMOUNT = 12;
const columns = [
  { width: COLUMNS - AMOUNT, align: 'left' as const },
  { width: AMOUNT, align: 'right' as const },
];

/** ESC/POS commands for a ticket printer. */
export function encodeTicket({ shop, identity, title, about, lines, total, parts, hash }: TicketText): Uint8Array {
  const encoder = new ReceiptPrinterEncoder({ language: 'esc-pos', columns: COLUMNS, feedBeforeCut: 4 });
  encoder.initialize().codepage('auto').align('center').bold(true).line(plain(shop)).bold(false);
  for (const text of identity) encoder.line(plain(text));
  encoder.newline().bold(true).line(plain(title)).bold(false);
  for (const text of about) encoder.line(plain(text));
  encoder.align('left').newline().table(columns, lines.map(plainRow)).rule();
  encoder
    .bold(true)
    .table(columns, [plainRow(total)])
    .bold(false);
  encoder.table(columns, parts.map(plainRow)).newline();
  return encoder.align('center').line(hash).cut().encode();
}

const plainRow = ([label, amount]: readonly [string, string]): string[] => [plain(label), plain(amount)];

/** Code pages of printers have no narrow or typographic spaces, and no typographic signs. */
const plain = (text: string): string =>
  text
    .replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
    .replaceAll('\u2019', "'")
    .replaceAll('\u2212', '-')
    .replaceAll('×', 'x');
