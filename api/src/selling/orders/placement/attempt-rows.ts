import type { PaymentAction, PaymentFailure, PaymentProvider, PaymentStep } from '@aimante/api-contract/payments';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';
import type { OrderRow } from '../record/order-rows.ts';

export interface AttemptRow extends Record<string, unknown> {
  id: string;
  orderId: string;
  provider: PaymentProvider;
  reference: string | null;
  amountCents: number;
  state: PaymentStep['state'];
  failure: PaymentFailure | null;
  data: { action?: PaymentAction | null };
  createdAt: string;
}

const fields = {
  id: sql`a.id`,
  orderId: sql`a.order_id`,
  provider: sql`a.provider`,
  reference: sql`a.provider_reference`,
  amountCents: sql`a.amount_cents`,
  state: sql`a.state`,
  failure: sql`a.failure_code`,
  data: sql`a.data`,
  createdAt: sql`a.created_at`,
};

const columns = sql.join(
  Object.entries(fields).map(([name, column]) => sql`${column} AS ${sql.identifier(name)}`),
  ', ',
);

/** For a statement that reads an attempt together with its order. */
export const attemptJson: SQL = sql`json_build_object(${sql.join(
  Object.entries(fields).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
  ', ',
)})`;

export async function selectAttempts(db: Queryable, where: SQL): Promise<AttemptRow[]> {
  const { rows } = await db.execute<AttemptRow>(
    sql`SELECT ${columns} FROM payment_attempts a WHERE ${where} ORDER BY a.position DESC`,
  );
  return rows;
}

/** A payment of the whole order begins. Returns the id of the attempt. */
export async function insertAttempt(
  tx: Queryable,
  { order, provider, now }: { order: OrderRow; provider: PaymentProvider; now: Date },
): Promise<string> {
  const id = uuidv7(now.getTime());
  const at = now.toISOString();
  await tx.execute(sql`INSERT INTO payment_attempts (id, order_id, provider, amount_cents, created_at, updated_at)
    VALUES (${id}, ${order.id}, ${provider}, ${order.totalCents}, ${at}, ${at})`);
  return id;
}

/** After one of these failures it is certain that nothing was charged. After any other it is not. */
const certain: readonly (PaymentFailure | null)[] = [
  'declined',
  'insufficient_funds',
  'authentication_failed',
  'expired_card',
];

export function viewAttempt(row: AttemptRow): PaymentStep {
  return {
    attemptId: row.id,
    provider: row.provider,
    state: row.state,
    failure: row.failure,
    notCharged: row.state === 'failed' && certain.includes(row.failure),
    action: row.state === 'open' || row.state === 'requires_action' ? (row.data.action ?? null) : null,
  };
}
