export { type FakeBucket, serveFakeBucket } from '@aimante/s3/testing';
/** Signs and stores a descriptor without any checks. */
export { writeRelease } from '../release/read-release.ts';
export { type FakeDist, writeFakeDist } from './fake-dist.ts';
export { fakeRoute } from './fake-route.ts';
export { createFakeStore, type FakeStore, fakeTeams } from './fake-store.ts';
export { passRehearsal } from './pass-rehearsal.ts';
