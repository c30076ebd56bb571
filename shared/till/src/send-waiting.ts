import { createClient } from '@aimante/api-contract';
import { sendTillRecords, type TillAnswer } from '@aimante/api-contract/market';
import { withOffset } from './build-record.ts';
import { tillChanges } from './till-changes.ts';
import type { StoredRecord, TillDatabase, TillTrouble } from './till-database.ts';

const BATCH = 50;

/** `busy`: another tab or the service worker sends. */
export type SendOutcome = 'done' | 'busy' | TillTrouble;

/** Sends the records that wait, in order, each until the server has acknowledged it. */
export async function sendWaiting(till: TillDatabase, now: () => Date = () => new Date()): Promise<SendOutcome> {
  return navigator.locks.request('till-send', { ifAvailable: true }, async (lock) => {
    if (!lock) return 'busy';
    const outcome = await sendAll(till, now);
    await till.setFact('trouble', outcome === 'done' ? undefined : outcome);
    tillChanges.announce();
    return outcome;
  });
}

async function sendAll(till: TillDatabase, now: () => Date): Promise<'done' | TillTrouble> {
  const device = await till.fact('device');
  if (!device) return 'done';
  const call = createClient({ baseUrl: device.baseUrl });
  const headers = { authorization: `Till ${device.id}.${device.secret}` };
  for (;;) {
    const waiting = await till.waiting(BATCH);
    if (waiting.length === 0) return 'done';
    try {
      const items = waiting.map(({ record, receipt }) => (receipt ? { record, receipt } : { record }));
      const { results } = await call(sendTillRecords, { body: { sentAt: withOffset(now()), items } }, { headers });
      await acknowledge(till, waiting, results);
    } catch (error) {
      return troubleOf(error);
    }
  }
}

async function acknowledge(
  till: TillDatabase,
  sent: readonly StoredRecord[],
  results: TillAnswer['results'],
): Promise<void> {
  const writing = till.raw.transaction('records', 'readwrite');
  async function put(stored: StoredRecord, { state: answer, oddities }: TillAnswer['results'][number]): Promise<void> {
    const receipt = (await writing.store.get(stored.number))?.receipt;
    // A ticket that was asked for while the record was on its way is not sent yet.
    const isAsked = receipt?.email !== stored.receipt?.email;
    const state = answer === 'unreadable' ? 'refused' : isAsked ? 'waiting' : 'sent';
    await writing.store.put({ ...stored, ...(receipt && { receipt }), state, oddities });
  }
  await Promise.all([
    ...sent.map((stored, place) => {
      const result = results[place];
      if (!result) throw new Error('The answer has fewer results than the batch has records.');
      return put(stored, result);
    }),
    writing.done,
  ]);
}

/** A refusal concerns the device, never a sale: every record stays. */
function troubleOf(error: unknown): TillTrouble {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 0;
  if (status === 401 || status === 403) return 'device-unknown';
  return typeof status === 'number' && status > 0 ? 'server' : 'offline';
}
