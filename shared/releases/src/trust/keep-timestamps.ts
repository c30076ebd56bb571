import { type Followed, followChain } from '../channel/follow-chain.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../release-store.ts';
import { writeTimestamp } from './timestamps.ts';

/** Half of the time that a timestamp is valid: two refreshes in a row may fail. */
const RENEW_BEFORE_MS = 16 * 3_600_000;

/**
 * Writes a timestamp when there is a newer state, or when the last timestamp is old. Only the keeper has the key for
 * it.
 */
export async function keepTimestamps(store: ReleaseStore, from?: Followed): Promise<Followed> {
  const log = await followChain(store, from);
  const { head, timestamp } = log;
  if (!head || log.isBehind) return log;
  const isNew = timestamp?.digest !== head.digest;
  const isOld = !timestamp || Date.parse(timestamp.expires) - store.now().getTime() < RENEW_BEFORE_MS;
  if (!isNew && !isOld) return log;
  const trust = await store.trust.newest();
  const [signer] = await store.keys.signers(trust.root.signed.roles.timestamp?.keyIDs ?? []);
  if (!signer) throw new ReleaseError('KEY_INVALID', 'The key for timestamps is not here.');
  const { number } = head.value;
  await writeTimestamp(store.blobs, {
    last: timestamp?.timestamp ?? 0,
    number,
    digest: head.digest,
    now: store.now(),
    signer,
  });
  return followChain(store, log);
}
