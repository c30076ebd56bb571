import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserReleaseSet, BrowserRemote } from '@aimante/contract';
import { flipChannels, releaseToAll } from '@aimante/releases';
import { createFakeStore, fakeRoute } from '@aimante/releases/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FakeRelease, publishFake, type ServedEdge, serveEdge } from '../testing/served-edge.ts';

const SHELL = `exports.render = async ({ box }) => ({ html: '<main>' + (box ? box.html : 'skeleton') + '</main>' });`;
const PAGES = `exports.render = async () => ({ status: 200, head: {}, html: '<h1>here</h1>', state: {} });`;

let served: ServedEdge;

beforeAll(async () => {
  const fake = await createFakeStore();
  const offline = { ...fakeRoute('cart', '/cart'), offline: true };
  const releases = await Promise.all([
    publishFake(fake, shellWith('1', '"data-remotes"')),
    publishFake(fake, {
      name: 'mf-pages',
      version: '7',
      files: { 'server.js': PAGES },
      descriptor: { server: 'server.js', routes: [fakeRoute('home', '/'), offline] },
    }),
    publishFake(fake, { name: 'mf-admin', version: '3' }),
  ]);
  await flipChannels(fake.store, releaseToAll(releases));
  served = await serveEdge(fake);
});
afterAll(async () => {
  await served.stop();
  await served.fake.remove();
});

/** The shell of this version, with this script in pages that are visible without the others. */
function shellWith(version: string, takeover: string): FakeRelease {
  const files = { 'server.js': SHELL, 'takeover.1.js': takeover };
  return { name: 'shell', version, files, descriptor: { server: 'server.js' } };
}

/** The server entries take a moment to start. */
async function visiblePage(path: string): Promise<string> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const { text } = await served.get(`${path}?attempt=${attempt}`);
    if (text.includes('<h1>here</h1>')) return text;
    await wait(50);
  }
  throw new Error(`${path} never came with its HTML.`);
}

const setIn = (text: string) => /<script type="application\/json" id="release-set"([^>]*)>([^<]*)</.exec(text) ?? [];

describe('the remotes of a release set', () => {
  it('come from an address that names their releases', async () => {
    const reply = await served.get('/_edge/remotes.json?mf-pages=7&mf-admin=3');
    expect(reply.status).toBe(200);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const remotes = JSON.parse(reply.text) as BrowserRemote[];
    expect(remotes.map(({ name, base }) => [name, base])).toEqual([
      ['mf-pages', '/remotes/mf-pages/7/'],
      ['mf-admin', '/remotes/mf-admin/3/'],
    ]);
  });

  it('come compressed, and not again to a browser that has them', async () => {
    const address = '/_edge/remotes.json?mf-pages=7';
    const reply = await served.get(address, { 'accept-encoding': 'br' });
    expect(reply.headers['content-encoding']).toBe('br');
    const again = await served.get(address, { 'accept-encoding': 'br', 'if-none-match': String(reply.headers.etag) });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it.each([
    'mf-pages=8',
    'mf-absent=1',
    'mf-pages=7&../../etc=1',
    Array.from({ length: 41 }, () => 'mf-pages=7').join('&'),
  ])('are unknown where one release is: %s', async (query) => {
    expect((await served.get(`/_edge/remotes.json?${query}`)).status).toBe(404);
  });

  it('is an empty list without a name', async () => {
    expect((await served.get('/_edge/remotes.json')).text).toBe('[]');
  });
});

describe('a page that is visible without scripts', () => {
  it('names the address of the remotes, and has the rest of its set', async () => {
    const [, attributes = '', json = ''] = setIn(await visiblePage('/'));
    expect(JSON.parse(json)).toEqual({ id: served.edge.live.current()?.stable.id });
    expect(attributes).toBe(' data-remotes="/_edge/remotes.json?mf-admin=3&amp;mf-pages=7"');
  });

  it('has them inside where it works offline', async () => {
    const [, attributes, json = ''] = setIn(await visiblePage('/cart'));
    expect(attributes).toBe('');
    const { remotes } = JSON.parse(json) as BrowserReleaseSet;
    const apart = await served.get('/_edge/remotes.json?mf-admin=3&mf-pages=7');
    expect(remotes).toEqual(JSON.parse(apart.text));
  });

  it('has them inside for a shell that would not ask for them', async () => {
    const older = await publishFake(served.fake, shellWith('2', 'begin'));
    await flipChannels(served.fake.store, releaseToAll([older]));
    await served.edge.live.refresh();
    const [, attributes, json = ''] = setIn(await visiblePage('/'));
    expect(attributes).toBe('');
    expect(JSON.parse(json)).toMatchObject({ remotes: [{ name: 'mf-admin' }, { name: 'mf-pages' }] });
  });
});
