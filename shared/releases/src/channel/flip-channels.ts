import { setTimeout as wait } from 'node:timers/promises';
import { noKeyFor } from '../release/read-release.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../release-store.ts';
import type { Signer } from '../signing/signed-document.ts';
import { ownerOf, type Trust } from '../trust/trust.ts';
import { type SignedState, writeChannelState } from './channel-log.ts';
import type { ChannelPlan, Decision } from './channel-plan.ts';
import type { ChannelState } from './channel-state.ts';
import { composeSets } from './compose-sets.ts';
import { type Followed, followChain } from './follow-chain.ts';
import { changedRemotes } from './transition.ts';

const ATTEMPTS = 40;

interface FlipOptions {
  /** Starts a new log. For the owner of a store that was emptied. */
  readonly beginsAnew?: boolean;
}

/**
 * Moves the channels by one state. When another publisher writes first, the decision runs again on the new state: no
 * update is lost, and none is based on an outdated state.
 */
export async function flipChannels(
  store: ReleaseStore,
  decide: Decision,
  { beginsAnew = false }: FlipOptions = {},
): Promise<ChannelState> {
  const taken = new Set<number>();
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { log, before, current } = await look(store, beginsAnew);
    const at = store.now().toISOString();
    const plan = decide(current, at);
    if (!plan && before) return before.value;
    if (!plan) throw new ReleaseError('CHANNEL_EMPTY', 'Nothing is released yet.');
    const number = freeNumber(log, taken);
    const { next, signers } = await prepare(store, plan, { before, number, at });
    const written = await writeChannelState(store, next, signers);
    if (written) return remember(store, written, log);
    taken.add(number);
    await wait(Math.random() * 10 * attempt);
  }
  throw new ReleaseError('CHANNEL_BUSY', 'Every attempt met a concurrent release: try again.');
}

async function look(store: ReleaseStore, beginsAnew: boolean) {
  const log = await followChain(store);
  if (beginsAnew) return { log, before: undefined, current: emptied(log.head?.value) };
  if (log.isBehind) throw new ReleaseError('STORE_BEHIND', log.problems.at(-1) ?? '');
  return { log, before: log.head, current: log.head?.value };
}

async function remember(store: ReleaseStore, written: SignedState, { timestamp }: Followed): Promise<ChannelState> {
  await store.floor.raise({ state: written.body.toString('utf8'), number: written.value.number, timestamp });
  return written.value;
}

function freeNumber({ head, numbers }: Followed, taken: ReadonlySet<number>): number {
  let number = (head?.value.number ?? 0) + 1;
  while (taken.has(number) || numbers.includes(number)) number += 1;
  return number;
}

/** A killed release stays killed in a new log. */
function emptied(state: ChannelState | undefined): ChannelState | undefined {
  return state && { ...state, live: {}, canaries: [], stopped: [], digests: {} };
}

interface Place extends Pick<ChannelState, 'number' | 'at'> {
  readonly before: SignedState | undefined;
}

async function prepare(
  store: ReleaseStore,
  { change, live, canaries, killed, stopped }: ChannelPlan,
  { before, number, at }: Place,
) {
  const unset = { at, change, live, canaries, killed, stopped };
  const trust = await store.trust.newest();
  const pinned = before?.value.digests ?? {};
  const { sets: _, ...composed } = await composeSets(unset, { store, trust, pinned });
  const previous = before?.digest ?? null;
  const next: ChannelState = { schema: 2, number, previous, trust: trust.version, ...unset, ...composed };
  return { next, signers: await signersFor(store, trust, changedRemotes(before?.value, next)) };
}

/** For each changed remote the key of its team, or the key of the back office. */
async function signersFor(store: ReleaseStore, trust: Trust, remotes: readonly string[]): Promise<Signer[]> {
  const operations = await store.keys.signers(trust.operations);
  const needed = await Promise.all(
    remotes.map(async (remote) => {
      const team = ownerOf(trust, remote);
      const own = await store.keys.signers(team?.keyIds ?? []);
      const [signer = operations[0]] = own;
      if (!team || !signer) throw noKeyFor(remote, team?.name);
      return signer;
    }),
  );
  const any = remotes.length > 0 ? needed : operations;
  if (any.length === 0) throw new ReleaseError('KEY_INVALID', 'No key of a team is here: set RELEASE_SIGNING_KEY.');
  return [...new Map(any.map((signer) => [signer.keyId, signer])).values()];
}

/** The newest state, or undefined before the first release. */
export async function readChannels(store: ReleaseStore): Promise<ChannelState | undefined> {
  return (await followChain(store)).head?.value;
}
