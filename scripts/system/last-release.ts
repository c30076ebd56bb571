import { type ReleaseName, type ReleaseStore, walkReleaseLog } from '@aimante/releases';

/** Reasons in the release log that mark a build of this repository. */
export const startReason = 'npm start';
export const releaseReason = 'npm run release';

/**
 * Whether a start leaves this build to the channels, because the store has released it already. Not if this repository
 * has released another build since: after a return to older sources, those become live. A release from elsewhere stays
 * live.
 */
export async function isLeftToChannels(store: ReleaseStore, build: ReleaseName): Promise<boolean> {
  for await (const { change } of walkReleaseLog(store)) {
    if (!['release', 'canary', 'promote'].includes(change.kind)) continue;
    const version = change.releases.find(({ name }) => name === build.name)?.version;
    if (version === build.version) return true;
    if (version && (change.reason === startReason || change.reason === releaseReason)) return false;
  }
  return false;
}
