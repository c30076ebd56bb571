import { setTimeout as wait } from 'node:timers/promises';
import { flipChannels, ReleaseError, releaseToAll } from '@aimante/releases';
import { createFakeStore, type FakeStore } from '@aimante/releases/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fakeRoute, publishFake, type ServedEdge, serveEdge } from '../testing/served-edge.ts';

const SHELL = `exports.render = async ({ box }) => ({ html: '<main>' + (box ? box.html : 'skeleton') + '</main>' });`;
const PAGES = `exports.render = async () => ({ status: 200, head: {}, html: '<h1>Here</h1>', state: {} });`;

let fake: FakeStore;
let served: ServedEdge | undefined;

beforeEach(async () => {
  fake = await createFakeStore();
  const server = { server: 'server.js' };
  const routes = [fakeRoute('home', '/')];
  const shell = { name: 'shell', version: '1', files: { 'server.js': SHELL }, descriptor: server };
  const pages = { name: 'mf-pages', version: '1', files: { 'server.js': PAGES }, descriptor: { ...server, routes } };
  const releases = [await publishFake(fake, shell), await publishFake(fake, pages)];
  await flipChannels(fake.store, releaseToAll(releases));
});
afterEach(async () => {
  await served?.stop();
  await fake.remove();
});

describe('a store that cannot be read when a release goes live', () => {
  it('costs pages their HTML for as long as it lasts, and never the edge', async () => {
    let isAway = true;
    const { blobs } = fake.store;
    const get = async (key: string) => {
      if (isAway && key.endsWith('server.js')) throw new ReleaseError('BUCKET_FAILED', 'The bucket is busy.');
      return blobs.get(key);
    };
    served = await serveEdge({ ...fake, store: { ...fake.store, blobs: { ...blobs, get } } });
    const { status, text } = await served.get('/?away');
    expect(status).toBe(200);
    expect(text).toContain('id="release-set"');
    expect(served.problems).toContain('The bucket is busy.');

    isAway = false;
    const end = performance.now() + 20_000;
    const isWhole = async () => (await served?.get(`/?at=${performance.now()}`))?.text.includes('<h1>Here</h1>');
    while (!(await isWhole()) && performance.now() < end) await wait(50);
    expect(await isWhole()).toBe(true);
  }, 60_000);
});
