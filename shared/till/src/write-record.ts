import { buildRecord, EMPTY_CHAIN, type RecordDraft, subtleHash } from './build-record.ts';
import { tillChanges } from './till-changes.ts';
import { CURRENT_BASKET, type OpenSession, type StoredRecord, type TillDatabase } from './till-database.ts';

interface Written {
  readonly now: Date;
  readonly receipt?: StoredRecord['receipt'] | undefined;
  /** The session after this record: opened, or `null` for closed. Written with the record, or not at all. */
  readonly session?: OpenSession | null;
}

/**
 * Writes the next record of the device. It resolves once the record is on the disk, and rejects where the disk refuses
 * it: only then may a screen say "sold". One tab writes at a time, so that the chain has one end.
 */
export async function writeRecord(till: TillDatabase, draft: RecordDraft, written: Written): Promise<StoredRecord> {
  const { now, receipt, session } = written;
  const stored = await navigator.locks.request('till-write', async () => {
    const [head = EMPTY_CHAIN, device] = await Promise.all([till.fact('head'), till.fact('device')]);
    if (!device) throw new Error('This device is not registered.');
    const record = await buildRecord(draft, { head, device, now, hash: subtleHash });
    const entry: StoredRecord = {
      number: record.number,
      record,
      ...(receipt && { receipt }),
      state: 'waiting',
      oddities: [],
    };
    const writing = till.raw.transaction(['records', 'facts', 'baskets'], 'readwrite', { durability: 'strict' });
    const facts = writing.objectStore('facts');
    const { number, hash, at } = record;
    await Promise.all([
      // Never over a record that exists.
      writing.objectStore('records').add(entry),
      facts.put({ number, hash, at }, 'head'),
      // A basket is on the screen, or it is sold: never both, and never neither.
      ...(record.kind === 'sale' ? [writing.objectStore('baskets').delete(CURRENT_BASKET)] : []),
      ...(session ? [facts.put(session, 'session')] : []),
      ...(session === null ? [facts.delete('session')] : []),
      writing.done,
    ]);
    return entry;
  });
  tillChanges.announce();
  return stored;
}
