import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { releaseToAll, rollBack } from '../channel/channel-plan.ts';
import { flipChannels, readChannels } from '../channel/flip-channels.ts';
import { openReleaseStore } from '../open-release-store.ts';
import { publishRelease } from '../release/publish-release.ts';
import { readRelease } from '../release/read-release.ts';
import type { ReleaseStore } from '../release-store.ts';
import {
  createFakeStore,
  type FakeBucket,
  type FakeStore,
  fakeTeams,
  serveFakeBucket,
  writeFakeDist,
} from '../testing/index.ts';
import { keepTrust } from '../trust/make-trust.ts';

let bucket: FakeBucket;
let fake: FakeStore;
let store: ReleaseStore;
beforeEach(async () => {
  bucket = await serveFakeBucket();
  fake = await createFakeStore();
  const env = { RELEASES_BUCKET: bucket.url.href, AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
  store = await openReleaseStore({ dataDir: fake.folder, env });
  await keepTrust({ ...store, dataDir: fake.folder }, fakeTeams);
});
afterEach(async () => {
  bucket.close();
  await fake.remove();
});

async function release(name: string, version: string) {
  await writeFakeDist(fake.dist(name), { name, descriptor: { version } });
  return flipChannels(store, releaseToAll([await publishRelease(store, fake.dist(name))]));
}

describe('a store in a bucket', () => {
  it('keeps stored objects, never overwrites, and returns nothing for a missing one', async () => {
    const { blobs } = store;
    await expect(blobs.put('sets/a.json', Buffer.from('one'))).resolves.toBe(true);
    await expect(blobs.put('sets/a.json', Buffer.from('two'))).resolves.toBe(false);
    expect(String(await blobs.get('sets/a.json'))).toBe('one');
    await expect(blobs.has('sets/a.json')).resolves.toBe(true);
    await expect(blobs.get('sets/b.json')).resolves.toBeUndefined();
    await expect(blobs.has('sets/b.json')).resolves.toBe(false);
    expect([...bucket.objects.keys()]).toContain('/bucket/shop/sets/a.json');
    await blobs.repair('sets/a.json', Buffer.from('whole'));
    expect(String(await blobs.get('sets/a.json'))).toBe('whole');
  });

  it('is in the common region where none is named, or an empty one', async () => {
    const keys = { RELEASES_BUCKET: bucket.url.href, AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
    const { blobs } = await openReleaseStore({ dataDir: fake.folder, env: { ...keys, AWS_REGION: '' } });
    await expect(blobs.has('sets/a.json')).resolves.toBe(false);
  });

  it('lists over as many pages as the bucket makes', async () => {
    const keys = ['1', '2', '3', '4', '5'].map((name) => `sets/${name}.json`);
    for (const key of [...keys, 'channels/1.json']) await store.blobs.put(key, Buffer.from(key));
    await expect(store.blobs.list('sets/')).resolves.toEqual(keys);
    await expect(store.blobs.list('sets/', 'sets/3.json')).resolves.toEqual(['sets/4.json', 'sets/5.json']);
    await expect(store.blobs.list('nothing/')).resolves.toEqual([]);
  });

  it('takes releases, flips and rollbacks like a folder', async () => {
    await release('shell', '1');
    await release('mf-catalog', '1');
    await release('mf-catalog', '2');
    await expect(flipChannels(store, rollBack('mf-catalog'))).resolves.toMatchObject({ number: 4 });
    await expect(readChannels(store)).resolves.toMatchObject({ number: 4, live: { 'mf-catalog': [{ version: '1' }] } });
    await expect(readRelease(store, { name: 'mf-catalog', version: '2' })).resolves.toMatchObject({ version: '2' });
  });

  it('waits while the bucket is busy', async () => {
    bucket.faults.push('503', '503');
    await expect(store.blobs.put('a', Buffer.from('one'))).resolves.toBe(true);
  });

  it('recognises its own write when the answer was lost', async () => {
    await store.blobs.put('a', Buffer.from('one'));
    bucket.faults.push('lost');
    await expect(store.blobs.put('b', Buffer.from('two'))).resolves.toBe(true);
    bucket.faults.push('503');
    await expect(store.blobs.put('a', Buffer.from('other'))).resolves.toBe(false);
  });

  it('says that the bucket does not answer', async () => {
    bucket.faults.push('503', '503', '503');
    await expect(store.blobs.get('a')).rejects.toMatchObject({ code: 'BUCKET_FAILED' });
    bucket.faults.push('lost', 'lost', 'lost');
    await expect(store.blobs.get('a')).rejects.toMatchObject({ code: 'BUCKET_FAILED' });
  });

  it('refuses a bucket in which two publishers could undo each other', async () => {
    bucket.honoursConditions = false;
    const env = { RELEASES_BUCKET: bucket.url.href, AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
    const { blobs } = await openReleaseStore({ dataDir: fake.folder, env });
    await expect(blobs.put('a', Buffer.from('one'))).rejects.toMatchObject({ code: 'BUCKET_OVERWRITES' });
    expect(bucket.objects.has('/bucket/shop/a')).toBe(false);
  });
});

describe('the address of a bucket', () => {
  it('is refused in one line where it is none, or where the credentials are missing', async () => {
    const open = (env: Record<string, string>) => openReleaseStore({ dataDir: fake.folder, env });
    for (const address of ['bucket', 's3://bucket', 'https://s3.test'])
      await expect(open({ RELEASES_BUCKET: address })).rejects.toThrow('is no address of a bucket');
    await expect(open({ RELEASES_BUCKET: 'https://s3.test/bucket' })).rejects.toThrow('AWS_ACCESS_KEY_ID');
  });
});
