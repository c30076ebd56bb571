import { ReleaseError } from '../release-error.ts';
import { labelOf, type ReleaseName } from '../release-store.ts';
import type { Canary, ChannelChange, ChannelState } from './channel-state.ts';

/** The decision of an operator. The flip computes the resulting sets. */
export interface ChannelPlan extends Pick<ChannelState, 'live' | 'canaries' | 'killed'> {
  readonly change: ChannelChange;
}

/** Returns the plan for the state that is current at the flip. `undefined`: change nothing. */
export type Decision = (current: ChannelState | undefined, at: string) => ChannelPlan | undefined;

const KEPT_VERSIONS = 20;
const EMPTY: Pick<ChannelState, 'live' | 'canaries' | 'killed'> = { live: {}, canaries: [], killed: [] };

interface Release {
  readonly kind?: 'release' | 'promote';
  readonly reason?: string | undefined;
}

export function releaseToAll(releases: readonly ReleaseName[], { kind = 'release', reason }: Release = {}): Decision {
  return (current, at) => {
    const before = current ?? EMPTY;
    const changed = releases.filter(({ name, version }) => liveVersion(before.live, name) !== version);
    if (changed.length === 0) return undefined;
    for (const release of changed) refuseKilled(before.killed, release);
    const live = { ...before.live };
    for (const { name, version } of changed) {
      const former = (live[name] ?? []).filter((entry) => entry.version !== version);
      live[name] = [...former, { version, since: at }].slice(-KEPT_VERSIONS);
    }
    return {
      live,
      canaries: stillOnTrial(before.canaries, live),
      killed: before.killed,
      change: {
        kind,
        releases: changed.map(({ name, version }) => ({ name, version })),
        ...(reason ? { reason } : {}),
      },
    };
  };
}

/** Makes the previous version live for everyone, or the named former one. */
export function rollBack(name: string, to?: string): Decision {
  return (current, at) => {
    const before = current ?? EMPTY;
    const { version, live } = stepBack(before, { name, at, to });
    const canaries = stillOnTrial(before.canaries, live);
    return { ...before, live, canaries, change: { kind: 'rollback', releases: [{ name, version }] } };
  };
}

/** Starts a canary for a share of the visitors. It replaces the remote's current canary. */
export function startCanary(release: ReleaseName, share: number, reason?: string): Decision {
  return (current, since) => {
    const before = current ?? EMPTY;
    refuseKilled(before.killed, release);
    if (liveVersion(before.live, release.name) === release.version) return undefined;
    const others = before.canaries.filter(({ name }) => name !== release.name);
    const { name, version } = release;
    const canaries = [...others, { name, version, share, since }];
    const change = { kind: 'canary' as const, releases: [{ name, version }], ...(reason ? { reason } : {}) };
    return { ...before, canaries, change };
  };
}

export function promoteCanary(name: string): Decision {
  return (current, at) => {
    const canary = canaryOf(current?.canaries ?? [], name);
    if (!canary) throw noCanary(current?.live ?? {}, name);
    return releaseToAll([canary], { kind: 'promote' })(current, at);
  };
}

export interface Withdrawal {
  /** Withdraws only if this version is the current canary: it may have been replaced meanwhile. */
  readonly version?: string;
  readonly reason?: string;
}

export function withdrawCanary(name: string, { version: only, reason }: Withdrawal = {}): Decision {
  return (current) => {
    const before = current ?? EMPTY;
    const version = canaryOf(before.canaries, name)?.version;
    if (only && only !== version) return undefined;
    if (!version) throw noCanary(before.live, name);
    const canaries = before.canaries.filter((canary) => canary.name !== name);
    const change = { kind: 'withdraw' as const, releases: [{ name, version }], ...(reason ? { reason } : {}) };
    return { ...before, canaries, change };
  };
}

/** Forbids this release for everyone. When it was live, the previous one becomes live. */
export function killRelease(release: ReleaseName, reason?: string): Decision {
  return (current, at) => {
    const before = current ?? EMPTY;
    const { name, version } = release;
    if (before.killed.some((killed) => isSame(killed, release))) return undefined;
    const isLive = liveVersion(before.live, name) === version;
    const live = isLive ? stepBack(before, { name, at }).live : withoutVersion(before.live, release);
    const canaries = stillOnTrial(before.canaries, live).filter((canary) => !isSame(canary, release));
    const killed = [...before.killed, { name, version }];
    const change = { kind: 'kill' as const, releases: [{ name, version }], ...(reason ? { reason } : {}) };
    return { live, canaries, killed, change };
  };
}

export interface Seen {
  readonly name: string;
  readonly channel: 'live' | 'canary';
  readonly version: string;
}

/** Runs the decision only if the operator's view is still current. Otherwise the operator must look again. */
export function ifStill({ name, channel, version }: Seen, decide: Decision): Decision {
  return (current, at) => {
    const { live, canaries } = current ?? EMPTY;
    const there = channel === 'live' ? liveVersion(live, name) : canaryOf(canaries, name)?.version;
    if (there === version) return decide(current, at);
    const now = there ? `it is ${there} now` : 'it is gone';
    throw new ReleaseError('RELEASE_MOVED', `${name} is no longer at ${version}: ${now}.`);
  };
}

export function liveVersion(live: ChannelState['live'], name: string): string | undefined {
  return live[name]?.at(-1)?.version;
}

/** A release that is live for everyone is no longer a canary. */
function stillOnTrial(canaries: readonly Canary[], live: ChannelState['live']): Canary[] {
  return canaries.filter(({ name, version }) => liveVersion(live, name) !== version);
}

interface StepBack {
  readonly name: string;
  readonly at: string;
  readonly to?: string | undefined;
}

function stepBack(state: Pick<ChannelState, 'live'>, { name, at, to }: StepBack) {
  refuseUnknown(state.live, name);
  const former = (state.live[name] ?? []).slice(0, -1);
  const index = to ? former.findLastIndex(({ version }) => version === to) : former.length - 1;
  const target = former[index];
  if (!target) {
    const wanted = to && former.length > 0 ? `version ${to} was not live before` : 'no version was live before';
    const versions = former.map(({ version }) => version).join(', ');
    const choice = versions ? ` These were: ${versions}.` : '';
    throw new ReleaseError('ROLLBACK_IMPOSSIBLE', `${name} cannot be rolled back: ${wanted}.${choice}`);
  }
  const { version } = target;
  return { version, live: { ...state.live, [name]: [...former.slice(0, index), { version, since: at }] } };
}

function withoutVersion(live: ChannelState['live'], { name, version }: ReleaseName): ChannelState['live'] {
  const kept = live[name]?.filter((entry) => entry.version !== version);
  return kept ? { ...live, [name]: kept } : live;
}

function noCanary(live: ChannelState['live'], name: string): ReleaseError {
  refuseUnknown(live, name);
  return new ReleaseError('CANARY_UNKNOWN', `${name} has no release on canary.`);
}

/** Catches a mistyped name. */
function refuseUnknown(live: ChannelState['live'], name: string): void {
  if (Object.hasOwn(live, name)) return;
  const names = Object.keys(live).sort().join(', ');
  const known = names ? `Released are ${names}.` : 'Nothing is released yet.';
  throw new ReleaseError('RELEASE_UNKNOWN', `There is no release of ${name}. ${known}`);
}

function refuseKilled(killed: readonly ReleaseName[], release: ReleaseName): void {
  if (!killed.some((one) => isSame(one, release))) return;
  throw new ReleaseError('RELEASE_KILLED', `${labelOf(release)} was killed: release a new version.`);
}

function canaryOf(canaries: readonly Canary[], name: string): Canary | undefined {
  return canaries.find((canary) => canary.name === name);
}

function isSame(a: ReleaseName, b: ReleaseName): boolean {
  return a.name === b.name && a.version === b.version;
}
