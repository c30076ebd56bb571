import { formerContractNote } from '@aimante/contract';
import { listStates } from '../channel/channel-log.ts';
import {
  killRelease,
  promoteCanary,
  restoreRemote,
  retireRemote,
  rollBack,
  withdrawCanary,
} from '../channel/channel-plan.ts';
import type { ChannelState } from '../channel/channel-state.ts';
import { propsText } from '../channel/coherent-set.ts';
import { flipChannels, readChannels } from '../channel/flip-channels.ts';
import { followChain } from '../channel/follow-chain.ts';
import { readReleaseSets } from '../channel/release-sets.ts';
import type { OriginOf } from '../provenance/provenance.ts';
import type { Rehearse } from '../rehearsal/rehearsal.ts';
import { requireRelease } from '../release/read-release.ts';
import { labelOf, type ReleaseName, type ReleaseStore } from '../release-store.ts';
import { type Command, USAGE } from './command-line.ts';
import { inspect } from './inspect.ts';
import { listLines } from './list-lines.ts';
import { preview } from './preview.ts';
import { readHealth } from './read-health.ts';
import { releaseBuild } from './release-build.ts';
import { isShownBySite } from './shown-by-site.ts';

export interface Answer {
  readonly data: unknown;
  readonly lines: readonly string[];
  /** The release that all visitors should get now. */
  readonly live?: ReleaseName;
}

interface Surroundings {
  readonly siteUrl: string;
  /** The location of the store, printed so that an operator notices a wrong one. */
  readonly place: string;
  readonly distOf: (remote: string) => string;
  readonly progress: (line: string) => void;
  readonly releaseReason?: string | undefined;
  readonly originOf?: OriginOf | undefined;
  readonly rehearse: Rehearse;
}

type Of<N extends Command['name']> = Extract<Command, { name: N }>;

export async function runCommand(store: ReleaseStore, command: Command, surroundings: Surroundings): Promise<Answer> {
  const answer = await answerTo(store, command, surroundings);
  return answer.live ? confirm(answer, answer.live, surroundings) : answer;
}

/** A release in the store is live only when the site shows it. */
async function confirm(answer: Answer, { name, version }: ReleaseName, { siteUrl }: Surroundings): Promise<Answer> {
  if ((await isShownBySite(siteUrl, name, version)) !== false) return answer;
  const warning = `${siteUrl} does not show it. Does the site read this store, and is the store complete? See npm run releases.`;
  return { ...answer, lines: [...answer.lines, warning] };
}

async function answerTo(store: ReleaseStore, command: Command, surroundings: Surroundings): Promise<Answer> {
  switch (command.name) {
    case 'help':
      return { data: { usage: USAGE }, lines: [USAGE] };
    case 'list':
      return list(store, surroundings);
    case 'slots':
      return slots(store, surroundings);
    case 'release':
      return release(store, command, surroundings);
    case 'inspect':
      return inspect(store, { ...command, ...surroundings });
    case 'preview':
      return preview(store, { dist: surroundings.distOf(command.remote), ...command, ...surroundings });
    case 'promote':
      return flipped(await flipChannels(store, promoteCanary(command.remote)), command.remote);
    case 'withdraw':
      return flipped(await flipChannels(store, withdrawCanary(command.remote, command)), command.remote);
    case 'rollback':
      return flipped(await flipChannels(store, rollBack(command.remote, command.to)), command.remote);
    case 'retire':
      return flipped(await flipChannels(store, retireRemote(command.remote, command.reason)), command.remote);
    case 'restore':
      return flipped(await flipChannels(store, restoreRemote(command.remote)), command.remote);
    case 'kill':
      return kill(store, command);
  }
}

async function list(store: ReleaseStore, { siteUrl, place }: Surroundings): Promise<Answer> {
  const { head, problems } = await followChain(store);
  const state = head?.value;
  const { strangers } = await listStates(store);
  const ignored = [...new Set([...strangers.map((key) => `${key} is not a state of the channels.`), ...problems])];
  const remarks = ignored.map((what) => `Ignored: ${what}`);
  if (!state) return { data: null, lines: [`Nothing is released yet in ${place}.`, ...remarks] };
  const health = await readHealth(siteUrl);
  const set = (await readReleaseSets(store, state)).get(state.stable);
  const ending = set?.remotes.flatMap((remote) => formerContractNote(remote) ?? []) ?? [];
  const lines = [...listLines(state, { now: store.now(), health }), ...ending, ...remarks];
  return { data: { ...state, health: Object.fromEntries(health), ignored }, lines };
}

async function slots(store: ReleaseStore, { place }: Surroundings): Promise<Answer> {
  const state = await readChannels(store);
  if (!state) return { data: null, lines: [`Nothing is released yet in ${place}.`] };
  const set = (await readReleaseSets(store, state)).get(state.stable);
  const offered = set
    ? [set.shell, ...set.remotes].flatMap(({ name, slots, slotProps = {} }) =>
        slots.map((slot) => ({ slot, remote: name, props: slotProps[slot] ?? {} })),
      )
    : [];
  return {
    data: offered,
    lines: offered.map(({ slot, remote, props }) => `${slot} of ${remote}: ${propsText(props)}`),
  };
}

async function release(
  store: ReleaseStore,
  command: Of<'release'>,
  { distOf, progress, siteUrl, rehearse, originOf, releaseReason: reason }: Surroundings,
): Promise<Answer> {
  const started = store.now().getTime();
  const { remote, dist: distFolder = distOf(remote) } = command;
  const given = { distFolder, progress, siteUrl, rehearse, originOf, reason };
  const { published, state, remarks } = await releaseBuild(store, command, given);
  const seconds = ((store.now().getTime() - started) / 1000).toFixed(1);
  const files = published.status === 'unchanged' ? 'released before' : `${published.files} files`;
  const tried = state.canaries.find((canary) => labelOf(canary) === labelOf(published));
  const grows = tried?.ramp ? ', and grows by itself' : '';
  const who = tried ? `on canary for ${tried.share} %${grows}` : 'live for all visitors';
  return {
    data: { ...published, share: tried?.share ?? 100, state: state.number, set: state.stable, remarks },
    lines: [...remarks, `${labelOf(published)} is ${who} (${files}, ${seconds} s, state ${state.number}).`],
    ...(tried ? {} : { live: published }),
  };
}

async function kill(store: ReleaseStore, { remote, version, reason }: Of<'kill'>): Promise<Answer> {
  await requireRelease(store, { name: remote, version });
  const state = await flipChannels(store, killRelease({ name: remote, version }, reason));
  const { lines, data } = flipped(state, remote);
  return { data, lines: [`${remote}@${version} is killed.`, ...lines] };
}

function flipped(state: ChannelState, remote: string): Answer {
  const version = state.live[remote]?.at(-1)?.version;
  const data = { name: remote, version: version ?? null, state: state.number, set: state.stable };
  const stopped = state.stopped.find(({ name }) => name === remote);
  const without = stopped ? `${remote} is ${stopped.kind}: its pages are closed` : `${remote} is not live`;
  const what = version ? `${remote}@${version} is live for all visitors` : without;
  return { data, lines: [`${what} (state ${state.number}).`], ...(version ? { live: { name: remote, version } } : {}) };
}
