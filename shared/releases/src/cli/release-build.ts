import { formerContractNote, type RemoteDescriptor } from '@aimante/contract';
import { releaseToAll, startCanary } from '../channel/channel-plan.ts';
import type { ChannelState, RehearsalMark } from '../channel/channel-state.ts';
import { flipChannels, readChannels } from '../channel/flip-channels.ts';
import { RAMP_SHARES } from '../channel/ramp.ts';
import { readReleaseSets } from '../channel/release-sets.ts';
import type { OriginOf } from '../provenance/provenance.ts';
import { writeProvenance } from '../provenance/provenance.ts';
import { findingLines, type Rehearse } from '../rehearsal/rehearsal.ts';
import { type PublishedRelease, publishRelease } from '../release/publish-release.ts';
import { ReleaseError } from '../release-error.ts';
import { labelOf, type ReleaseStore, SHELL } from '../release-store.ts';
import { RAMP, type ReleaseCommand } from './command-line.ts';

interface Surroundings {
  readonly siteUrl: string;
  readonly distFolder: string;
  readonly progress: (line: string) => void;
  readonly reason: string | undefined;
  readonly rehearse: Rehearse;
  readonly originOf?: OriginOf | undefined;
}

export interface Released {
  readonly published: PublishedRelease;
  readonly state: ChannelState;
  /** For the person at the command line: a contract that ends, and what the rehearsal did. */
  readonly remarks: readonly string[];
}

interface Rehearsed {
  readonly mark: RehearsalMark;
  readonly remarks: readonly string[];
}

/** Publishes a build, opens it in a browser before its last file is written, and makes it live or a canary. */
export async function releaseBuild(
  store: ReleaseStore,
  command: ReleaseCommand,
  surroundings: Surroundings,
): Promise<Released> {
  const { distFolder, progress, reason, originOf } = surroundings;
  const before = await readChannels(store);
  let rehearsed: Rehearsed | undefined;
  let note: string | undefined;
  const published = await publishRelease(store, distFolder, {
    name: command.remote,
    repairs: true,
    former: before && (await formerOf(store, before, command.remote)),
    onProgress: (done, total) => progress(`${command.remote}: ${done} of ${total} files`),
    async approve(descriptor) {
      note = formerContractNote(descriptor);
      rehearsed = await rehearsal(store, { command, descriptor, before, ...surroundings });
    },
  });
  const built = await originOf?.(command.remote);
  if (built) await writeProvenance(store, published, built);
  const { mark, remarks } = rehearsed ?? { mark: undefined, remarks: [] };
  const canary = canaryTerms(command, mark, before);
  const terms = { reason, rehearsal: mark };
  const decision = canary
    ? startCanary(published, canary.share, { ...terms, ramp: canary.ramp })
    : releaseToAll([published], terms);
  const state = await flipChannels(store, decision);
  return { published, state, remarks: note ? [note, ...remarks] : remarks };
}

/** The live release of the remote. Without it a release takes longer, and needs nothing else of it. */
async function formerOf(
  store: ReleaseStore,
  before: ChannelState,
  remote: string,
): Promise<RemoteDescriptor | undefined> {
  const sets = await readReleaseSets(store, before).catch(() => undefined);
  const live = sets?.get(before.stable);
  return live && [live.shell, ...live.remotes].find(({ name }) => name === remote);
}

interface Rehearsing extends Surroundings {
  readonly command: ReleaseCommand;
  readonly descriptor: RemoteDescriptor;
  readonly before: ChannelState | undefined;
}

async function rehearsal(store: ReleaseStore, given: Rehearsing): Promise<Rehearsed> {
  const { command, descriptor, before, siteUrl, distFolder, rehearse, progress } = given;
  const skipped = command.withoutRehearsal;
  if (skipped)
    return { mark: { outcome: 'skipped', reason: skipped }, remarks: [`Not opened in a browser: ${skipped}.`] };
  progress(`${command.remote}: rehearsal in a browser ...`);
  const live = before && (await readReleaseSets(store, before)).get(before.stable);
  const result = await rehearse({ descriptor, distFolder, live, siteUrl });
  switch (result.kind) {
    case 'passed':
      return {
        mark: { outcome: 'passed' },
        remarks: [`Rehearsed in a browser: ${result.opened} pages and fragments.`, ...result.remarks],
      };
    case 'impossible':
      return {
        mark: { outcome: 'impossible', reason: result.why },
        remarks: [`Not opened in a browser: ${result.why}.`],
      };
    case 'failed':
      throw new ReleaseError(
        'REHEARSAL_FAILED',
        [`${labelOf(descriptor)} is not released: its rehearsal found`, ...findingLines(result.findings)].join('\n'),
      );
  }
}

/** A release that no browser could open meets one visitor in a hundred first. Undefined: it is for all visitors. */
function canaryTerms(
  { remote, share, ramp }: ReleaseCommand,
  mark: RehearsalMark | undefined,
  before: ChannelState | undefined,
) {
  const [first] = RAMP_SHARES;
  if (ramp) return { share: first, ramp };
  const hasVisitors = before !== undefined && (remote === SHELL || Object.hasOwn(before.live, SHELL));
  if (mark?.outcome !== 'impossible' || !hasVisitors)
    return share === undefined ? undefined : { share, ramp: undefined };
  if (share === undefined) return { share: first, ramp: RAMP };
  if (share < 100) return { share, ramp: undefined };
  throw new ReleaseError(
    'REHEARSAL_FAILED',
    `${remote} was not opened in a browser (${mark.reason}): give a smaller share.`,
  );
}
