import { Secret, TOTP } from 'otpauth';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { seal, unseal } from './seal.ts';

const seconds = 30;
/** A code of the period before or after is accepted: clocks differ. */
const window = 1;

const appOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), period: seconds, digits: 6, algorithm: 'SHA1' });

export const newAppSecret = (): string => new Secret({ size: 20 }).base32;

/** For the QR code that an app reads. */
export const addressOfApp = (secret: string, names: { issuer: string; label: string }): string =>
  appOf(secret, names).toString();

/** The period of a right code. Undefined: the code is wrong. */
export function periodOfCode(secret: string, code: string, now: Date): number | undefined {
  const delta = appOf(secret).validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / seconds) + delta;
}

interface Given {
  userId: string;
  code: string;
  now: Date;
}

/** A code is accepted once: the statement refuses its period and those before it. */
export async function useAppCode(db: Queryable, key: string, { userId, code, now }: Given): Promise<boolean> {
  const { rows } = await db.execute<{ sealed: string }>(
    sql`SELECT sealed_secret AS sealed FROM code_apps WHERE user_id = ${userId}`,
  );
  const secret = rows[0] && unseal(key, rows[0].sealed);
  const period = secret && periodOfCode(secret, code, now);
  if (!period) return false;
  const used = await db.execute(sql`UPDATE code_apps SET last_period = ${period}
    WHERE user_id = ${userId} AND last_period < ${period} RETURNING user_id`);
  return used.rows.length > 0;
}

export async function keepApp(
  db: Queryable,
  key: string,
  { userId, secret, period, now }: { userId: string; secret: string; period: number; now: Date },
): Promise<void> {
  await db.execute(sql`INSERT INTO code_apps (user_id, sealed_secret, last_period, created_at)
    VALUES (${userId}, ${seal(key, secret)}, ${period}, ${now.toISOString()})
    ON CONFLICT (user_id) DO UPDATE SET sealed_secret = excluded.sealed_secret, last_period = excluded.last_period,
      created_at = excluded.created_at`);
}

export async function removeApp(db: Queryable, userId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`DELETE FROM code_apps WHERE user_id = ${userId} RETURNING user_id`);
  return rows.length > 0;
}
