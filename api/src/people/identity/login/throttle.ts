import { derive, fingerprint, isSame, randomSecret } from '../../../platform/crypto/secret-value.ts';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { networkOf } from '../../../platform/http/guards/network.ts';
import { sql } from '../../../platform/sql/sql.ts';
import type { Refusal } from '../../../platform/text/refusal.ts';
import { identityErrors } from '../sessions/errors.ts';

interface Rule {
  /** Failures before the first wait. */
  free: number;
  firstWaitMs: number;
  longestWaitMs: number;
  /** Failures are forgotten after this time without another one. */
  forgetMs: number;
}

const minute = 60_000;
/**
 * Callers without the device cookie of the account share one counter, so guessing from many addresses does not help.
 */
const perAccount: Rule = { free: 5, firstWaitMs: minute / 2, longestWaitMs: 15 * minute, forgetMs: 15 * minute };
const perAddress: Rule = { free: 20, firstWaitMs: minute / 2, longestWaitMs: 60 * minute, forgetMs: 60 * minute };
const perMailbox: Rule = { free: 3, firstWaitMs: 10 * minute, longestWaitMs: 60 * minute, forgetMs: 60 * minute };

export interface Attempt {
  email: string;
  ip: string;
  device: string | undefined;
}

/**
 * Counts an attempt before the password is checked, so that parallel attempts cannot bypass the limit. A browser that
 * logged in before has its own counter: guesses from elsewhere do not lock its user out.
 */
export async function admitAttempt(
  db: Queryable,
  attempt: Attempt,
  when: { now: Date; secret: string },
): Promise<Refusal | undefined> {
  for (const [key, rule] of [
    [addressKey(attempt), perAddress],
    [accountKey(attempt, when.secret), perAccount],
  ] as const) {
    const wait = await count(db, { key, rule, now: when.now });
    if (wait > 0) return identityErrors.LOGIN_THROTTLED({ retryAfter: wait / 1000 });
  }
  return undefined;
}

export async function forgiveAttempt(db: Queryable, attempt: Attempt, secret: string): Promise<void> {
  await db.execute(sql`DELETE FROM login_attempts WHERE key = ${accountKey(attempt, secret)}`);
  await db.execute(sql`UPDATE login_attempts SET failures = greatest(failures - 1, 0), blocked_until = NULL
    WHERE key = ${addressKey(attempt)}`);
}

/** Counts a guess of a second factor, whatever the address: the password is known by then. */
export async function admitFactorGuess(db: Queryable, userId: string, now: Date): Promise<Refusal | undefined> {
  const wait = await count(db, { key: `factor:${userId}`, rule: perAccount, now });
  return wait > 0 ? identityErrors.LOGIN_THROTTLED({ retryAfter: wait / 1000 }) : undefined;
}

export async function forgiveFactorGuesses(db: Queryable, userId: string): Promise<void> {
  await db.execute(sql`DELETE FROM login_attempts WHERE key = ${`factor:${userId}`}`);
}

/** Whether another mail may be sent to an address, so that the shop cannot be used to flood a mailbox. */
export async function admitMail(db: Queryable, email: string, now: Date): Promise<boolean> {
  return (await count(db, { key: `mail:${fingerprint(email)}`, rule: perMailbox, now })) === 0;
}

/** Milliseconds until the next order link may be requested for an address; 0: this request is counted and allowed. */
export const orderLinkWait = (db: Queryable, email: string, now: Date): Promise<number> =>
  count(db, { key: `order-link:${fingerprint(email)}`, rule: perMailbox, now });

/** Marks a browser that logged in to this account once. It gives no access, only a counter of its own. */
export function deviceMark(secret: string, email: string): string {
  const nonce = randomSecret().slice(0, 22);
  return `${nonce}.${derive(secret, 'device', `${email}\n${nonce}`)}`;
}

const addressKey = ({ ip }: Attempt): string => `ip:${networkOf(ip)}`;

function accountKey({ email, device }: Attempt, secret: string): string {
  const nonce = knownDevice({ email, device }, secret);
  return nonce ? `device:${nonce}` : `account:${fingerprint(email)}`;
}

/** The name of a browser that logged in to this account before. */
export function knownDevice({ email, device }: Omit<Attempt, 'ip'>, secret: string): string | undefined {
  const [nonce = '', proof = ''] = device?.split('.') ?? [];
  return nonce !== '' && isSame(proof, derive(secret, 'device', `${email}\n${nonce}`)) ? nonce : undefined;
}

/** Milliseconds to wait; 0: this attempt is allowed and counted. One statement, so the row lock serialises attempts. */
async function count(db: Queryable, { key, rule, now }: { key: string; rule: Rule; now: Date }): Promise<number> {
  const at = now.toISOString();
  const isForgotten = sql`greatest(a.first_at, a.blocked_until) < ${at}::timestamptz - ${rule.forgetMs} * interval '1 ms'`;
  const wait = sql`least(${rule.longestWaitMs}, ${rule.firstWaitMs} * power(2, least(a.failures + 1 - ${rule.free}, 20)))`;
  const { rows } =
    await db.execute(sql`INSERT INTO login_attempts AS a (key, failures, first_at) VALUES (${key}, 1, ${at})
    ON CONFLICT (key) DO UPDATE SET
      failures = CASE WHEN ${isForgotten} THEN 1 ELSE a.failures + 1 END,
      first_at = CASE WHEN ${isForgotten} THEN ${at}::timestamptz ELSE a.first_at END,
      blocked_until = CASE WHEN NOT ${isForgotten} AND a.failures + 1 >= ${rule.free}
        THEN ${at}::timestamptz + ${wait} * interval '1 ms' END
    WHERE a.blocked_until IS NULL OR a.blocked_until <= ${at}::timestamptz
    RETURNING 1`);
  if (rows.length > 0) return 0;
  const blocked = await db.execute<{ until: string }>(
    sql`SELECT blocked_until AS until FROM login_attempts WHERE key = ${key} AND blocked_until IS NOT NULL`,
  );
  const until = blocked.rows[0]?.until;
  // The counter was reset between the two statements: the attempt is counted again.
  if (until === undefined) return count(db, { key, rule, now });
  return Math.max(1000, new Date(until).getTime() - now.getTime());
}
