import { randomBytes } from 'node:crypto';
import { fingerprint } from '../../../platform/crypto/secret-value.ts';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../../platform/database/sql/uuid.ts';
import { sql } from '../../../platform/sql/sql.ts';

const count = 10;
/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** 79 random bits, in groups for reading. */
function newCode(): string {
  const letters = Array.from({ length: 16 }, () => alphabet[pick()]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** Every letter with the same chance: bytes beyond the last whole multiple are drawn again. */
function pick(): number {
  const byte = randomBytes(1)[0] ?? 0;
  return byte < 256 - (256 % alphabet.length) ? byte % alphabet.length : pick();
}

const typed = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '');

/** Replaces the codes of an account. Only their hashes are kept: the codes are shown once. */
export async function makeRecoveryCodes(db: Queryable, userId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  await db.execute(sql`DELETE FROM recovery_codes WHERE user_id = ${userId}`);
  for (const code of codes) {
    await db.execute(sql`INSERT INTO recovery_codes (id, user_id, code_hash, created_at)
      VALUES (${uuidv7(now.getTime())}, ${userId}, ${fingerprint(typed(code))}, ${now.toISOString()})`);
  }
  return codes;
}

export async function useRecoveryCode(
  db: Queryable,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean> {
  const { rows } = await db.execute(sql`UPDATE recovery_codes SET used_at = ${now.toISOString()}
    WHERE user_id = ${userId} AND code_hash = ${fingerprint(typed(code))} AND used_at IS NULL RETURNING id`);
  return rows.length > 0;
}
