import { MONEY_ACCOUNTS } from '@aimante/shop/money-accounts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Period } from '../figures/sales.ts';

/** The chart of accounts of the shop: numbers of the French general chart. */
export const ACCOUNTS = {
  '411000': 'Clients',
  '445710': 'TVA collectée',
  '445720': 'TVA OSS Belgique',
  '445730': 'TVA OSS Luxembourg',
  '445790': 'TVA OSS autres pays',
  '471000': 'Compte d’attente',
  '511500': 'Cartes bancaires à l’encaissement',
  '512000': 'Banque',
  '512100': 'PayPal',
  '530000': 'Caisse',
  '580000': 'Virements internes',
  '627000': 'Services bancaires et assimilés',
  '658000': 'Écarts de caisse négatifs',
  '701000': 'Ventes de produits finis',
  '701100': 'Ventes à distance dans l’Union européenne (OSS)',
  '701200': 'Ventes à l’exportation',
  '701300': 'Ventes outre-mer',
  '758000': 'Écarts de caisse positifs',
} as const;
export type Account = keyof typeof ACCOUNTS;

export const JOURNALS = { VE: 'Ventes', EN: 'Encaissements', CA: 'Caisse', BQ: 'Banque' } as const;

/** One entry of the books. The amounts of its lines add up to zero: positive is debit, negative is credit. */
export interface Booking {
  readonly journal: keyof typeof JOURNALS;
  /** Calendar day of the shop. */
  readonly day: string;
  readonly piece: string;
  readonly label: string;
  readonly lines: readonly { readonly account: Account; readonly cents: number }[];
}

const MONEY: Readonly<Record<string, Account>> = { ...MONEY_ACCOUNTS, other: MONEY_ACCOUNTS.transfer };
export const moneyOf = (way: string): Account => MONEY[way] ?? MONEY_ACCOUNTS.card;

interface PaymentRow extends Record<string, unknown> {
  day: string;
  provider: string;
  cents: number;
  number: string;
  kind: 'paid' | 'refunded' | 'returned';
}

/** A refund that failed after it was done brings the money back. An attempt that was not the order's payment is no turnover. */
export async function readPayments(db: Queryable, { from, before }: Period): Promise<Booking[]> {
  const { rows } = await db.execute<PaymentRow>(sql`
    SELECT (m.at AT TIME ZONE 'Europe/Paris')::date::text AS day, m.provider, m.cents, o.number, m.kind FROM (
      SELECT a.order_id, o.paid_at AS at, a.provider, a.amount_cents AS cents, 'paid' AS kind, a.id
      FROM payment_attempts a JOIN orders o ON o.id = a.order_id WHERE a.state = 'paid'
      UNION ALL
      SELECT r.order_id, r.done_at, r.provider, -r.amount_cents, 'refunded', r.id FROM ${refunds} r
      UNION ALL
      SELECT r.order_id, coalesce(r.failed_at, r.done_at), r.provider, r.amount_cents, 'returned', r.id
      FROM ${refunds} r WHERE r.state = 'failed'
    ) m JOIN orders o ON o.id = m.order_id
    WHERE m.at >= ${from} AND m.at < ${before} AND m.cents <> 0 ORDER BY m.at, m.id, m.kind`);
  return rows.map(({ day, provider, cents, number, kind }) => ({
    journal: 'EN',
    day,
    piece: number,
    label: `${{ paid: 'Paiement', refunded: 'Remboursement', returned: 'Remboursement rejeté' }[kind]} de la commande ${number}`,
    lines: lines([moneyOf(provider), cents], ['411000', -cents]),
  }));
}

const refunds = sql`(SELECT r.id, r.order_id, r.done_at, r.failed_at, r.state, r.amount_cents,
    CASE WHEN r.method = 'by_hand' THEN 'transfer' ELSE coalesce(a.provider, 'transfer') END AS provider
  FROM refunds r LEFT JOIN payment_attempts a ON a.id = r.payment_attempt_id
  WHERE r.done_at IS NOT NULL AND coalesce(a.state, 'paid') = 'paid')`;

interface TillRow extends Record<string, unknown> {
  day: string;
  piece: string;
  kind: 'sale' | 'correction' | 'refund' | 'cash_in' | 'cash_out' | 'close';
  cents: number;
  vatCents: number;
  cashCents: number;
  cardCents: number;
  otherCents: number;
  /** What was counted at the closing, less what was expected. */
  differenceCents: number;
}

/** Sales and corrections at the markets, money that was put in or taken out, and differences at the count. */
export async function readTills(db: Queryable, { from, before }: Period): Promise<Booking[]> {
  const { rows } = await db.execute<TillRow>(sql`SELECT (t.booked_at AT TIME ZONE 'Europe/Paris')::date::text AS day,
      coalesce(t.data -> 'record' ->> 'ticket', 'J' || t.position) AS piece, t.kind, t.amount_cents AS cents,
      coalesce((SELECT (CASE t.kind WHEN 'sale' THEN 1 ELSE -1 END * sum((v.part ->> 'vatCents')::int))::int
        FROM jsonb_array_elements(t.data -> 'record' -> 'vat') v (part)), 0) AS "vatCents",
      t.cash_cents AS "cashCents", t.card_cents AS "cardCents", t.other_cents AS "otherCents",
      coalesce((t.data -> 'record' ->> 'countedCents')::int - (t.data -> 'record' ->> 'expectedCents')::int, 0)
        AS "differenceCents"
    FROM till_entries t WHERE t.kind IN ('sale', 'correction', 'refund', 'cash_in', 'cash_out', 'close')
      AND t.booked_at >= ${from} AND t.booked_at < ${before} ORDER BY t.position`);
  return rows.map(tillBooking);
}

function tillBooking(row: TillRow): Booking {
  const { day, piece, kind, cents, vatCents, cashCents, cardCents, otherCents, differenceCents } = row;
  const booking = (label: string, ...amounts: readonly (readonly [Account, number])[]): Booking => ({
    journal: 'CA',
    day,
    piece,
    label: `${label} ${piece}`,
    lines: lines(...amounts),
  });
  switch (kind) {
    case 'close': {
      const account = differenceCents < 0 ? '658000' : '758000';
      return booking('Écart de caisse', ['530000', differenceCents], [account, -differenceCents]);
    }
    case 'cash_in':
    case 'cash_out':
      return booking(
        kind === 'cash_in' ? 'Apport d’espèces' : 'Retrait d’espèces',
        ['530000', cents],
        ['580000', -cents],
      );
    case 'sale':
    case 'correction':
    case 'refund': {
      // An entry of before the records of tablets names no means of payment: it was cash.
      const unknown = cents - cashCents - cardCents - otherCents;
      return booking(
        kind === 'sale' ? 'Vente au marché' : 'Contre-écriture',
        ['530000', cashCents + unknown],
        ['511500', cardCents],
        ['512000', otherCents],
        ['701000', vatCents - cents],
        ['445710', -vatCents],
      );
    }
  }
}

export const lines = (...amounts: readonly (readonly [Account, number])[]): Booking['lines'] =>
  amounts.map(([account, cents]) => ({ account, cents })).filter(({ cents }) => cents !== 0);
