import type { TillAnswer, TillEntry, TillRecord } from '@aimante/api-contract/market';
import { hashedText } from '@aimante/shop/till';
import { bookMarketStock } from '../../catalogue/index.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { sql } from '../../platform/sql/sql.ts';
import {
  believable,
  chainOddities,
  clockOddities,
  correctionOddities,
  type DeviceHead,
  type Oddity,
  offerOddities,
  type SoldRecord,
  sumOddities,
} from './find-oddities.ts';
import { appendEntry, lockJournal, type NewEntry, sha256 } from './journal.ts';
import { firstOpenMoment } from './periods.ts';
import { sessionOf } from './session-of.ts';
import type { TillKey } from './till-key.ts';

export interface SentRecord {
  record: TillRecord;
  /** The clock of the device when it sent the record. */
  sentAt: Date;
  now: Date;
}

type Result = TillAnswer['results'][number];

/**
 * Books a record of a device, once. A sale that was made is a fact: what is odd about it is written beside it for the
 * owner, and nothing is refused.
 */
export async function bookRecord(db: Queryable, key: TillKey, sent: SentRecord): Promise<Result> {
  const { record } = sent;
  await lockJournal(db);
  const contentHash = sha256(hashedText(record));
  const [before] = (
    await db.execute<{ position: number }>(
      sql`SELECT position::int AS position FROM till_entries WHERE record_hash = ${contentHash}`,
    )
  ).rows;
  if (before) return { state: 'known', id: record.id, position: before.position, oddities: [] };
  const head = await headOf(db, record.deviceId);
  const { eventId, oddities: ofSession } = await sessionOf(db, record);
  const oddities = [
    ...chainOddities(record, head),
    ...clockOddities(record, { ...sent, head }),
    ...ofSession,
    ...(isSold(record) ? await bookGoods(db, record, eventId) : []),
  ];
  const entry = await append(db, key, { sent, head, contentHash, oddities });
  await moveHead(db, record, sent.now);
  if (record.kind === 'close') await closeSession(db, record);
  return { state: 'booked', id: record.id, position: entry.position, oddities: oddities.map(({ kind }) => kind) };
}

const isSold = (record: TillRecord): record is SoldRecord =>
  record.kind === 'sale' || record.kind === 'void' || record.kind === 'refund';

async function headOf(db: Queryable, deviceId: string): Promise<DeviceHead> {
  const found = await db.execute<DeviceHead>(
    sql`SELECT last_number AS number, last_hash AS hash, last_at AS at, registered_at AS "registeredAt"
      FROM till_devices WHERE id = ${deviceId}`,
  );
  const [head] = found.rows;
  if (!head) throw new Error('The device of a record was checked before');
  return head;
}

async function moveHead(db: Queryable, { deviceId, number, hash, at }: TillRecord, now: Date): Promise<void> {
  await db.execute(sql`UPDATE till_devices SET last_seen_at = ${now.toISOString()} WHERE id = ${deviceId}`);
  await db.execute(sql`UPDATE till_devices SET last_number = ${number}, last_hash = ${hash}, last_at = ${at}
    WHERE id = ${deviceId} AND last_number < ${number}`);
}

/** Moves the stock of the stand. Returns the oddities of the goods, for the owner to settle. */
async function bookGoods(db: Queryable, record: SoldRecord, eventId: string | null): Promise<Oddity[]> {
  const oddities = sumOddities(record);
  if (record.kind === 'sale') oddities.push(...(await offerOddities(db, record.lines)));
  else oddities.push(...(await correctionOddities(db, record)));
  if (eventId === null) return oddities;
  for (const { owner, ownerId, quantity, label } of record.lines) {
    if (owner === 'free' || ownerId === null) continue;
    const delta = record.kind === 'sale' ? -quantity : quantity;
    const left = await bookMarketStock(db, { of: { owner, id: ownerId }, eventId, delta });
    if (left !== undefined && left < 0 && delta < 0)
      oddities.push({ kind: 'stock-below-zero', detail: { label, left } });
  }
  return oddities;
}

interface Found {
  sent: SentRecord;
  head: DeviceHead;
  contentHash: string;
  oddities: Oddity[];
}

/** The entry counts at the time of the sale, or on the first day after a closed period. */
async function append(db: Queryable, key: TillKey, { sent, head, contentHash, oddities }: Found): Promise<TillEntry> {
  const { record, now } = sent;
  const at = believable(record, { head, now });
  const bookedAt = await firstOpenMoment(db, at);
  if (bookedAt.getTime() !== at.getTime())
    oddities.push({ kind: 'period-closed', detail: { countsOn: bookedAt.toISOString() } });
  const data = { record, receivedAt: now.toISOString(), oddities: oddities.map(({ kind }) => kind) };
  const entry = await appendEntry(db, key, {
    sessionId: record.sessionId,
    ...amountsOf(record),
    data,
    at,
    bookedAt,
    record: { deviceId: record.deviceId, id: record.id, hash: contentHash },
  });
  for (const { kind, detail } of oddities)
    await db.execute(sql`INSERT INTO till_oddities (id, entry_id, kind, detail, at)
      VALUES (${uuidv7()}, ${entry.id}, ${kind}, ${JSON.stringify(detail)}::jsonb, ${now.toISOString()})`);
  return entry;
}

type Amounts = Pick<NewEntry, 'kind' | 'payment' | 'amountCents' | 'paid'>;
const soldKind = { sale: 'sale', void: 'correction', refund: 'refund' } as const;

function amountsOf(record: TillRecord): Amounts {
  if (isSold(record)) {
    const sign = record.kind === 'sale' ? 1 : -1;
    const paid = { cash: 0, card: 0, other: 0 };
    for (const { way, cents } of record.payments) paid[way] += sign * cents;
    const [only] = record.payments;
    const payment = record.payments.length === 1 && only ? only.way : null;
    return { kind: soldKind[record.kind], payment, amountCents: sign * record.totalCents, paid };
  }
  if (record.kind === 'open') return { kind: 'open', amountCents: record.floatCents };
  if (record.kind === 'cash')
    return { kind: record.amountCents < 0 ? 'cash_out' : 'cash_in', amountCents: record.amountCents };
  if (record.kind === 'close') return { kind: 'close', amountCents: record.countedCents };
  return { kind: 'mark', amountCents: 0 };
}

async function closeSession(
  db: Queryable,
  { sessionId, countedCents, at }: Extract<TillRecord, { kind: 'close' }>,
): Promise<void> {
  await db.execute(
    sql`UPDATE till_sessions SET counted_cents = ${countedCents}, closed_at = ${at} WHERE id = ${sessionId} AND closed_at IS NULL`,
  );
}
