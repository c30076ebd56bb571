import { isDeepStrictEqual } from 'node:util';
import { inParallel } from '../release/in-parallel.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../release-store.ts';
import { type NewestState, readTimestamp } from '../trust/timestamps.ts';
import { listStates, parseSignedState, readSignedState, type SignedState } from './channel-log.ts';
import { composeSets } from './compose-sets.ts';
import { refuseTransition } from './transition.ts';

/** How far a reader has followed the log of states. */
export interface Followed {
  /** The newest state that can be trusted, or undefined before the first release. */
  readonly head: SignedState | undefined;
  readonly timestamp: NewestState | undefined;
  /** The numbers in use above the state that the reader began with. */
  readonly numbers: readonly number[];
  /** The store has lost states that existed. Nothing may be released on top of it. */
  readonly isBehind: boolean;
  /** When the trust and the timestamps were read. */
  readonly checkedAt: number;
  /** What was passed over, and what is wrong with the store: one sentence for each. */
  readonly problems: readonly string[];
}

const AT_ONCE = 20;
/** Without news, the trust and the timestamps are read this often. */
const CHECK_AGAIN_MS = 30_000;

/**
 * Follows the chain of states from the newest that this machine has seen. Each state must be allowed to follow the one
 * before it. A file that does not belong to the chain is skipped, so that it stops no team.
 */
export async function followChain(store: ReleaseStore, from?: Followed): Promise<Followed> {
  const start = from?.head ? from : await readFloor(store);
  const { numbers, strangers } = await listStates(store, start.head?.value.number);
  const problems = strangers.map((key) => `${key} is not a state of the channels.`);
  if (numbers.length === 0 && !start.head) return { ...NOTHING, problems };
  const checkedAt = store.now().getTime();
  if (numbers.length === 0 && checkedAt - start.checkedAt < CHECK_AGAIN_MS) return { ...start, numbers, problems };
  const { timestamp, problem } = await newestTimestamp(store, start);
  if (problem) return { ...start, numbers, problems: [...problems, problem], isBehind: true, checkedAt };
  problems.push(...store.trust.problems(), ...expiry(timestamp, checkedAt));
  const states = await readStates(store, numbers, problems);
  const stamped = pathTo(timestamp, states, start.head);
  if (stamped.length === 0 && isNewer(timestamp, start.head))
    return standStill(store, { ...start, timestamp, numbers, problems, checkedAt });
  const walk: Walk = { store, problems, isNew: !start.head, stampedUpTo: timestamp?.number ?? 0 };
  const head = await followOn(walk, states, await followStamped(walk, stamped, start.head));
  if (head && (head !== start.head || timestamp !== start.timestamp))
    await store.floor.raise({ state: head.body.toString('utf8'), number: head.value.number, timestamp });
  return { head, timestamp, numbers, isBehind: false, problems, checkedAt };
}

const NOTHING: Followed = {
  head: undefined,
  timestamp: undefined,
  numbers: [],
  isBehind: false,
  problems: [],
  checkedAt: 0,
};

async function readFloor(store: ReleaseStore): Promise<Followed> {
  const floor = await store.floor.read();
  if (!floor) return NOTHING;
  try {
    const head = parseSignedState(Buffer.from(floor.state), store.floor.place);
    return { ...NOTHING, head, timestamp: floor.timestamp };
  } catch {
    return NOTHING;
  }
}

/** Without trust documents a machine can follow nothing new. It goes on with what it has seen. */
async function newestTimestamp(store: ReleaseStore, start: Followed) {
  try {
    const trust = await store.trust.newest();
    const found = await readTimestamp(store.blobs, trust, start.timestamp?.timestamp);
    return { timestamp: found ?? start.timestamp };
  } catch (error) {
    if (!start.head || !(error instanceof ReleaseError)) throw error;
    return { timestamp: start.timestamp, problem: error.message };
  }
}

function expiry(timestamp: NewestState | undefined, now: number): string[] {
  if (!timestamp || Date.parse(timestamp.expires) > now) return [];
  return [
    `The timestamp of the releases expired at ${timestamp.expires}: newer releases may be hidden. Does the keeper run?`,
  ];
}

async function readStates(
  store: ReleaseStore,
  numbers: readonly number[],
  problems: string[],
): Promise<readonly SignedState[]> {
  const states = new Map<number, SignedState>();
  await inParallel(numbers, AT_ONCE, async (number) => {
    try {
      const state = await readSignedState(store, number);
      if (state) states.set(number, state);
      else problems.push(`State ${number} cannot be read.`);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  });
  return numbers.flatMap((number) => states.get(number) ?? []);
}

function isNewer(timestamp: NewestState | undefined, head: SignedState | undefined): timestamp is NewestState {
  return timestamp !== undefined && timestamp.number > (head?.value.number ?? 0);
}

/** The states from the head to the one that the timestamp names. Where one is missing, those after it. */
function pathTo(
  timestamp: NewestState | undefined,
  states: readonly SignedState[],
  head: SignedState | undefined,
): SignedState[] {
  if (!isNewer(timestamp, head)) return [];
  const byDigest = new Map(states.map((state) => [state.digest, state]));
  const path: SignedState[] = [];
  let state = byDigest.get(timestamp.digest);
  while (state && !path.includes(state)) {
    path.unshift(state);
    state = byDigest.get(state.value.previous ?? '');
  }
  return path;
}

interface Walk {
  readonly store: ReleaseStore;
  readonly problems: string[];
  /** This machine has never seen the store. */
  readonly isNew: boolean;
  readonly stampedUpTo: number;
}

async function followStamped(
  { store, problems, isNew, stampedUpTo }: Walk,
  stamped: readonly SignedState[],
  start: SignedState | undefined,
): Promise<SignedState | undefined> {
  let head = start;
  for (const state of stamped) {
    const follows = state.value.previous === (head?.digest ?? null);
    // A new machine reads a long log. What the timestamp covers was checked in full when it was new.
    const isKnown = isNew && state.value.number <= stampedUpTo;
    if (follows) await verify(store, state, { before: head, isKnown });
    else await verifyAlone(store, state, problems);
    head = state;
  }
  return head;
}

/** Newer states than the timestamp knows: the lowest number that may follow does. */
async function followOn(
  { store, problems }: Walk,
  states: readonly SignedState[],
  start: SignedState | undefined,
): Promise<SignedState | undefined> {
  let head = start;
  for (const state of states) {
    if (state.value.number <= (head?.value.number ?? 0)) continue;
    try {
      await verify(store, state, { before: head });
      head = state;
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      problems.push(error.message);
    }
  }
  return head;
}

interface Verification {
  readonly before: SignedState | undefined;
  /** The state was checked in full when it was new. */
  readonly isKnown?: boolean;
}

async function verify(
  store: ReleaseStore,
  state: SignedState,
  { before, isKnown = false }: Verification,
): Promise<void> {
  const trust = await store.trust.at(state.value.trust);
  refuseTransition(before, state, trust);
  if (isKnown) return;
  const { sets: _, ...composed } = await composeSets(state.value, {
    store,
    trust,
    pinned: before?.value.digests ?? {},
  });
  const { stable, tiers, digests } = state.value;
  if (!isDeepStrictEqual({ stable, tiers, digests }, composed))
    throw new ReleaseError(
      'DOCUMENT_INVALID',
      `State ${state.value.number} is refused: its sets are not its releases.`,
    );
}

/**
 * A state before this one was deleted. The timestamp answers for the state, and each live release must be signed by its
 * team.
 */
async function verifyAlone(store: ReleaseStore, state: SignedState, problems: string[]): Promise<void> {
  const trust = await store.trust.newest();
  await composeSets(state.value, { store, trust, pinned: {} });
  problems.push(`The state before ${state.value.number} is missing: the log goes on after it.`);
}

/** A machine that has seen more goes on with it. A new one serves nothing rather than something older. */
function standStill(store: ReleaseStore, log: Followed): Followed {
  const { head, timestamp, problems } = log;
  const last = `state ${timestamp?.number}, which its timestamp names`;
  const known = head ? ` This machine goes on with state ${head.value.number}.` : '';
  const problem = `The release store lacks ${last}, or a state before it.${known} If an older store was restored on purpose, remove its timestamps and ${store.floor.place}.`;
  if (!head) throw new ReleaseError('STORE_BEHIND', problem);
  return { ...log, isBehind: true, problems: [...problems, problem] };
}
