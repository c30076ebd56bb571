import { createHash } from 'node:crypto';
import { type ReleaseSet, type RemoteDescriptor, releaseSetSchema } from '@aimante/contract';
import { readSignedRelease, refuseForeign, type SignedRelease, unknown } from '../release/read-release.ts';
import { ReleaseError } from '../release-error.ts';
import { labelOf, type ReleaseName, type ReleaseStore, SHELL } from '../release-store.ts';
import type { Trust } from '../trust/trust.ts';
import { liveVersion } from './channel-plan.ts';
import type { ChannelState, Stopped } from './channel-state.ts';
import { refuseConflicts, refuseUnknownSlots, refuseWrongProps } from './coherent-set.ts';

export type Unset = Pick<ChannelState, 'at' | 'change' | 'live' | 'canaries' | 'killed' | 'stopped'>;

export interface Composed extends Pick<ChannelState, 'stable' | 'tiers' | 'digests'> {
  /** By id: the stable set and the sets of the canaries. */
  readonly sets: ReadonlyMap<string, ReleaseSet>;
}

interface Surroundings {
  readonly store: ReleaseStore;
  /** The digests that the state before pins. Releases without one are checked against the trust. */
  readonly pinned: ChannelState['digests'];
  /** Not needed where every release is pinned. */
  readonly trust?: Trust;
}

/**
 * The release sets of a state. Each reader makes them from the signed releases, and no store has them, so that releases
 * of different states are never mixed.
 */
export async function composeSets(state: Unset, { store, pinned, trust }: Surroundings): Promise<Composed> {
  const { live, canaries, stopped, change, at } = state;
  const base = Object.keys(live).map((name) => ({ name, version: liveVersion(live, name) ?? '' }));
  const releases = new Map(
    await Promise.all(
      [...base, ...canaries].map(async (release) => {
        const signed = await readSignedRelease(store, release);
        if (!signed) throw unknown(release);
        refuseExchanged(signed, pinned, trust);
        return [labelOf(release), signed] as const;
      }),
    ),
  );
  const closed = await Promise.all(stopped.map((remote) => closedPages(store, remote)));
  const sets = new Map<string, ReleaseSet>();
  const compose = (names: readonly ReleaseName[]) => {
    const descriptors = names.map((name) => releases.get(labelOf(name))?.value as RemoteDescriptor);
    const pages = closed.filter(({ name }) => !names.some((one) => one.name === name));
    const set = setOf(descriptors, { stopped: pages, fresh: isForward(change) ? change.releases : [], at });
    sets.set(set.id, set);
    return set.id;
  };
  const stable = compose(base);
  const shares = [...new Set(canaries.map(({ share }) => share))].filter((share) => share > 0).sort((a, b) => a - b);
  const tiers = shares.map((share) => {
    const tried = canaries.filter((canary) => canary.share >= share);
    const kept = base.filter(({ name }) => !tried.some((canary) => canary.name === name));
    return { share, set: compose([...kept, ...tried]) };
  });
  return { sets, stable, tiers, digests: digestsOf(state, releases, pinned) };
}

function refuseExchanged(signed: SignedRelease, pinned: ChannelState['digests'], trust?: Trust): void {
  const label = labelOf(signed.value);
  if (pinned[label] === undefined && trust) refuseForeign(signed, trust);
  else if (pinned[label] !== signed.digest)
    throw new ReleaseError('DOCUMENT_INVALID', `${label} in the store is not the release that was made live.`);
}

/** Former releases keep their digest, so that a rollback returns to the same bytes. */
function digestsOf(
  { live, stopped }: Unset,
  releases: ReadonlyMap<string, SignedRelease>,
  pinned: ChannelState['digests'],
): ChannelState['digests'] {
  const former = [
    ...Object.entries(live).flatMap(([name, history]) => history.map(({ version }) => labelOf({ name, version }))),
    ...stopped.flatMap((one) => [labelOf(one), ...one.former.map(({ version }) => labelOf({ ...one, version }))]),
  ].flatMap((label) => (pinned[label] === undefined ? [] : [[label, pinned[label]] as const]));
  const current = [...releases].map(([label, { digest }]) => [label, digest] as const);
  return Object.fromEntries([...former, ...current].sort(([a], [b]) => (a < b ? -1 : 1)));
}

interface Contents {
  readonly stopped: ReleaseSet['stopped'];
  /** Releases that were not live before. */
  readonly fresh: readonly ReleaseName[];
  readonly at: string;
}

function setOf(descriptors: readonly RemoteDescriptor[], { stopped, fresh, at }: Contents): ReleaseSet {
  const shell = descriptors.find(({ name }) => name === SHELL);
  if (!shell) throw new ReleaseError('CHANNEL_EMPTY', 'There is no shell in this store yet: release the shell first.');
  const remotes = descriptors.filter(({ name }) => name !== SHELL).sort((a, b) => (a.name < b.name ? -1 : 1));
  refuseConflicts(remotes);
  refuseUnknownSlots(descriptors, fresh);
  refuseWrongProps(descriptors, fresh);
  const labels = [...[shell, ...remotes].map(labelOf), ...stopped.map(({ kind, name }) => `${kind} ${name}`)];
  const id = createHash('sha256').update(labels.join('\n')).digest('hex').slice(0, 16);
  return releaseSetSchema.parse({ schema: 1, id, createdAt: at, shell, remotes, stopped });
}

/** A rollback is never refused for its slots. */
function isForward({ kind }: ChannelState['change']): boolean {
  return kind === 'release' || kind === 'canary' || kind === 'promote';
}

/** A remote can be stopped although its release is no longer in the store. */
async function closedPages(store: ReleaseStore, { name, version, kind }: Stopped) {
  const release = await readSignedRelease(store, { name, version }).catch(() => undefined);
  return { name, kind, paths: release?.value.routes.map(({ path }) => path) ?? [] };
}
