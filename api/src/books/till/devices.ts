import { randomBytes } from 'node:crypto';
import type { TillDevice } from '@aimante/api-contract/market';
import type { FastifyRequest } from 'fastify';
import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import { fingerprint, isSame, randomSecret } from '../../platform/crypto/secret-value.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { tillErrors } from './errors.ts';

export async function selectDevices(db: Queryable, where: SQL): Promise<TillDevice[]> {
  const found = await db.execute<TillDevice & Record<string, unknown>>(sql`
    SELECT d.id, d.name, d.code, d.registered_at AS "registeredAt", d.revoked_at AS "revokedAt", d.last_number AS "lastNumber",
      d.last_seen_at AS "lastSeenAt" FROM till_devices d WHERE ${where} ORDER BY d.code`);
  return found.rows.map((row) => ({
    ...row,
    registeredAt: wireTime(row.registeredAt),
    revokedAt: row.revokedAt && wireTime(row.revokedAt),
    lastSeenAt: row.lastSeenAt && wireTime(row.lastSeenAt),
  }));
}

/** A device that is registered again gets a new secret and keeps its chain. */
export async function registerDevice(
  db: Queryable,
  author: Author,
  { id, name, now }: { id: string; name: string; now: Date },
): Promise<(TillDevice & { secret: string }) | Refusal> {
  const secret = randomSecret();
  await db.execute(sql`INSERT INTO till_devices (id, name, secret_hash, registered_at)
    VALUES (${id}, ${name}, ${fingerprint(secret)}, ${now.toISOString()})
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, secret_hash = excluded.secret_hash, revoked_at = NULL`);
  await recordAudit(db, author, { action: 'till.register', entity: 'till-device', entityId: id, after: { name } });
  const [device] = await selectDevices(db, sql`d.id = ${id}`);
  return device ? { ...device, secret } : tillErrors.TILL_DEVICE_NOT_FOUND();
}

export async function revokeDevice(
  db: Queryable,
  author: Author,
  { id, now }: { id: string; now: Date },
): Promise<TillDevice | Refusal> {
  await db.execute(
    sql`UPDATE till_devices SET revoked_at = ${now.toISOString()} WHERE id = ${id} AND revoked_at IS NULL`,
  );
  const [device] = await selectDevices(db, sql`d.id = ${id}`);
  if (!device) return tillErrors.TILL_DEVICE_NOT_FOUND();
  await recordAudit(db, author, { action: 'till.revoke', entity: 'till-device', entityId: id });
  return device;
}

/** The device that sends a request: `authorization: Till <id>.<secret>`. */
export async function deviceOf(
  db: Queryable,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<{ id: string } | Refusal> {
  const [id, secret] = /^Till ([0-9a-f-]{36})\.([\w-]{20,100})$/.exec(headers.authorization ?? '')?.slice(1) ?? [];
  if (!id || !secret) return tillErrors.TILL_DEVICE_UNKNOWN();
  const found = await db.execute<{ secretHash: string }>(
    sql`SELECT secret_hash AS "secretHash" FROM till_devices WHERE id = ${id} AND revoked_at IS NULL`,
  );
  const [device] = found.rows;
  return device && isSame(device.secretHash, fingerprint(secret)) ? { id } : tillErrors.TILL_DEVICE_UNKNOWN();
}

/** A new salt for a PIN. */
export const newSalt = (): string => randomBytes(16).toString('hex');
