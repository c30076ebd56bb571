import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { type OnlineProvider, type ProviderRefund, ProviderRefusal, type RefundAnswer } from '../provider/provider.ts';

type Source = Pick<Services, 'db' | 'now'>;

/** Delay after which a late refund is done, or a failing one fails. */
const lateMs = 20_000;
const prefix = 'demo-refund-';

interface DemoRefund extends Record<string, unknown> {
  status: 'pending' | 'done' | 'failed';
  outcome: 'done' | 'late' | 'fail';
  createdAt: string;
}

/**
 * Refunds of the demo provider. Two of its cards behave like those of Stripe's test mode: late, or failing after
 * success.
 */
export function demoRefunds(source: Source): Pick<OnlineProvider, 'refund' | 'findRefund' | 'readRefund'> {
  return {
    async refund(request) {
      await insertRefund(source, request);
      const answer = await readRefund(source, request.key);
      if (!answer) throw new ProviderRefusal('demo: nothing to refund');
      return answer;
    },
    findRefund: ({ key }) => readRefund(source, key),
    readRefund: (reference) => readRefund(source, reference.replace(prefix, '')),
  };
}

/** The first refund to such a card is late or fails; the next one succeeds. */
async function insertRefund({ db, now }: Source, { reference, amountCents, key }: ProviderRefund): Promise<void> {
  const at = now();
  const { rows } = await db.execute<{ status: string }>(sql`WITH fresh AS (
      INSERT INTO demo_refunds (idempotency_key, reference, amount_cents, status, created_at)
        SELECT ${key}, p.reference, ${amountCents}, CASE WHEN p.refunds = 'late' THEN 'pending' ELSE 'done' END,
          ${at.toISOString()} FROM demo_payments p WHERE p.reference = ${reference} AND p.status = 'succeeded'
      ON CONFLICT DO NOTHING RETURNING amount_cents, status)
    UPDATE demo_payments p SET refunded_cents = p.refunded_cents + fresh.amount_cents FROM fresh
    WHERE p.reference = ${reference} RETURNING p.refunds AS status`);
  if (rows[0] === undefined || rows[0].status === 'done') return;
  const refund = { reference: prefix + key, key };
  const body = JSON.stringify({ id: uuidv7(), type: 'refund.updated', reference, refund });
  const due = new Date(at.getTime() + lateMs).toISOString();
  await db.execute(sql`INSERT INTO demo_webhooks (id, body, deliver_at) VALUES (${uuidv7()}, ${body}, ${due})`);
}

async function readRefund(source: Source, key: string): Promise<RefundAnswer | undefined> {
  const { rows } =
    await source.db.execute<DemoRefund>(sql`SELECT r.status, p.refunds AS outcome, r.created_at AS "createdAt"
    FROM demo_refunds r JOIN demo_payments p ON p.reference = r.reference WHERE r.idempotency_key = ${key}`);
  const [found] = rows;
  if (!found) return undefined;
  const isDue = source.now().getTime() >= new Date(found.createdAt).getTime() + lateMs;
  const state = isDue ? await mature(source, key, found) : found.status;
  return { reference: prefix + key, state, failure: state === 'failed' ? 'expired_or_canceled_card' : null };
}

/** Applies the outcome of a refund after its delay. */
async function mature(
  { db }: Source,
  key: string,
  { outcome, status }: DemoRefund,
): Promise<'pending' | 'done' | 'failed'> {
  if (outcome === 'done' || (outcome === 'late' && status === 'done')) return status;
  const state = outcome === 'late' ? 'done' : 'failed';
  await db.execute(sql`WITH changed AS (
      UPDATE demo_refunds SET status = ${state} WHERE idempotency_key = ${key} AND status <> ${state}
      RETURNING reference, amount_cents)
    UPDATE demo_payments p SET refunds = 'done',
      refunded_cents = p.refunded_cents - CASE WHEN ${state} = 'failed' THEN changed.amount_cents ELSE 0 END
    FROM changed WHERE p.reference = changed.reference`);
  return state;
}
