import type { ReleaseSet } from '@aimante/contract';
import { readChannels } from '../channel/flip-channels.ts';
import { readReleaseSets } from '../channel/release-sets.ts';
import { signPreview } from '../preview/preview-pass.ts';
import { setWith } from '../preview/set-with.ts';
import type { OriginOf } from '../provenance/provenance.ts';
import { writeProvenance } from '../provenance/provenance.ts';
import { publishRelease } from '../release/publish-release.ts';
import { requireRelease } from '../release/read-release.ts';
import { ReleaseError } from '../release-error.ts';
import { labelOf, type ReleaseStore } from '../release-store.ts';

interface PreviewOptions {
  readonly remote: string;
  readonly dist: string;
  readonly hours: number;
  readonly siteUrl: string;
  readonly originOf?: OriginOf | undefined;
}

/** Publishes a build without making it live, and returns the address that shows it among the live releases. */
export async function preview(store: ReleaseStore, { remote, dist, hours, siteUrl, originOf }: PreviewOptions) {
  const published = await publishRelease(store, dist, { name: remote, repairs: true });
  setWith(await liveSet(store), [await requireRelease(store, published)]);
  const built = await originOf?.(remote);
  if (built) await writeProvenance(store, published, built);
  const until = new Date(store.now().getTime() + hours * 3_600_000).toISOString();
  const { name, version } = published;
  const pass = await signPreview(store, { name, version, until });
  const address = `${siteUrl}/?preview=${pass}`;
  return {
    data: { name, version, until, address },
    lines: [
      `${labelOf(published)} is in the store, and visitors do not get it. Until ${until}, it is shown by`,
      address,
    ],
  };
}

async function liveSet(store: ReleaseStore): Promise<ReleaseSet> {
  const state = await readChannels(store);
  const set = state && (await readReleaseSets(store, state)).get(state.stable);
  if (set) return set;
  throw new ReleaseError('CHANNEL_EMPTY', 'Nothing is live yet, so there is nothing to show a preview among.');
}
