import { tillChanges } from './till-changes.ts';
import type { StoredRecord, TillDatabase } from './till-database.ts';

/** Sends a record once more, with the address of its ticket. The server books it once and mails the ticket. */
export async function askForTicket(
  till: TillDatabase,
  number: number,
  receipt: NonNullable<StoredRecord['receipt']>,
): Promise<void> {
  const writing = till.raw.transaction('records', 'readwrite', { durability: 'strict' });
  const stored = await writing.store.get(number);
  if (stored) await writing.store.put({ ...stored, receipt, state: 'waiting' });
  await writing.done;
  tillChanges.announce();
}
