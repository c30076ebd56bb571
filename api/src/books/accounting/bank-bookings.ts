import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Period } from '../figures/sales.ts';
import { type Booking, lines, moneyOf } from './bookings.ts';

interface Row extends Record<string, unknown> {
  day: string;
  provider: string;
  piece: string;
  kind: 'payment' | 'refund' | 'refund_returned' | 'fee' | 'payout' | 'other';
  grossCents: number;
  feeCents: number;
  isKnown: boolean;
}

const NAMES: Readonly<Record<string, string>> = { stripe: 'Stripe', paypal: 'PayPal', demo: 'Démonstration' };

/**
 * Fees and payouts of the providers. A payment or refund of the shop is booked with its order: here only its fee. What
 * the shop does not know waits on the suspense account.
 */
export async function readBank(db: Queryable, { from, before }: Period): Promise<Booking[]> {
  const { rows } =
    await db.execute<Row>(sql`SELECT (m.booked_at AT TIME ZONE 'Europe/Paris')::date::text AS day, m.provider,
      m.reference AS piece, m.kind, m.gross_cents AS "grossCents", m.fee_cents AS "feeCents",
      coalesce(m.attempt_id, m.refund_id) IS NOT NULL AS "isKnown"
    FROM provider_movements m WHERE m.booked_at >= ${from} AND m.booked_at < ${before} ORDER BY m.booked_at, m.reference`);
  return rows.map(bankBooking);
}

function bankBooking({ day, provider, piece, kind, grossCents, feeCents, isKnown }: Row): Booking {
  const money = moneyOf(provider);
  const name = NAMES[provider] ?? provider;
  const entry = { journal: 'BQ', day, piece } as const;
  if (kind === 'payout')
    return { ...entry, label: `Versement ${name}`, lines: lines(['512000', -grossCents], [money, grossCents]) };
  const unknownCents = isKnown ? 0 : grossCents;
  return {
    ...entry,
    label: unknownCents === 0 ? `Commission ${name}` : `Mouvement ${name} à rapprocher`,
    lines: lines(['627000', feeCents], ['471000', -unknownCents], [money, unknownCents - feeCents]),
  };
}
