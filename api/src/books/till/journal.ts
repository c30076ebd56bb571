import { createHash } from 'node:crypto';
import type { TillEntry } from '@aimante/api-contract/market';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { wireTime } from '../../platform/database/sql/wire-time.ts';

type Payment = 'cash' | 'card' | 'other';
export interface NewEntry {
  sessionId: string | null;
  clientId?: string | undefined;
  kind: TillEntry['kind'];
  payment?: Payment | undefined;
  amountCents: number;
  data: Record<string, unknown>;
  at: Date;
}

const genesis = '0'.repeat(64);

/**
 * Appends to the journal. Each entry contains the hash of the one before, so a changed byte breaks the chain from there
 * on.
 */
export async function appendEntry(db: Queryable, entry: NewEntry): Promise<TillEntry> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('till-journal'))`);
  const last = await db.execute<{ position: number; hash: string }>(
    sql`SELECT position::int AS position, hash FROM till_entries ORDER BY position DESC LIMIT 1`,
  );
  const { position, hash: previousHash } = last.rows[0] ?? { position: 0, hash: genesis };
  const made = {
    id: uuidv7(entry.at.getTime()),
    position: position + 1,
    sessionId: entry.sessionId,
    kind: entry.kind,
    payment: entry.payment ?? null,
    amountCents: entry.amountCents,
    data: entry.data,
    at: entry.at.toISOString(),
    previousHash,
  };
  const hash = hashOf(made);
  await db.execute(sql`INSERT INTO till_entries (id, position, session_id, client_id, kind, payment, amount_cents, data, at,
      previous_hash, hash)
    VALUES (${made.id}, ${made.position}, ${made.sessionId}, ${entry.clientId ?? null}, ${made.kind}, ${made.payment},
      ${made.amountCents}, ${JSON.stringify(made.data)}::jsonb, ${made.at}, ${previousHash}, ${hash})`);
  return { ...made, hash };
}

export async function selectEntries(db: Queryable, where: SQL, limit?: number): Promise<TillEntry[]> {
  const end = limit === undefined ? sql`` : sql` LIMIT ${limit}`;
  const found = await db.execute<TillEntry & Record<string, unknown>>(sql`
    SELECT id, position::int AS position, session_id AS "sessionId", kind, payment, amount_cents AS "amountCents", data, at,
      previous_hash AS "previousHash", hash
    FROM till_entries e WHERE ${where} ORDER BY position${end}`);
  return found.rows.map((row) => ({ ...row, at: wireTime(row.at) }));
}

/** The entry that the client sent before under the same client id. */
export async function entryOfClient(db: Queryable, clientId: string): Promise<TillEntry | undefined> {
  const [entry] = await selectEntries(db, sql`e.client_id = ${clientId}`, 1);
  return entry;
}

/** Position of the first entry that does not match the one before it. Undefined: the chain is intact. */
export function firstBreak(
  entries: readonly TillEntry[],
  after: { position: number; hash: string } = { position: 0, hash: genesis },
) {
  let { position, hash } = after;
  for (const entry of entries) {
    const { hash: given, ...rest } = entry;
    const isRight = entry.position === position + 1 && entry.previousHash === hash && given === hashOf(rest);
    if (!isRight) return entry.position;
    position = entry.position;
    hash = given;
  }
  return undefined;
}

const hashOf = (entry: Omit<TillEntry, 'hash'>): string => createHash('sha256').update(canonical(entry)).digest('hex');

/** JSON with sorted keys: the same bytes, in whatever order the database stores the keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`);
  return `{${parts.join(',')}}`;
}
