import { wireTime } from '../../../platform/database/sql/wire-time.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import type { ProviderMovement } from '../provider/provider.ts';

const dayMs = 86_400_000;
/** 5 January 1970 was a Monday. */
const firstMonday = 4 * dayMs;

interface Row extends Record<string, unknown> {
  reference: string;
  kind: 'payment' | 'refund';
  at: string;
  cents: number;
}

/** The balance of the demo: 1.5 % and 25 cents for each payment, and a payout every Monday, as Stripe does it. */
export async function demoMovements(
  { db }: Pick<Services, 'db'>,
  since: Date,
  until: Date,
): Promise<ProviderMovement[]> {
  const { rows } = await db.execute<Row>(sql`SELECT p.reference, 'payment' AS kind, p.created_at AS at,
      p.amount_cents AS cents FROM demo_payments p WHERE p.status = 'succeeded' AND p.amount_cents > 0
    UNION ALL
    SELECT 'demo-refund-' || r.idempotency_key, 'refund', r.created_at, -r.amount_cents FROM demo_refunds r
    WHERE r.status = 'done' ORDER BY at, reference`);
  const movements = rows.map(view);
  return [...movements, ...payoutsOf(movements)].filter(({ at }) => at >= since && at < until);
}

function view({ reference, kind, at: text, cents }: Row): ProviderMovement {
  const at = new Date(wireTime(text));
  const monday = payoutOf(at).toISOString().slice(0, 10);
  return {
    reference: `demo-movement-${reference}`,
    kind,
    at,
    grossCents: cents,
    feeCents: kind === 'payment' ? Math.round(cents * 0.015) + 25 : 0,
    source: reference,
    payout: `demo-payout-${monday}`,
  };
}

/** The morning of the next Monday. */
function payoutOf(at: Date): Date {
  const weeks = Math.floor((at.getTime() - firstMonday) / (7 * dayMs)) + 1;
  return new Date(firstMonday + weeks * 7 * dayMs + dayMs / 4);
}

function payoutsOf(movements: readonly ProviderMovement[]): ProviderMovement[] {
  return [...Map.groupBy(movements, ({ payout }) => payout ?? '')].flatMap(([payout, members]) => {
    const [first] = members;
    const cents = members.reduce((sum, { grossCents, feeCents }) => sum + grossCents - feeCents, 0);
    if (!first) return [];
    const at = payoutOf(first.at);
    return [{ reference: payout, kind: 'payout', at, grossCents: -cents, feeCents: 0, source: null, payout } as const];
  });
}
