export { type FakeDist, writeFakeDist } from './fake-dist.ts';
export { createFakeStore, type FakeStore } from './fake-store.ts';
