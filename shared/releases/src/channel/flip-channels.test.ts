import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@aimante/contract';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openReleaseStore } from '../open-release-store.ts';
import { publishRelease } from '../release/publish-release.ts';
import { createFakeStore, type FakeStore, fakeRoute, writeFakeDist } from '../testing/index.ts';
import { keepTimestamps } from '../trust/keep-timestamps.ts';
import { listStates, readSignedState } from './channel-log.ts';
import { killRelease, releaseToAll, restoreRemote, retireRemote, rollBack, startCanary } from './channel-plan.ts';
import type { ChannelState } from './channel-state.ts';
import { flipChannels, readChannels } from './flip-channels.ts';
import { followChain } from './follow-chain.ts';
import { readReleaseSets } from './release-sets.ts';
import { setForBucket } from './visitor-bucket.ts';

let fake: FakeStore;
beforeEach(async () => {
  fake = await createFakeStore();
});
afterEach(() => fake.remove());

async function publish(name: string, version: string, descriptor: Partial<RemoteDescriptor> = {}) {
  await writeFakeDist(fake.dist(name), { name, descriptor: { version, ...descriptor } });
  return publishRelease(fake.store, fake.dist(name));
}

async function publishAndGoLive(...names: string[]) {
  const releases = [];
  for (const name of ['shell', ...names]) releases.push(await publish(name, '1'));
  return flipChannels(fake.store, releaseToAll(releases));
}

const setOf = async (state: ChannelState, id = state.stable) => (await readReleaseSets(fake.store, state)).get(id);

const versionsOf = async (state: ChannelState, id?: string) => {
  const set = await setOf(state, id);
  return Object.fromEntries((set ? [set.shell, ...set.remotes] : []).map(({ name, version }) => [name, version]));
};

describe('a flip', () => {
  it('makes a set of everything that is live', async () => {
    const state = await publishAndGoLive('mf-catalog', 'mf-account');
    await expect(versionsOf(state)).resolves.toEqual({ shell: '1', 'mf-catalog': '1', 'mf-account': '1' });
  });

  it('exchanges one remote and leaves the former states as they were', async () => {
    const first = await publishAndGoLive('mf-catalog', 'mf-account');
    const second = await flipChannels(fake.store, releaseToAll([await publish('mf-catalog', '2')]));
    await expect(versionsOf(second)).resolves.toEqual({ shell: '1', 'mf-catalog': '2', 'mf-account': '1' });
    await expect(readSignedState(fake.store, first.number)).resolves.toMatchObject({ value: first });
    await expect(readChannels(fake.store)).resolves.toEqual(second);
  });

  it('restores the same set by a rollback', async () => {
    const first = await publishAndGoLive('mf-catalog');
    await flipChannels(fake.store, releaseToAll([await publish('mf-catalog', '2')]));
    await expect(flipChannels(fake.store, rollBack('mf-catalog'))).resolves.toMatchObject({ stable: first.stable });
  });

  it('refuses a release that is not in the store, and a site without a shell', async () => {
    const only = await publish('mf-catalog', '1');
    await expect(flipChannels(fake.store, releaseToAll([only]))).rejects.toMatchObject({ code: 'CHANNEL_EMPTY' });
    await publishAndGoLive();
    const unknown = releaseToAll([{ name: 'mf-catalog', version: '404' }]);
    await expect(flipChannels(fake.store, unknown)).rejects.toMatchObject({ code: 'RELEASE_UNKNOWN' });
  });

  it('refuses a release that claims what another remote has, and leaves everything as it was', async () => {
    const before = await publishAndGoLive('mf-catalog');
    const routes = [fakeRoute('page', '/products/:slug')];
    await flipChannels(fake.store, releaseToAll([await publish('mf-catalog', '2', { routes })]));
    const rivals = {
      '/products/:slug': { routes: [fakeRoute('page', '/products/:id')] },
      'container aimante_mf_catalog': { container: 'aimante_mf_catalog' },
    };
    for (const [index, [claim, descriptor]] of Object.entries(rivals).entries()) {
      const rival = await publish('mf-rival', `${index}`, descriptor);
      await expect(flipChannels(fake.store, releaseToAll([rival]))).rejects.toMatchObject({
        code: 'SET_CONFLICT',
        message: expect.stringMatching(`mf-catalog and mf-rival both .* ${claim}`),
      });
    }
    expect((await listStates(fake.store)).numbers.at(-1)).toBe(before.number + 1);
  });

  it.each([
    ['/products/magnet-carre-5x5', '/products/:slug'],
    ['/:page', '/about'],
    ['/blog/:year/:slug', '/blog/latest/:id'],
  ])('refuses %s beside the page %s of another remote', async (path, taken) => {
    await publishAndGoLive();
    await flipChannels(
      fake.store,
      releaseToAll([await publish('mf-catalog', '1', { routes: [fakeRoute('page', taken)] })]),
    );
    const rival = await publish('mf-rival', '1', { routes: [fakeRoute('page', path)] });
    await expect(flipChannels(fake.store, releaseToAll([rival]))).rejects.toThrow(
      `mf-catalog and mf-rival both answer to ${taken} and ${path}`,
    );
  });

  it('allows several remotes in one slot', async () => {
    await publishAndGoLive();
    const fragments = [{ slot: 'search-box', order: 0, expose: './app' }];
    const both = [await publish('mf-catalog', '1', { fragments }), await publish('mf-rival', '1', { fragments })];
    await expect(flipChannels(fake.store, releaseToAll(both))).resolves.toMatchObject({ number: 2 });
  });

  it('refuses a release that fills an unknown slot, and lists the known ones', async () => {
    await publishAndGoLive();
    const fragments = [{ slot: 'blog-aside', order: 0, expose: './app' }];
    const lost = await publish('mf-lost', '1', { fragments });
    for (const decision of [releaseToAll([lost]), startCanary(lost, 10)]) {
      await expect(flipChannels(fake.store, decision)).rejects.toMatchObject({
        code: 'SLOT_UNKNOWN',
        message:
          'mf-lost fills the slot blog-aside, which does not exist. Offered are account-menu, cart-button, main-nav, search-box.',
      });
    }
    const blog = await publish('mf-blog', '1', { slots: ['blog-aside'] });
    await expect(flipChannels(fake.store, releaseToAll([lost, blog]))).resolves.toMatchObject({ number: 2 });
  });

  it('names the closed pages of a stopped remote in the set', async () => {
    await publishAndGoLive();
    const routes = [fakeRoute('page', '/blog/:slug')];
    await flipChannels(fake.store, releaseToAll([await publish('mf-blog', '1', { routes })]));
    const retired = await flipChannels(fake.store, retireRemote('mf-blog'));
    const closed = [{ name: 'mf-blog', kind: 'retired', paths: ['/blog/:slug'] }];
    await expect(setOf(retired)).resolves.toMatchObject({ remotes: [], stopped: closed });
    await flipChannels(fake.store, restoreRemote('mf-blog'));
    const killed = await flipChannels(fake.store, killRelease({ name: 'mf-blog', version: '1' }));
    await expect(setOf(killed)).resolves.toMatchObject({
      stopped: [{ ...closed[0], kind: 'killed' }],
    });
  });

  it.each([
    ['another type', { postId: 'number' }, 'which gives postId (number)'],
    ['other props', { post: 'string', page: 'number' }, 'which gives post (string), page (number)'],
    ['no props', {}, 'which gives no props'],
  ] as const)('refuses a fragment where its slot gives %s, whichever of the two is fresh', async (_, given, what) => {
    await publishAndGoLive();
    const offer = (version: string, slotProps: RemoteDescriptor['slotProps']) =>
      publish('mf-blog', version, { slots: ['blog-aside'], slotProps });
    const fragments = [{ slot: 'blog-aside', order: 0, expose: './app', props: { postId: 'string' as const } }];
    const gifts = await publish('mf-gifts', '1', { fragments });
    const refusal = {
      code: 'SET_CONFLICT',
      message: `These releases are not compatible: mf-gifts needs postId (string) from the slot blog-aside of mf-blog, ${what}.`,
    };
    const wrong = await offer('1', { 'blog-aside': given });
    await expect(flipChannels(fake.store, releaseToAll([wrong, gifts]))).rejects.toMatchObject(refusal);
    const right = await offer('2', { 'blog-aside': { postId: 'string', page: 'number' } });
    await flipChannels(fake.store, releaseToAll([right, gifts]));
    await expect(flipChannels(fake.store, releaseToAll([wrong]))).rejects.toMatchObject(refusal);
  });

  it('never refuses a rollback that takes a slot away', async () => {
    await publishAndGoLive('mf-blog');
    const fragments = [{ slot: 'blog-aside', order: 0, expose: './app' }];
    const blog = await publish('mf-blog', '2', { slots: ['blog-aside'] });
    await flipChannels(fake.store, releaseToAll([blog, await publish('mf-lost', '1', { fragments })]));
    await expect(flipChannels(fake.store, rollBack('mf-blog'))).resolves.toMatchObject({ number: 3 });
  });

  it('nests canaries of different shares: the smaller group tries both', async () => {
    await publishAndGoLive('mf-catalog', 'mf-account');
    await flipChannels(fake.store, startCanary(await publish('mf-catalog', '2'), 50));
    const state = await flipChannels(fake.store, startCanary(await publish('mf-account', '2'), 10));
    const at = (bucket: number) => versionsOf(state, setForBucket(state, bucket));
    await expect(at(5)).resolves.toMatchObject({ 'mf-catalog': '2', 'mf-account': '2' });
    await expect(at(10)).resolves.toMatchObject({ 'mf-catalog': '2', 'mf-account': '1' });
    await expect(at(50)).resolves.toMatchObject({ 'mf-catalog': '1', 'mf-account': '1' });
  });

  it('carries a canary along when another remote is released', async () => {
    await publishAndGoLive('mf-catalog', 'mf-account');
    await flipChannels(fake.store, startCanary(await publish('mf-catalog', '2'), 50));
    const state = await flipChannels(fake.store, releaseToAll([await publish('mf-account', '2')]));
    await expect(versionsOf(state, setForBucket(state, 0))).resolves.toMatchObject({
      'mf-catalog': '2',
      'mf-account': '2',
    });
    await expect(versionsOf(state)).resolves.toMatchObject({ 'mf-catalog': '1', 'mf-account': '2' });
  });
});

describe('two teams that publish at once', () => {
  it('both get through, in 100 rounds of 100', async () => {
    await publishAndGoLive('mf-catalog', 'mf-account');
    for (const name of ['mf-catalog', 'mf-account']) await publish(name, '2');
    for (let round = 0; round < 100; round += 1) {
      const version = round % 2 === 0 ? '2' : '1';
      const teams = ['mf-catalog', 'mf-account'].map((name) => releaseToAll([{ name, version }]));
      await Promise.all(teams.map((decide) => flipChannels(fake.store, decide)));
      const state = await readChannels(fake.store);
      expect(state && (await versionsOf(state))).toEqual({ shell: '1', 'mf-catalog': version, 'mf-account': version });
    }
    expect((await listStates(fake.store)).numbers.at(-1)).toBe(201);
  }, 60_000);
});

describe('a state that was tampered with', () => {
  it('is passed over when an old one is put under a new number', async () => {
    await publishAndGoLive('mf-catalog');
    const old = await fake.store.blobs.get('channels/00000001.json');
    const newer = await flipChannels(fake.store, releaseToAll([await publish('mf-catalog', '2')]));
    await fake.store.blobs.put('channels/00000003.json', old ?? Buffer.of());
    await expect(readChannels(fake.store)).resolves.toEqual(newer);
  });

  it('does not keep a team from releasing', async () => {
    await publishAndGoLive('mf-catalog');
    await fake.store.blobs.put('channels/00000002.json', Buffer.from('rubbish'));
    const state = await flipChannels(fake.store, releaseToAll([await publish('mf-catalog', '2')]));
    expect(state.number).toBe(3);
    await expect(versionsOf(state)).resolves.toEqual({ shell: '1', 'mf-catalog': '2' });
  });

  it('is passed over, with everything else in the folder that is no state, and named to whoever asks', async () => {
    await publishAndGoLive('mf-catalog');
    const channels = join(fake.folder, 'releases/channels');
    for (const name of ['notes.txt', '00000001.json~', '.00000001.json.swp', '00000002.JSON', '2.json'])
      await writeFile(join(channels, name), 'not a state');
    await symlink(join(channels, '00000001.json'), join(channels, '00000002.json'));
    await mkdir(join(channels, '00000003.json'));
    await writeFile(join(channels, '99999999.json'), '{"payl');
    const state = await flipChannels(fake.store, releaseToAll([await publish('mf-catalog', '2')]));
    expect(state.number).toBe(4);
    await expect(versionsOf(state)).resolves.toEqual({ shell: '1', 'mf-catalog': '2' });
    const fresh = await openReleaseStore({ dataDir: fake.folder, readsOnly: true });
    await rm(fresh.floor.place);
    const { problems } = await followChain(fresh);
    expect(problems).toEqual([
      'channels/.00000001.json.swp is not a state of the channels.',
      'channels/00000001.json~ is not a state of the channels.',
      'channels/00000002.JSON is not a state of the channels.',
      'channels/2.json is not a state of the channels.',
      'channels/notes.txt is not a state of the channels.',
      'State 2 cannot be read.',
      'channels/99999999.json is not a signed document.',
    ]);
  });

  it('leaves a gap in the log where it was deleted, and the log goes on', async () => {
    await publishAndGoLive('mf-catalog');
    await flipChannels(fake.store, releaseToAll([await publish('mf-catalog', '2')]));
    const newest = await flipChannels(fake.store, releaseToAll([await publish('mf-catalog', '3')]));
    await keepTimestamps(fake.store);
    await rm(join(fake.folder, 'releases/channels/00000002.json'));
    await expect(readChannels(fake.store)).resolves.toEqual(newest);
    await rm(fake.store.floor.place);
    await expect(followChain(fake.store)).resolves.toMatchObject({
      head: { value: newest },
      problems: ['The state before 3 is missing: the log goes on after it.'],
    });
  });
});
