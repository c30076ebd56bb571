export type { BlobStore } from './blob/blob-store.ts';
export { createFolderBlobStore } from './blob/folder-blob-store.ts';
export { listStates } from './channel/channel-log.ts';
export {
  type Decision,
  ifStill,
  killRelease,
  promoteCanary,
  releaseToAll,
  renewTrust,
  restoreRemote,
  retireRemote,
  rollBack,
  startCanary,
  withdrawCanary,
} from './channel/channel-plan.ts';
export type { Canary, ChannelState } from './channel/channel-state.ts';
export { flipChannels, readChannels } from './channel/flip-channels.ts';
export { type Followed, followChain } from './channel/follow-chain.ts';
export { nextShare, stepCanary } from './channel/ramp.ts';
export { walkReleaseLog } from './channel/release-log.ts';
export { readReleaseSets } from './channel/release-sets.ts';
export { setForBucket, visitorBucket } from './channel/visitor-bucket.ts';
export { runReleasesCli } from './cli/run-releases-cli.ts';
export { type OpenReleaseStore, openReleaseStore } from './open-release-store.ts';
export { type InspectionPass, readInspection, signInspection } from './preview/inspection-pass.ts';
export { type PreviewPass, readPreview, signPreview } from './preview/preview-pass.ts';
export { setWith } from './preview/set-with.ts';
export {
  type BuildOrigin,
  type Origin,
  type Provenance,
  readProvenance,
  writeProvenance,
} from './provenance/provenance.ts';
export type { Rehearse } from './rehearsal/rehearsal.ts';
export { rehearseInBrowser } from './rehearsal/rehearse-in-browser.ts';
export { readBuiltDescriptor } from './release/built-remote.ts';
export { decode, ENCODINGS, type Encoding, isCompressible } from './release/encodings.ts';
export { integrityOf } from './release/integrity.ts';
export { listVersions } from './release/list-releases.ts';
export { type PublishedRelease, type PublishOptions, publishRelease } from './release/publish-release.ts';
export { readRelease, requireRelease } from './release/read-release.ts';
export { releaseFileKey } from './release/release-keys.ts';
export { ReleaseError, type ReleaseErrorCode } from './release-error.ts';
export { labelOf, type ReleaseName, type ReleaseStore } from './release-store.ts';
export { type Teams, teamsSchema } from './trust/grants.ts';
export { keepTimestamps } from './trust/keep-timestamps.ts';
export { delegate, keepTrust, keyFiles, type Owner, renewRoot, teamsOf } from './trust/make-trust.ts';
export type { Trust } from './trust/trust.ts';
