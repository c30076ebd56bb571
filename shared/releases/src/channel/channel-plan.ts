import { ReleaseError } from '../release-error.ts';
import { labelOf, type ReleaseName, SHELL } from '../release-store.ts';
import type { Canary, ChannelChange, ChannelState, Ramp, RehearsalMark, Stopped } from './channel-state.ts';

type Parts = Pick<ChannelState, 'live' | 'canaries' | 'killed' | 'stopped'>;

/** The decision of an operator. The flip computes the resulting sets. */
export interface ChannelPlan extends Parts {
  readonly change: ChannelChange;
}

/** Returns the plan for the state that is current at the flip. `undefined`: change nothing. */
export type Decision = (current: ChannelState | undefined, at: string) => ChannelPlan | undefined;

const KEPT_VERSIONS = 20;
const EMPTY: Parts = { live: {}, canaries: [], killed: [], stopped: [] };

interface Release {
  readonly kind?: 'release' | 'promote';
  readonly reason?: string | undefined;
  readonly rehearsal?: RehearsalMark | undefined;
}

export function releaseToAll(
  releases: readonly ReleaseName[],
  { kind = 'release', reason, rehearsal }: Release = {},
): Decision {
  return (current, at) => {
    const before = current ?? EMPTY;
    const changed = releases.filter(({ name, version }) => liveVersion(before.live, name) !== version);
    if (changed.length === 0) return undefined;
    for (const release of changed) refuseKilled(before.killed, release);
    const live = { ...before.live };
    for (const { name, version } of changed) {
      const history = live[name] ?? before.stopped.find((one) => one.name === name)?.former ?? [];
      const former = history.filter((entry) => entry.version !== version);
      live[name] = [...former, { version, since: at }].slice(-KEPT_VERSIONS);
    }
    return {
      live,
      canaries: before.canaries.filter(({ name }) => !changed.some((release) => release.name === name)),
      killed: before.killed,
      stopped: before.stopped.filter(({ name }) => !changed.some((release) => release.name === name)),
      change: {
        kind,
        releases: changed.map(({ name, version }) => ({ name, version })),
        ...(reason ? { reason } : {}),
        ...(rehearsal ? { rehearsal } : {}),
      },
    };
  };
}

/** Makes the previous version live for everyone, or the named former one. */
export function rollBack(name: string, to?: string, reason?: string): Decision {
  return (current, at) => {
    const before = current ?? EMPTY;
    refuseStopped(before.stopped, name);
    const { version, live } = stepBack(before, { name, at, to });
    const canaries = stillOnTrial(before.canaries, live);
    const change = { kind: 'rollback' as const, releases: [{ name, version }], ...(reason ? { reason } : {}) };
    return { ...before, live, canaries, change };
  };
}

export interface CanaryTerms {
  readonly reason?: string | undefined;
  readonly rehearsal?: RehearsalMark | undefined;
  /** Grows by itself on these terms. Without them, the share stays. */
  readonly ramp?: Pick<Ramp, 'minutes' | 'visitors'> | undefined;
}

/** Starts a canary for a share of the visitors. It replaces the remote's current canary. */
export function startCanary(
  release: ReleaseName,
  share: number,
  { reason, rehearsal, ramp }: CanaryTerms = {},
): Decision {
  return (current, since) => {
    const before = current ?? EMPTY;
    refuseKilled(before.killed, release);
    if (liveVersion(before.live, release.name) === release.version) return undefined;
    const others = before.canaries.filter(({ name }) => name !== release.name);
    const { name, version } = release;
    const canaries = [...others, { name, version, share, since, ...(ramp && { ramp: { ...ramp, at: since } }) }];
    const marks = { ...(reason ? { reason } : {}), ...(rehearsal ? { rehearsal } : {}) };
    return { ...before, canaries, change: { kind: 'canary', releases: [{ name, version }], ...marks } };
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
  /** Withdraws only if this version is the current canary: it may have been replaced since. */
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

/**
 * Forbids this release for everyone. When it was live, the previous one becomes live. Without a previous one, the
 * remote stops: its pages are unavailable until its next release.
 */
export function killRelease(release: ReleaseName, reason?: string): Decision {
  return (current, at) => {
    const before = current ?? EMPTY;
    const { name, version } = release;
    if (before.killed.some((killed) => isSame(killed, release))) return undefined;
    const change = { kind: 'kill' as const, releases: [{ name, version }], ...(reason ? { reason } : {}) };
    const killed = [...before.killed, { name, version }];
    const canaries = before.canaries.filter((canary) => !isSame(canary, release));
    const isLive = liveVersion(before.live, name) === version;
    if (isLive && before.live[name]?.length === 1 && name !== SHELL)
      return { ...stop(before, { name, kind: 'killed', at }), killed, change };
    const live = isLive ? stepBack(before, { name, at }).live : withoutVersion(before.live, release);
    const stopped = before.stopped.map((one) => ({
      ...one,
      former: one.former.filter((entry) => entry.version !== version),
    }));
    return { ...before, live, canaries: stillOnTrial(canaries, live), killed, stopped, change };
  };
}

/** Takes a remote away: its pages answer that they are gone, its links and fragments disappear. */
export function retireRemote(name: string, reason?: string): Decision {
  return (current, at) => {
    const before = current ?? EMPTY;
    if (before.stopped.some((one) => one.name === name && one.kind === 'retired')) return undefined;
    refuseUnknown(before.live, name);
    if (name === SHELL)
      throw new ReleaseError('SHELL_NEEDED', 'The shell cannot be retired: no page works without it.');
    const version = liveVersion(before.live, name) ?? '';
    const change = { kind: 'retire' as const, releases: [{ name, version }], ...(reason ? { reason } : {}) };
    return { ...stop(before, { name, kind: 'retired', at }), change };
  };
}

/** Brings a retired remote back, with the version that was live. */
export function restoreRemote(name: string): Decision {
  return (current, at) => {
    const before = current ?? EMPTY;
    const retired = before.stopped.find((one) => one.name === name && one.kind === 'retired');
    if (!retired) throw new ReleaseError('RELEASE_UNKNOWN', `${name} is not retired: there is nothing to restore.`);
    const { version } = retired;
    refuseKilled(before.killed, retired);
    const former = retired.former.filter((entry) => entry.version !== version);
    return {
      ...before,
      live: { ...before.live, [name]: [...former, { version, since: at }] },
      // A trial of this version may have begun while the remote was retired.
      canaries: before.canaries.filter((one) => one.name !== name || one.version !== version),
      stopped: before.stopped.filter((one) => one.name !== name),
      change: { kind: 'restore', releases: [{ name, version }] },
    };
  };
}

/** Makes the newest trust documents the ones that count from this state on: a revoked key signs nothing after it. */
export function renewTrust(reason?: string): Decision {
  return (current) => current && { ...current, change: { kind: 'trust', releases: [], ...(reason ? { reason } : {}) } };
}

interface Stop extends Pick<Stopped, 'name' | 'kind'> {
  readonly at: string;
}

function stop(before: Parts, { name, kind, at }: Stop): Parts {
  const { [name]: history = [], ...live } = before.live;
  const version = history.at(-1)?.version ?? '';
  const former = kind === 'retired' ? history : history.slice(0, -1);
  return {
    ...before,
    live,
    canaries: before.canaries.filter((canary) => canary.name !== name),
    stopped: [...before.stopped, { name, version, kind, since: at, former }],
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
    const choice = versions ? ` These were: ${versions}.` : ` "retire ${name}" takes it away.`;
    throw new ReleaseError('ROLLBACK_IMPOSSIBLE', `${name} cannot be rolled back: ${wanted}.${choice}`);
  }
  const { version } = target;
  return { version, live: { ...state.live, [name]: [...former.slice(0, index), { version, since: at }] } };
}

function withoutVersion(live: ChannelState['live'], { name, version }: ReleaseName): ChannelState['live'] {
  const kept = live[name]?.filter((entry) => entry.version !== version);
  return kept ? { ...live, [name]: kept } : live;
}

function refuseStopped(stopped: readonly Stopped[], name: string): void {
  const found = stopped.find((one) => one.name === name);
  if (!found) return;
  const way = found.kind === 'retired' ? `restore it, or release a new version` : 'release a new version';
  throw new ReleaseError('ROLLBACK_IMPOSSIBLE', `${name} is ${found.kind} and has no live release: ${way}.`);
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
