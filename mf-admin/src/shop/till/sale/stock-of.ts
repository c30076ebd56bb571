import type { StoredRecord } from '@aimante/till';
import type { StandItem } from '../basket.ts';

/** What is left: the stock that the server named, less what it does not know yet. */
export function stockOf({ ownerId, stock }: StandItem, records: readonly StoredRecord[]): number {
  let left = stock;
  for (const { record, state } of records) {
    if (state === 'sent' || !('lines' in record)) continue;
    const sign = record.kind === 'sale' ? -1 : 1;
    for (const line of record.lines) if (line.ownerId === ownerId) left += sign * line.quantity;
  }
  return left;
}
