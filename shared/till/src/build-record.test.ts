import { tillRecordSchema } from '@aimante/api-contract/market/till-record';
import { hashedText } from '@aimante/shop/till';
import { describe, expect, it } from '@jest/globals';
import { buildRecord, EMPTY_CHAIN, type RecordDraft, subtleHash, withOffset } from './build-record.ts';

const ID = '019a0000-0000-4000-8000-000000000001';
const draft: RecordDraft = {
  id: ID,
  kind: 'open',
  seller: { id: null, name: 'Hugo' },
  eventId: ID,
  sessionId: ID,
  floatCents: 5000,
  pieces: [],
};
const place = { device: { id: ID, code: 2 }, hash: subtleHash };

describe('a record', () => {
  it('continues the chain, and its hash is the one that the server computes', async () => {
    const first = await buildRecord(draft, { ...place, head: EMPTY_CHAIN, now: new Date('2026-11-20T10:00:00Z') });
    expect(tillRecordSchema.safeParse(first).success).toBe(true);
    expect(first).toMatchObject({ number: 1, previousHash: '0'.repeat(64), marks: [] });
    expect(await subtleHash(hashedText(first))).toBe(first.hash);
    const second = await buildRecord(draft, { ...place, head: first, now: new Date('2026-11-20T10:01:00Z') });
    expect(second).toMatchObject({ number: 2, previousHash: first.hash, marks: [] });
  });

  it('of a sale has the ticket number of its place in the chain', async () => {
    const { floatCents, pieces, ...rest } = draft;
    const sold = { lines: [], payments: [], vat: [], totalCents: 0, discount: null, cash: null };
    const sale: RecordDraft = { ...rest, ...sold, kind: 'sale' };
    const head = { number: 11, hash: '1'.repeat(64), at: null };
    expect(await buildRecord(sale, { ...place, head, now: new Date(0) })).toMatchObject({ ticket: 'T2-0012' });
    expect(await buildRecord(draft, { ...place, head, now: new Date(0) })).not.toHaveProperty('ticket');
    expect([floatCents, pieces]).toEqual([5000, []]);
  });

  it('marks a clock that went back', async () => {
    const head = { number: 3, hash: '1'.repeat(64), at: '2026-11-20T10:00:00.000Z' };
    const record = await buildRecord(draft, { ...place, head, now: new Date('2026-11-20T09:59:00Z') });
    expect(record.marks).toEqual(['clock']);
  });

  it('has the clock of the device with its offset', () => {
    const at = new Date('2026-11-20T10:00:00.123Z');
    expect(new Date(withOffset(at)).getTime()).toBe(at.getTime());
    expect(withOffset(at)).toMatch(/\.123[+-]\d\d:\d\d$/);
  });
});
