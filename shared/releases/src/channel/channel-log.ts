import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../release-store.ts';
import { readSignedDocument, type SignedDocument, type Signer, signDocument } from '../signing/signed-document.ts';
import { type ChannelState, channelStateSchema } from './channel-state.ts';

const FOLDER = 'channels/';
const STATE_KEY = /^channels\/(\d{8})\.json$/;

function stateKey(number: number): string {
  return `${FOLDER}${String(number).padStart(8, '0')}.json`;
}

/** A state with the keys that signed it, and its document. It is trusted only when it follows a trusted state. */
export interface SignedState extends SignedDocument<ChannelState> {
  readonly body: Buffer;
}

/** The state with this number, with its schema checked. */
export async function readSignedState(store: ReleaseStore, number: number): Promise<SignedState | undefined> {
  const key = stateKey(number);
  const body = await store.blobs.get(key);
  if (!body) return undefined;
  const signed = parseSignedState(body, key);
  if (signed.value.number === number) return signed;
  throw new ReleaseError(
    'DOCUMENT_INVALID',
    `${key} contains state ${signed.value.number}: an old state was written there.`,
  );
}

export function parseSignedState(body: Buffer, name: string): SignedState {
  const parse = (value: unknown) => channelStateSchema.parse(value);
  return { ...readSignedDocument(body, { kind: 'channels', name, parse }), body };
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

/** Undefined when another publisher took the number first. */
export async function writeChannelState(
  store: ReleaseStore,
  state: ChannelState,
  signers: readonly Signer[],
): Promise<SignedState | undefined> {
  const body = signDocument(signers, 'channels', channelStateSchema.parse(state));
  const key = stateKey(state.number);
  return (await store.blobs.put(key, body)) ? parseSignedState(body, key) : undefined;
}
