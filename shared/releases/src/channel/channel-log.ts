import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../release-store.ts';
import { readSignedDocument, signDocument } from '../signing/signed-document.ts';
import { type ChannelState, channelStateSchema } from './channel-state.ts';

const FOLDER = 'channels/';
const STATE_KEY = /^channels\/(\d{8})\.json$/;

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

/** What the store has under `channels/`. */
export interface LogEntries {
  /** The numbers of the states, the newest last. A number can be missing. */
  readonly numbers: readonly number[];
  /** Files that are no states. Nothing depends on them. */
  readonly strangers: readonly string[];
}

/** Lists the log. `above` leaves out the states up to this number. */
export async function listStates(store: ReleaseStore, above = 0): Promise<LogEntries> {
  const keys = await store.blobs.list(FOLDER, above > 0 ? stateKey(above) : undefined);
  const entries = keys.map((key) => ({ key, number: Number(STATE_KEY.exec(key)?.[1] ?? 0) }));
  return {
    numbers: entries.map(({ number }) => number).filter((number) => number > above),
    strangers: entries.filter(({ number }) => number === 0).map(({ key }) => key),
  };
}

/** False when another publisher took the number first. */
export function writeChannelState(store: ReleaseStore, state: ChannelState): Promise<boolean> {
  const checked = channelStateSchema.parse(state);
  return store.blobs.put(stateKey(checked.number), signDocument(store.keys, 'channels', checked));
}
