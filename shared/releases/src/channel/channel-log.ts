import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../release-store.ts';
import { readSignedDocument, signDocument } from '../signing/signed-document.ts';
import { type ChannelState, channelStateSchema } from './channel-state.ts';

const FOLDER = 'channels/';

function stateKey(number: number): string {
  return `${FOLDER}${String(number).padStart(8, '0')}.json`;
}

/** The state with this number, with its signature and schema checked. */
export async function readChannelState(store: ReleaseStore, number: number): Promise<ChannelState | undefined> {
  const key = stateKey(number);
  const body = await store.blobs.get(key);
  if (!body) return undefined;
  const state = readSignedDocument(store.keys, body, {
    kind: 'channels',
    name: key,
    parse: (value) => channelStateSchema.parse(value),
  });
  if (state.number === number) return state;
  throw new ReleaseError('DOCUMENT_INVALID', `${key} contains state ${state.number}: an old state was written there.`);
}

/** The number of the newest state, 0 before the first. `known` avoids the listing: numbers only grow, without a gap. */
export async function newestStateNumber(store: ReleaseStore, known = 0): Promise<number> {
  if (known > 0) {
    let number = known;
    while (await store.blobs.has(stateKey(number + 1))) number += 1;
    return number;
  }
  const newest = (await store.blobs.list(FOLDER)).at(-1);
  return newest ? Number(/(\d{8,})\.json$/.exec(newest)?.[1] ?? 0) : 0;
}

/** False when another publisher took the number first. */
export function writeChannelState(store: ReleaseStore, state: ChannelState): Promise<boolean> {
  const checked = channelStateSchema.parse(state);
  return store.blobs.put(stateKey(checked.number), signDocument(store.keys, 'channels', checked));
}
