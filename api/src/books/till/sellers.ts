import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { PIN_ROUNDS } from '@aimante/shop/till';
import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { newSalt } from './devices.ts';
import { tillErrors } from './errors.ts';

const derive = promisify(pbkdf2);

export interface StoredSeller extends Record<string, unknown> {
  id: string;
  name: string;
  salt: string;
  pinHash: string;
}

export async function selectSellers(db: Queryable): Promise<StoredSeller[]> {
  const found = await db.execute<StoredSeller>(
    sql`SELECT id, name, salt, pin_hash AS "pinHash" FROM till_sellers WHERE removed_at IS NULL ORDER BY name, id`,
  );
  return found.rows;
}

/** A helper can sell at a registered device and has no account. */
export async function addSeller(db: Queryable, author: Author, { name, pin }: { name: string; pin: string }) {
  const id = uuidv7();
  const salt = newSalt();
  const pinHash = (await derive(pin, Buffer.from(salt, 'hex'), PIN_ROUNDS, 32, 'sha256')).toString('hex');
  await db.execute(
    sql`INSERT INTO till_sellers (id, name, salt, pin_hash) VALUES (${id}, ${name}, ${salt}, ${pinHash})`,
  );
  await recordAudit(db, author, { action: 'till.add-seller', entity: 'till-seller', entityId: id, after: { name } });
  return { id, name };
}

export async function removeSeller(
  db: Queryable,
  author: Author,
  { id, now }: { id: string; now: Date },
): Promise<undefined | Refusal> {
  const removed = await db.execute<{ id: string }>(
    sql`UPDATE till_sellers SET removed_at = ${now.toISOString()} WHERE id = ${id} AND removed_at IS NULL RETURNING id`,
  );
  if (removed.rows.length === 0) return tillErrors.TILL_SELLER_NOT_FOUND();
  await recordAudit(db, author, { action: 'till.remove-seller', entity: 'till-seller', entityId: id });
  return undefined;
}
