import { createHash } from 'node:crypto';
import type { TillEntry } from '@aimante/api-contract/market';
import { canonical, GENESIS_HASH } from '@aimante/shop/till';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import type { TillKey } from './till-key.ts';

/** Entries that change the turnover. */
export const soldKinds = sql`('sale', 'correction', 'refund')`;

export interface NewEntry {
  sessionId: string | null;
  kind: TillEntry['kind'];
  payment?: TillEntry['payment'];
  amountCents: number;
  data: Record<string, unknown>;
  at: Date;
  /** When the entry counts. Default: `at`. */
  bookedAt?: Date;
  /** How the amount of a sale was paid. */
  paid?: Partial<Record<'cash' | 'card' | 'other', number>>;
  /** The record of a device that the entry books. */
  record?: { deviceId: string; id: string; hash: string };
}

/** One writer at a time: the chain has one end. */
export const lockJournal = (db: Queryable): Promise<unknown> =>
  db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('till-journal'))`);

/**
 * Appends to the journal. Each entry contains the hash of the one before, so a changed byte breaks the chain from there
 * on. Each entry is signed, so that another chain needs the key of the shop.
 */
export async function appendEntry(db: Queryable, key: TillKey, entry: NewEntry): Promise<TillEntry> {
  await lockJournal(db);
  const known = await db.execute(
    sql`SELECT 1 FROM till_entries WHERE kind = 'key' AND data ->> 'publicKey' = ${key.publicKey}`,
  );
  if (known.rows.length === 0) {
    const data = { publicKey: key.publicKey };
    await insertEntry(db, key, { sessionId: null, kind: 'key', amountCents: 0, data, at: entry.at });
  }
  return insertEntry(db, key, entry);
}

async function insertEntry(db: Queryable, key: TillKey, entry: NewEntry): Promise<TillEntry> {
  const last = await db.execute<{ position: number; hash: string }>(
    sql`SELECT position::int AS position, hash FROM till_entries ORDER BY position DESC LIMIT 1`,
  );
  const { position, hash: previousHash } = last.rows[0] ?? { position: 0, hash: GENESIS_HASH };
  const bookedAt = entry.bookedAt ?? entry.at;
  const made = {
    id: uuidv7(entry.at.getTime()),
    position: position + 1,
    sessionId: entry.sessionId,
    kind: entry.kind,
    payment: entry.payment ?? null,
    amountCents: entry.amountCents,
    data: { ...entry.data, bookedAt: bookedAt.toISOString() },
    at: entry.at.toISOString(),
    previousHash,
  };
  const hash = hashOf(made);
  const signature = key.sign(hash);
  const { cash = 0, card = 0, other = 0 } = entry.paid ?? {};
  await db.execute(sql`INSERT INTO till_entries (id, position, session_id, kind, payment, amount_cents, data, at, booked_at,
      previous_hash, hash, signature, cash_cents, card_cents, other_cents, device_id, record_id, record_hash)
    VALUES (${made.id}, ${made.position}, ${made.sessionId}, ${made.kind}, ${made.payment}, ${made.amountCents},
      ${JSON.stringify(made.data)}::jsonb, ${made.at}, ${bookedAt.toISOString()}, ${previousHash}, ${hash}, ${signature},
      ${cash}, ${card}, ${other}, ${entry.record?.deviceId ?? null}, ${entry.record?.id ?? null}, ${entry.record?.hash ?? null})`);
  return { ...made, hash, signature };
}

export async function selectEntries(
  db: Queryable,
  where: SQL,
  { limit, newestFirst = false }: { limit?: number; newestFirst?: boolean } = {},
): Promise<TillEntry[]> {
  const end = limit === undefined ? sql`` : sql` LIMIT ${limit}`;
  const found = await db.execute<TillEntry & Record<string, unknown>>(sql`
    SELECT id, position::int AS position, session_id AS "sessionId", kind, payment, amount_cents AS "amountCents", data, at,
      previous_hash AS "previousHash", hash, signature
    FROM till_entries e WHERE ${where} ORDER BY position ${newestFirst ? sql`DESC` : sql`ASC`}${end}`);
  return found.rows.map((row) => ({ ...row, at: wireTime(row.at) }));
}

/** Position of the first entry that does not match the one before it. Undefined: the chain is intact. */
export function firstBreak(
  entries: readonly TillEntry[],
  after: { position: number; hash: string } = { position: 0, hash: GENESIS_HASH },
) {
  let { position, hash } = after;
  for (const entry of entries) {
    const { hash: given, signature: _, ...rest } = entry;
    const isRight = entry.position === position + 1 && entry.previousHash === hash && given === hashOf(rest);
    if (!isRight) return entry.position;
    position = entry.position;
    hash = given;
  }
  return undefined;
}

const hashOf = (entry: Omit<TillEntry, 'hash' | 'signature'>): string => sha256(canonical(entry));

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
