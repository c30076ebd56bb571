import type { Queryable } from '../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import { type ProviderBalance, type ProviderMovement, readProviderBalances } from '../../selling/index.ts';
import { openMoment } from '../months/closed-months.ts';

const dayMs = 86_400_000;
/** A payout names payments of weeks before. */
const lookBackMs = 45 * dayMs;

export interface Fetched {
  /** Movements that were new. */
  movements: number;
  /** Providers that did not answer. */
  silent: string[];
}

/** Reads what the providers moved, and matches it with the payments and refunds of the shop. Safe to repeat. */
export async function fetchMovements(services: Services): Promise<Fetched> {
  const { db } = services;
  const { rows } = await db.execute<{ provider: string; at: string }>(
    sql`SELECT provider, max(at) AS at FROM provider_movements GROUP BY provider`,
  );
  const last = new Map(rows.map(({ provider, at }) => [provider, new Date(at).getTime()]));
  const first = await firstPayment(db, services.now());
  const balances = await readProviderBalances(
    services,
    (provider) => new Date((last.get(provider) ?? first + lookBackMs) - lookBackMs),
  );
  let movements = 0;
  for (const balance of balances) movements += await db.transaction((tx) => store(tx, balance));
  return { movements, silent: balances.flatMap(({ provider, movements: read }) => (read ? [] : [provider])) };
}

async function firstPayment(db: Queryable, now: Date): Promise<number> {
  const { rows } = await db.execute<{ at: string | null }>(
    sql`SELECT min(created_at) AS at FROM payment_attempts WHERE provider IN ('demo', 'stripe', 'paypal')`,
  );
  return new Date(rows[0]?.at ?? now).getTime() - dayMs;
}

async function store(tx: Queryable, { provider, movements = [] }: ProviderBalance): Promise<number> {
  const first = await openMoment(tx, new Date(0));
  const rows = movements.map((movement) => rowOf(provider, movement, first));
  const { rows: stored } = await tx.execute<{ isNew: boolean }>(sql`INSERT INTO provider_movements AS m (id, provider,
      reference, kind, at, booked_at, gross_cents, fee_cents, source, payout)
    SELECT r.id, r.provider, r.reference, r.kind, r.at, r.booked_at, r.gross_cents, r.fee_cents, r.source, r.payout
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (id uuid, provider text, reference text, kind text,
      at timestamptz, booked_at timestamptz, gross_cents int, fee_cents int, source text, payout text)
    ON CONFLICT (provider, reference) DO UPDATE SET payout = excluded.payout WHERE m.payout IS DISTINCT FROM excluded.payout
    RETURNING xmax = 0 AS "isNew"`);
  await match(tx, provider);
  return stored.filter(({ isNew }) => isNew).length;
}

function rowOf(provider: string, movement: ProviderMovement, firstOpen: Date) {
  return {
    id: uuidv7(movement.at.getTime()),
    provider,
    reference: movement.reference,
    kind: movement.kind,
    at: movement.at.toISOString(),
    booked_at: (movement.at < firstOpen ? firstOpen : movement.at).toISOString(),
    gross_cents: movement.grossCents,
    fee_cents: movement.feeCents,
    source: movement.source,
    payout: movement.payout,
  };
}

/** Only open months: what a closed month has as unknown is corrected in the open one. */
async function match(tx: Queryable, provider: string): Promise<void> {
  const open = sql`m.booked_at >= coalesce((SELECT (max(month) + interval '1 month') AT TIME ZONE 'Europe/Paris'
    FROM book_months), '-infinity')`;
  await tx.execute(sql`UPDATE provider_movements m SET attempt_id = a.id FROM payment_attempts a
    WHERE m.provider = ${provider} AND m.kind = 'payment' AND m.attempt_id IS NULL AND ${open}
      AND a.provider = m.provider AND a.provider_reference = m.source AND a.state = 'paid'`);
  await tx.execute(sql`UPDATE provider_movements m SET refund_id = r.id FROM refunds r
      LEFT JOIN payment_attempts a ON a.id = r.payment_attempt_id
    WHERE m.provider = ${provider} AND m.kind IN ('refund', 'refund_returned') AND m.refund_id IS NULL AND ${open}
      AND r.provider_reference = m.source AND coalesce(a.provider, m.provider) = m.provider AND r.done_at IS NOT NULL`);
}

export const fetchMovementsDaily: Job = {
  name: 'fetch-movements',
  schedule: '41 1 * * *',
  async run(services) {
    const { silent } = await fetchMovements(services);
    if (silent.length > 0) throw new Error(`No answer about payouts from ${silent.join(', ')}`);
  },
};
