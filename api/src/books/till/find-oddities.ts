import type { TillLine, TillOddity, TillRecord } from '@aimante/api-contract/market';
import { hashedText, vatTotals } from '@aimante/shop/till';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';
import { sha256 } from './journal.ts';
import { currentPrices } from './offers.ts';

export interface Oddity {
  kind: TillOddity;
  detail: Record<string, unknown>;
}

export interface DeviceHead extends Record<string, unknown> {
  number: number;
  hash: string;
  at: string | null;
  registeredAt: string;
}

/** Clocks of tablets differ by seconds. A larger difference is shown to the owner. */
const CLOCK_TOLERANCE_MS = 2 * 60_000;

export type SoldRecord = Extract<TillRecord, { kind: 'sale' | 'void' | 'refund' }>;
export type Correction = Extract<TillRecord, { kind: 'void' | 'refund' }>;

/** A record that does not continue the chain of its device. */
export function chainOddities(record: TillRecord, head: DeviceHead): Oddity[] {
  const found: Oddity[] = [];
  const { number, previousHash, hash } = record;
  const detail = { number, expected: head.number + 1 };
  if (number > head.number + 1) found.push({ kind: 'gap', detail });
  else if (number <= head.number || previousHash !== head.hash) found.push({ kind: 'fork', detail });
  if (sha256(hashedText(record)) !== hash) found.push({ kind: 'hash-wrong', detail: { number } });
  return found;
}

export function clockOddities(
  record: TillRecord,
  { head, sentAt, now }: { head: DeviceHead; sentAt: Date; now: Date },
): Oddity[] {
  const at = new Date(record.at).getTime();
  const offBy = sentAt.getTime() - now.getTime();
  const isBack = head.at !== null && at < new Date(head.at).getTime() - CLOCK_TOLERANCE_MS;
  const isOff =
    Math.abs(offBy) > CLOCK_TOLERANCE_MS ||
    isBack ||
    believable(record, { head, now }).getTime() !== at ||
    record.marks.includes('clock');
  return isOff ? [{ kind: 'clock', detail: { seconds: Math.round(offBy / 1000) } }] : [];
}

/** The time of the record. The time of arrival, if the device's clock was ahead or lay before its registration. */
export function believable(record: TillRecord, { head, now }: { head: DeviceHead; now: Date }): Date {
  const at = new Date(record.at);
  const isAhead = at.getTime() > now.getTime() + CLOCK_TOLERANCE_MS;
  const isTooOld = at.getTime() < new Date(head.registeredAt).getTime() - CLOCK_TOLERANCE_MS;
  return isAhead || isTooOld ? now : at;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0);

export function sumOddities({ lines, payments, totalCents, vat }: SoldRecord): Oddity[] {
  const isLineRight = (line: TillLine) => line.totalCents === line.quantity * line.unitCents - line.discountCents;
  const expectedVat = JSON.stringify(vatTotals(lines));
  const isRight =
    lines.every(isLineRight) &&
    sum(lines.map((line) => line.totalCents)) === totalCents &&
    sum(payments.map(({ cents }) => cents)) === totalCents &&
    JSON.stringify(vat.map(({ rate, grossCents, vatCents }) => ({ rate, grossCents, vatCents }))) === expectedVat;
  return isRight ? [] : [{ kind: 'sum-wrong', detail: { totalCents } }];
}

/** What changed at the shop since the device learned its prices. */
export async function offerOddities(db: Queryable, lines: readonly TillLine[]): Promise<Oddity[]> {
  const known = lines.filter((line) => line.owner !== 'free' && line.ownerId !== null);
  const prices = await currentPrices(db, [...new Set(known.map(({ ownerId }) => ownerId ?? ''))]);
  return known.flatMap(({ ownerId, label, unitCents }): Oddity[] => {
    const cents = prices.get(ownerId ?? '');
    if (cents === undefined) return [{ kind: 'item-gone', detail: { label } }];
    return cents === unitCents ? [] : [{ kind: 'price-changed', detail: { label, shown: unitCents, current: cents } }];
  });
}

/** A correction of a sale that is not known, or of more than was sold. */
export async function correctionOddities(db: Queryable, record: Correction): Promise<Oddity[]> {
  const found = await db.execute<{ cents: number; backCents: number }>(sql`
    SELECT s.amount_cents AS cents, coalesce((SELECT -sum(c.amount_cents) FROM till_entries c
      WHERE c.kind IN ('correction', 'refund') AND c.data -> 'record' ->> 'corrects' = ${record.corrects}), 0)::int AS "backCents"
    FROM till_entries s WHERE s.record_id = ${record.corrects} AND s.kind = 'sale' LIMIT 1`);
  const [sale] = found.rows;
  if (!sale) return [{ kind: 'sale-unknown', detail: { id: record.corrects } }];
  return sale.backCents + record.totalCents > sale.cents
    ? [{ kind: 'corrected-twice', detail: { id: record.corrects } }]
    : [];
}
