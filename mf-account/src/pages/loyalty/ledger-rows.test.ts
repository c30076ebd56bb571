import type { Loyalty } from '@aimante/api-contract/loyalty';
import { describe, expect, it } from '@jest/globals';
import { ledgerRows } from './ledger-rows.ts';

type Entry = Loyalty['entries'][number];

const entry = (kind: Entry['kind'], points: number, orderNumber: string | null): Entry => ({
  id: `${kind}-${orderNumber}`,
  kind,
  points,
  pending: 0,
  orderNumber,
  couponCode: null,
  note: null,
  at: '2026-11-20T09:00:00.000Z',
  expiresAt: null,
});

describe('ledgerRows', () => {
  const entries = [
    entry('earn', 0, 'PM-3'),
    entry('redeem', -100, null),
    entry('release', 152, 'PM-1'),
    entry('earn', 0, 'PM-1'),
  ];

  it('shows the points of a delivered order once, as earned', () => {
    expect(ledgerRows(entries).map(({ id }) => id)).toEqual(['earn-PM-3', 'redeem-null', 'release-PM-1']);
  });

  it('leaves the sum as it is', () => {
    const sum = (rows: readonly Entry[]) => rows.reduce((total, { points }) => total + points, 0);
    expect(sum(ledgerRows(entries))).toBe(sum(entries));
  });
});
