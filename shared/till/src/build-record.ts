import type { TillRecord } from '@aimante/api-contract/market';
import { GENESIS_HASH, hashedText } from '@aimante/shop/till';
import type { TillIdentity } from './till-database.ts';

/** The last record of the device. */
export interface ChainHead {
  readonly number: number;
  readonly hash: string;
  /** The clock of the device at that record. */
  readonly at: string | null;
}

export const EMPTY_CHAIN: ChainHead = { number: 0, hash: GENESIS_HASH, at: null };

type Own = 'v' | 'deviceId' | 'number' | 'ticket' | 'at' | 'marks' | 'previousHash' | 'hash';
type Draft<Part> = Part extends TillRecord ? Omit<Part, Own> : never;
/** A record without the fields that its place in the chain decides. */
export type RecordDraft = Draft<TillRecord>;

interface Place {
  readonly head: ChainHead;
  readonly device: Pick<TillIdentity, 'id' | 'code'>;
  readonly now: Date;
  /** SHA-256 as hexadecimal digits. */
  hash(text: string): Promise<string>;
}

/** The number on a ticket: of the tablet, and of its records. */
const ticketOf = ({ code }: Pick<TillIdentity, 'code'>, number: number): string =>
  `T${code}-${String(number).padStart(4, '0')}`;

/** The next record of the chain. A clock that went back is marked, and the sale is still written. */
export async function buildRecord(draft: RecordDraft, { head, device, now, hash }: Place): Promise<TillRecord> {
  const isBack = head.at !== null && now.getTime() < new Date(head.at).getTime();
  const number = head.number + 1;
  const unsigned = {
    ...draft,
    ...('lines' in draft && { ticket: ticketOf(device, number) }),
    v: 1 as const,
    deviceId: device.id,
    number,
    at: withOffset(now),
    marks: isBack ? (['clock'] as const) : [],
    previousHash: head.hash,
  };
  return { ...unsigned, hash: await hash(hashedText(unsigned)) } as TillRecord;
}

/** ISO 8601 with the offset of the device: `2026-11-22T11:20:00.000+01:00`. */
export function withOffset(time: Date): string {
  const minutes = -time.getTimezoneOffset();
  const shifted = new Date(time.getTime() + minutes * 60_000).toISOString().slice(0, -1);
  const two = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, '0');
  return `${shifted}${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}

export async function subtleHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
