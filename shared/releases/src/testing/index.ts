export { type FakeBucket, serveFakeBucket } from '@aimante/s3/testing';
/** Signs and puts a descriptor as it is, without a question. */
export { writeRelease } from '../release/read-release.ts';
export { type FakeDist, writeFakeDist } from './fake-dist.ts';
export { createFakeStore, type FakeStore } from './fake-store.ts';
