import { setTimeout as wait } from 'node:timers/promises';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseName, ReleaseStore } from '../release-store.ts';
import { newestStateNumber, readChannelState, writeChannelState } from './channel-log.ts';
import { type ChannelPlan, type Decision, liveVersion } from './channel-plan.ts';
import type { ChannelState } from './channel-state.ts';
import { writeReleaseSet } from './release-sets.ts';

const ATTEMPTS = 40;

/**
 * Moves the channels by one state. When another publisher writes first, the decision runs again on the new state: no
 * update is lost, and none is based on an outdated state.
 */
export async function flipChannels(store: ReleaseStore, decide: Decision): Promise<ChannelState> {
  let known = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    known = await newestStateNumber(store, known);
    const current = await newestGoodState(store, known);
    const at = store.now().toISOString();
    const plan = decide(current, at);
    if (!plan && current) return current;
    if (!plan) throw new ReleaseError('CHANNEL_EMPTY', 'Nothing is released yet.');
    const next = await stateOf(store, plan, { number: known + 1, at });
    if (await writeChannelState(store, next)) return next;
    await wait(Math.random() * 10 * attempt);
  }
  throw new ReleaseError('CHANNEL_BUSY', 'Every attempt met a concurrent release: try again.');
}

/** The newest state, or undefined before the first release. */
export async function readChannels(store: ReleaseStore): Promise<ChannelState | undefined> {
  return newestGoodState(store, await newestStateNumber(store));
}

/** Skips invalid entries on top of the log: they must not keep a team from releasing. */
async function newestGoodState(store: ReleaseStore, newest: number): Promise<ChannelState | undefined> {
  let problem: Error | undefined;
  for (let number = newest; number > 0; number -= 1) {
    try {
      return await readChannelState(store, number);
    } catch (error) {
      problem ??= error instanceof Error ? error : new Error(String(error));
    }
  }
  if (problem) throw problem;
  return undefined;
}

async function stateOf(
  store: ReleaseStore,
  { change, live, canaries, killed }: ChannelPlan,
  { number, at }: Pick<ChannelState, 'number' | 'at'>,
): Promise<ChannelState> {
  const base = Object.keys(live).map((name) => ({ name, version: liveVersion(live, name) ?? '' }));
  const fresh = isForward(change) ? change.releases : [];
  const stable = await writeReleaseSet(store, base, fresh);
  const shares = [...new Set(canaries.map(({ share }) => share))].filter((share) => share > 0).sort((a, b) => a - b);
  const tiers = [];
  for (const share of shares) {
    const tried = canaries.filter((canary) => canary.share >= share);
    tiers.push({ share, set: await writeReleaseSet(store, exchange(base, tried), fresh) });
  }
  return { schema: 1, number, at, change, stable, canaries, tiers, live, killed };
}

/** A rollback is never refused for its slots. */
function isForward({ kind }: ChannelPlan['change']): boolean {
  return kind === 'release' || kind === 'canary' || kind === 'promote';
}

function exchange(base: readonly ReleaseName[], tried: readonly ReleaseName[]): ReleaseName[] {
  const kept = base.filter(({ name }) => !tried.some((canary) => canary.name === name));
  return [...kept, ...tried];
}
