import { type ChannelState, type ReleaseName, type ReleaseStore, walkReleaseLog } from '@aimante/releases';
import { readVerdict } from '../health/verdict.ts';

const MOST_STATES = 60;

/** `former`: a rollback returns to it. `put aside`: it was rolled back or withdrawn, and can become live again. */
type ReleaseState = 'live' | 'on trial' | 'former' | 'put aside' | 'killed';

export interface ReleaseEvent {
  /** The number of the state that the change produced. */
  readonly number: number;
  readonly at: string;
  readonly kind: ChannelState['change']['kind'];
  readonly remote: string;
  readonly version: string;
  readonly standing: ReleaseState;
  readonly share?: number;
  readonly reason?: string;
  /** The edge withdrew the release itself, because of these counts. */
  readonly counted?: { readonly visitors: number; readonly failed: number };
}

/** The latest changes, newest first. */
export async function readReleaseEvents(store: ReleaseStore, now: ChannelState): Promise<ReleaseEvent[]> {
  const states: ChannelState[] = [];
  for await (const state of walkReleaseLog(store)) if (states.push(state) === MOST_STATES) break;
  return states.flatMap((state) => state.change.releases.map((release) => eventOf(state, release, now)));
}

function eventOf(state: ChannelState, release: ReleaseName, now: ChannelState): ReleaseEvent {
  const { kind, reason } = state.change;
  const share = kind === 'canary' ? state.canaries.find(isOf(release))?.share : undefined;
  const counted = reason && readVerdict(reason);
  return {
    number: state.number,
    at: state.at,
    kind,
    remote: release.name,
    version: release.version,
    standing: stateOf(release, now),
    ...(share !== undefined && { share }),
    ...(counted && { counted }),
    ...(reason && !counted && { reason }),
  };
}

function stateOf(release: ReleaseName, { live, canaries, killed }: ChannelState): ReleaseState {
  const path = live[release.name] ?? [];
  if (path.at(-1)?.version === release.version) return 'live';
  if (killed.some(isOf(release))) return 'killed';
  if (canaries.some(isOf(release))) return 'on trial';
  return path.some(({ version }) => version === release.version) ? 'former' : 'put aside';
}

function isOf({ name, version }: ReleaseName) {
  return (one: ReleaseName) => one.name === name && one.version === version;
}
