import type { StoredRecord } from '@aimante/till';
import type { StandItem } from '../basket.ts';

/** What is left: the stock that the server named, less the records that it did not know then. */
export function stockOf(
  { ownerId, stock }: Pick<StandItem, 'ownerId' | 'stock'>,
  { records, lastNumber }: { records: readonly StoredRecord[]; lastNumber: number },
): number {
  let left = stock;
  for (const { record, number } of records) {
    if (number <= lastNumber || !('lines' in record)) continue;
    const sign = record.kind === 'sale' ? -1 : 1;
    for (const line of record.lines) if (line.ownerId === ownerId) left += sign * line.quantity;
  }
  return left;
}
