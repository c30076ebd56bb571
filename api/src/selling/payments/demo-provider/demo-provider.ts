import type { PaymentFailure, PaymentOrder } from '@aimante/api-contract/payments';
import { z } from 'zod';
import { derive, randomSecret } from '../../../platform/crypto/secret-value.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import type { Services } from '../../../platform/services/services.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';
import type { NewPayment, OnlineProvider, ProviderPayment, StartedPayment } from '../provider/provider.ts';
import { ProviderRefusal, ProviderSilence } from '../provider/provider.ts';
import { isSignedWebhook } from '../provider/webhook-signature.ts';
import { outcomeOf, refundsOf } from './demo-cards.ts';
import { demoMovements } from './demo-movements.ts';
import { demoRefunds } from './demo-refunds.ts';

type Context = Pick<Services, 'db' | 'secrets' | 'now'>;

interface DemoRow extends Record<string, unknown> {
  reference: string;
  amountCents: number;
  status: 'requires_action' | 'succeeded' | 'failed';
  failure: PaymentFailure | null;
  simulate: PaymentOrder['simulate'] | null;
  createdAt: string;
}

const lateMs = 20_000;
const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  reference: z.string(),
  refund: z.object({ reference: z.string(), key: z.string() }).optional(),
});

export const demoWebhookSecret = (secret: string): string => derive(secret, 'demo-webhook', '');

/**
 * A payment provider inside the shop: it does everything that a real one does except move money, and has its own
 * tables.
 */
export function demoProvider({ db, secrets, now }: Context): OnlineProvider {
  const select = async (where: SQL): Promise<DemoRow | undefined> => {
    const { rows } =
      await db.execute<DemoRow>(sql`SELECT reference, amount_cents AS "amountCents", status, failure, simulate,
      created_at AS "createdAt" FROM demo_payments WHERE ${where}`);
    return rows[0];
  };
  const view = (row: DemoRow): StartedPayment => {
    const { reference, amountCents, failure } = row;
    const action = row.status === 'requires_action' ? ({ kind: 'demo_3ds', reference } as const) : null;
    return { reference, amountCents, currency: 'EUR', failure, action, state: stateOf(row, now()) };
  };

  return {
    name: 'demo',
    async start(payment) {
      const known = await select(sql`attempt_id = ${payment.attemptId}`);
      if (known) return view(known);
      const reference = await insertPayment({ db, now }, payment);
      const made = await select(sql`reference = ${reference}`);
      if (!made || payment.simulate === 'timeout') throw new ProviderSilence('demo: no answer, as asked for');
      // Simulates a lost answer: the success is found only by a later read.
      const isSilent = payment.simulate === 'lost' && made.status === 'succeeded';
      return isSilent ? { ...view(made), state: 'open' } : view(made);
    },
    async read(reference) {
      const row = await select(sql`reference = ${reference}`);
      return row && view(row);
    },
    async find(attemptId) {
      const row = await select(sql`attempt_id = ${attemptId}`);
      return row && view(row);
    },
    async cancel(reference) {
      await db.execute(sql`UPDATE demo_payments SET status = 'failed', failure = 'timed_out'
        WHERE reference = ${reference} AND status = 'requires_action'`);
    },
    ...demoRefunds({ db, now }),
    listMovements: (since, until) => demoMovements({ db }, since, until),
    async readEvent(raw, headers) {
      const secret = demoWebhookSecret(secrets.link);
      if (!isSignedWebhook(secret, { raw, header: headers['demo-signature'], now: now() })) return undefined;
      const event = eventSchema.safeParse(JSON.parse(raw.toString('utf8')));
      if (!event.success) return undefined;
      const { refund, ...rest } = event.data;
      return { ...rest, ...(refund && { refund }), payload: event.data };
    },
  };
}

function stateOf({ status, simulate, createdAt }: DemoRow, now: Date): ProviderPayment['state'] {
  if (status === 'requires_action') return 'requires_action';
  if (status === 'failed') return 'failed';
  return simulate === 'late' && now.getTime() < new Date(createdAt).getTime() + lateMs ? 'open' : 'paid';
}

type Source = Pick<Services, 'db' | 'now'>;

async function insertPayment({ db, now }: Source, payment: NewPayment): Promise<string> {
  if (!payment.card) throw new ProviderRefusal('demo: no card');
  const outcome = outcomeOf(payment.card.number);
  const status = outcome === 'succeeds' ? 'succeeded' : outcome === 'asks_3ds' ? 'requires_action' : 'failed';
  const failure = status === 'failed' ? outcome : null;
  const reference = `demo_${randomSecret()}`;
  await db.execute(sql`INSERT INTO demo_payments (reference, attempt_id, amount_cents, status, failure, simulate, refunds,
      created_at)
    VALUES (${reference}, ${payment.attemptId}, ${payment.amountCents}, ${status}, ${failure}, ${payment.simulate ?? null},
      ${refundsOf(payment.card.number)},      ${now().toISOString()})`);
  if (status !== 'requires_action') await announce({ db, now }, { reference, status, simulate: payment.simulate });
  return reference;
}

interface Announcement {
  reference: string;
  status: 'succeeded' | 'failed';
  simulate: PaymentOrder['simulate'] | null | undefined;
}

/** Queues the webhooks that the provider would send: late, twice, in the wrong order or not at all, as simulated. */
async function announce({ db, now }: Source, { reference, status, simulate }: Announcement): Promise<void> {
  if (simulate === 'lost') return;
  const main = { id: uuidv7(), type: `payment.${status}`, reference };
  const created = { id: uuidv7(), type: 'payment.created', reference };
  const events = { twice: [main, main], disordered: [main, created], late: [main], timeout: [main] };
  const at = new Date(now().getTime() + (simulate === 'late' ? lateMs : 0)).toISOString();
  for (const event of simulate ? events[simulate] : [main]) {
    await db.execute(
      sql`INSERT INTO demo_webhooks (id, body, deliver_at) VALUES (${uuidv7()}, ${JSON.stringify(event)}, ${at})`,
    );
  }
}

/** Answers the demo's 3-D Secure step. False: no such step, or already answered. */
export async function answer3ds(
  source: Source,
  { reference, approve }: { reference: string; approve: boolean },
): Promise<boolean> {
  const status = approve ? 'succeeded' : 'failed';
  const { rows } = await source.db.execute<{ simulate: PaymentOrder['simulate'] | null }>(sql`UPDATE demo_payments
    SET status = ${status}, failure = ${approve ? null : 'authentication_failed'}
    WHERE reference = ${reference} AND status = 'requires_action' RETURNING simulate`);
  const [answered] = rows;
  if (answered) await announce(source, { reference, status, simulate: answered.simulate });
  return answered !== undefined;
}
