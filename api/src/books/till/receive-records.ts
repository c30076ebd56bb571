import type { TillAnswer, TillRecord } from '@aimante/api-contract/market';
import { tillRecordSchema } from '@aimante/api-contract/market/till-record';
import type { recordBatchSchema } from '@aimante/api-contract/market/till-schemas';
import type { z } from 'zod';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import { queueMail } from '../../platform/mail/sending/queue-mail.ts';
import type { Services } from '../../platform/services/services.ts';
import { commerceSettings } from '../../platform/settings/commerce-settings.ts';
import { sql } from '../../platform/sql/sql.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { bookRecord } from './book-record.ts';
import { selectEntries } from './journal.ts';
import { ticketMail } from './ticket-mail.ts';
import { tillKey } from './till-key.ts';

type Batch = z.output<typeof recordBatchSchema>;
type Receipt = NonNullable<Batch['items'][number]['receipt']>;
type Result = TillAnswer['results'][number];

/** Books the records of a batch in their order, each in its own transaction: one that fails does not undo the others. */
export async function receiveRecords(services: Services, deviceId: string, batch: Batch): Promise<Result[]> {
  const results: Result[] = [];
  for (const { record, receipt } of batch.items) {
    const parsed = tillRecordSchema.safeParse(record);
    if (!parsed.success || parsed.data.deviceId !== deviceId) {
      results.push({ state: 'unreadable', id: null, position: null, oddities: [] });
      continue;
    }
    results.push(await bookOne(services, parsed.data, { sentAt: new Date(batch.sentAt), receipt }));
  }
  services.changes.touch('market');
  return results;
}

async function bookOne(
  services: Services,
  record: TillRecord,
  { sentAt, receipt }: { sentAt: Date; receipt: Receipt | undefined },
): Promise<Result> {
  const sent = { record, sentAt, now: services.now() };
  const result = await inTransaction(services.db, async (tx) => {
    const booked = await bookRecord(tx, tillKey(services.secrets), sent);
    if (receipt) await mailTicket(services, tx, { record, receipt });
    return booked;
  });
  if (result instanceof Refusal) throw result;
  return result;
}

/** Once per sale and address, however often the device asks. */
async function mailTicket(
  services: Services,
  tx: Queryable,
  { record, receipt }: { record: TillRecord; receipt: Receipt },
): Promise<void> {
  const [entry] = await selectEntries(tx, sql`e.record_id = ${record.id}`, { limit: 1 });
  if (!entry || !('ticket' in record)) return;
  const { shop } = await commerceSettings({ db: tx, changes: services.changes });
  await queueMail(tx, {
    kind: 'market-receipt',
    to: receipt.email,
    locale: receipt.locale,
    payload: ticketMail({ record, entry, shop, locale: receipt.locale }),
    dedupeKey: `receipt:${entry.id}:${receipt.email}`,
  });
}
