import { setTimeout as wait } from 'node:timers/promises';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseName, ReleaseStore } from '../release-store.ts';
import { listStates, readChannelState, writeChannelState } from './channel-log.ts';
import { type ChannelPlan, type Decision, liveVersion } from './channel-plan.ts';
import type { ChannelState, Stopped } from './channel-state.ts';
import { writeReleaseSet } from './release-sets.ts';

const ATTEMPTS = 40;

/**
 * Moves the channels by one state. When another publisher writes first, the decision runs again on the new state: no
 * update is lost, and none is based on an outdated state.
 */
export async function flipChannels(store: ReleaseStore, decide: Decision): Promise<ChannelState> {
  const taken = new Set<number>();
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { state: current, numbers } = await readLog(store);
    const at = store.now().toISOString();
    const plan = decide(current, at);
    if (!plan && current) return current;
    if (!plan) throw new ReleaseError('CHANNEL_EMPTY', 'Nothing is released yet.');
    let number = (current?.number ?? 0) + 1;
    while (taken.has(number) || numbers.includes(number)) number += 1;
    const next = await stateOf(store, plan, { number, at });
    if (await writeChannelState(store, next)) return next;
    taken.add(number);
    await wait(Math.random() * 10 * attempt);
  }
  throw new ReleaseError('CHANNEL_BUSY', 'Every attempt met a concurrent release: try again.');
}

export interface ReleaseLog {
  /** The newest state that can be trusted, or undefined before the first release. */
  readonly state: ChannelState | undefined;
  readonly numbers: readonly number[];
  /** What was passed over above the newest good state, and beside the log: one sentence for each. */
  readonly ignored: readonly string[];
}

/** The newest state, or undefined before the first release. */
export async function readChannels(store: ReleaseStore): Promise<ChannelState | undefined> {
  return (await readLog(store)).state;
}

/**
 * Reads the newest good state above a number. Invalid entries on top of the log are passed over: they must not keep a
 * team from releasing. Throws when there are states but none is valid.
 */
export async function readLog(store: ReleaseStore, above = 0): Promise<ReleaseLog> {
  const { numbers, strangers } = await listStates(store, above);
  const ignored = strangers.map((key) => `${key} is not a state of the channels.`);
  let problem: Error | undefined;
  for (const number of numbers.toReversed()) {
    try {
      const state = await readChannelState(store, number);
      if (state) return { state, numbers, ignored };
      ignored.push(`State ${number} cannot be read.`);
    } catch (error) {
      problem ??= error instanceof Error ? error : new Error(String(error));
      ignored.push(problem.message);
    }
  }
  if (problem && above === 0) throw problem;
  return { state: undefined, numbers, ignored };
}

async function stateOf(
  store: ReleaseStore,
  { change, live, canaries, killed, stopped }: ChannelPlan,
  { number, at }: Pick<ChannelState, 'number' | 'at'>,
): Promise<ChannelState> {
  const base = Object.keys(live).map((name) => ({ name, version: liveVersion(live, name) ?? '' }));
  const fresh = isForward(change) ? change.releases : [];
  const stable = await writeReleaseSet(store, { releases: base, fresh, stopped });
  const shares = [...new Set(canaries.map(({ share }) => share))].filter((share) => share > 0).sort((a, b) => a - b);
  const tiers = [];
  for (const share of shares) {
    const tried = canaries.filter((canary) => canary.share >= share);
    const releases = exchange(base, tried);
    tiers.push({ share, set: await writeReleaseSet(store, { releases, fresh, stopped: without(stopped, releases) }) });
  }
  return { schema: 1, number, at, change, stable, canaries, tiers, live, killed, stopped };
}

/** A rollback is never refused for its slots. */
function isForward({ kind }: ChannelPlan['change']): boolean {
  return kind === 'release' || kind === 'canary' || kind === 'promote';
}

/** A canary opens the pages of a stopped remote again, for its share. */
function without(stopped: readonly Stopped[], releases: readonly ReleaseName[]): Stopped[] {
  return stopped.filter(({ name }) => !releases.some((release) => release.name === name));
}

function exchange(base: readonly ReleaseName[], tried: readonly ReleaseName[]): ReleaseName[] {
  const kept = base.filter(({ name }) => !tried.some((canary) => canary.name === name));
  return [...kept, ...tried];
}
