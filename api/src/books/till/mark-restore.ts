import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import { appendEntry, selectEntries } from './journal.ts';
import { tillKey } from './till-key.ts';

/** After a restore, the journal says from which backup it continues. A shop without a till has no journal. */
export async function markRestore(
  { db, secrets, now }: Pick<Services, 'db' | 'secrets' | 'now'>,
  backupAt: string,
): Promise<void> {
  const [first] = await selectEntries(db, sql`true`, { limit: 1 });
  if (!first) return;
  const data = { what: 'restored', detail: backupAt };
  await appendEntry(db, tillKey(secrets), { sessionId: null, kind: 'mark', amountCents: 0, data, at: now() });
}
