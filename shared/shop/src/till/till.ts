import { vatWithin } from '../pricing/pricing.ts';

/** The previous hash of the first record of a device, and of the first entry of the journal. */
export const GENESIS_HASH = '0'.repeat(64);

/** JSON with sorted keys: the same bytes, in whatever order a database or a browser stores the keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`);
  return `{${parts.join(',')}}`;
}

/** What the hash of a record covers: all of it but the hash itself. */
export function hashedText(record: object): string {
  return canonical({ ...record, hash: undefined });
}

export interface TaxedAmount {
  readonly totalCents: number;
  readonly vatRate: number;
}

export interface VatTotal {
  readonly rate: number;
  readonly grossCents: number;
  readonly vatCents: number;
}

/** The totals by VAT rate, the highest rate first. The VAT of a rate is computed once, from its sum. */
export function vatTotals(lines: readonly TaxedAmount[]): VatTotal[] {
  const sums = new Map<number, number>();
  for (const { vatRate, totalCents } of lines) sums.set(vatRate, (sums.get(vatRate) ?? 0) + totalCents);
  return [...sums]
    .sort(([a], [b]) => b - a)
    .map(([rate, grossCents]) => ({ rate, grossCents, vatCents: vatWithin(grossCents, rate) }));
}

/** The notes and coins of the euro that a till counts, in cents. */
export const EURO_PIECES = [50_00, 20_00, 10_00, 5_00, 2_00, 1_00, 50, 20, 10, 5, 2, 1] as const;

/** The fewest notes and coins for an amount, the largest first. */
export function piecesFor(cents: number): number[] {
  const pieces: number[] = [];
  let left = cents;
  for (const piece of EURO_PIECES)
    while (left >= piece) {
      pieces.push(piece);
      left -= piece;
    }
  return pieces;
}

/** Rounds of PBKDF2 with SHA-256 for a PIN, as the server hashes it and a device checks it. */
export const PIN_ROUNDS = 200_000;
