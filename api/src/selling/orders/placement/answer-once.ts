import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { Refusal } from '../../../platform/text/refusal.ts';
import { orderErrors } from '../record/errors.ts';

export interface OnceKey {
  key: string;
  /** Owner of the key: the same key of another owner is a different one. */
  owner: string;
  route: string;
  request: unknown;
}

export interface StoredAnswer {
  status: number;
  text: string;
}

/**
 * Runs work once per key, in the transaction of the work itself. A concurrent request with the same key waits for the
 * row until that transaction ends. Afterwards the same request gets the same answer, byte for byte, and a different one
 * is refused. A refusal rolls the key back too, so that the customer can correct the request and reuse the key.
 */
export async function answerOnce(
  tx: Queryable,
  { key, owner, route, request }: OnceKey,
  work: () => Promise<StoredAnswer | Refusal>,
): Promise<StoredAnswer | Refusal> {
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  const mine = await tx.execute(sql`INSERT INTO idempotency_keys (key, owner, route, request_hash)
    VALUES (${key}, ${owner}, ${route}, ${hash}) ON CONFLICT DO NOTHING RETURNING 1`);
  if (mine.rows.length === 0) return replay(tx, { key, owner, route, hash });
  const answer = await work();
  if (answer instanceof Refusal) return answer;
  await tx.execute(sql`UPDATE idempotency_keys SET status = ${answer.status}, response = ${answer.text}
    WHERE owner = ${owner} AND route = ${route} AND key = ${key}`);
  return answer;
}

async function replay(
  tx: Queryable,
  { key, owner, route, hash }: Omit<OnceKey, 'request'> & { hash: string },
): Promise<StoredAnswer | Refusal> {
  const { rows } = await tx.execute<{
    hash: string;
    status: number;
    text: string;
  }>(sql`SELECT request_hash AS hash, status,
    response AS text FROM idempotency_keys WHERE owner = ${owner} AND route = ${route} AND key = ${key}`);
  const [stored] = rows;
  if (!stored || stored.hash !== hash) return orderErrors.IDEMPOTENCY_KEY_REUSED();
  return { status: stored.status, text: stored.text };
}

/** The idempotency key of the request. */
export function onceKeyOf({ headers }: FastifyRequest): string | Refusal {
  const key = headers['idempotency-key'];
  const isKey = typeof key === 'string' && key !== '' && key.length <= 255;
  return isKey ? key : orderErrors.IDEMPOTENCY_KEY_MISSING();
}

export const sendStored = (reply: FastifyReply, { status, text }: StoredAnswer): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((written: string) => written)
    .send(text);
