import type { Loyalty } from '@aimante/api-contract/loyalty';

type Entry = Loyalty['entries'][number];

/**
 * One row per order: pending points that were earned later are shown only as earned. The earned rows add up to the
 * balance.
 */
export function ledgerRows(entries: readonly Entry[]): Entry[] {
  const released = new Set(entries.filter(({ kind }) => kind === 'release').map(({ orderNumber }) => orderNumber));
  return entries.filter(({ kind, orderNumber }) => kind !== 'earn' || !released.has(orderNumber));
}
