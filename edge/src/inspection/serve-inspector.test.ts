import { flipChannels, releaseToAll, signInspection } from '@aimante/releases';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createLiveStore, fakeRoute, publishFake, type ServedEdge, serveEdge } from '../testing/served-edge.ts';

const HOUR = 3_600_000;
const JSON_TYPE = { 'content-type': 'application/json' };
const OPEN = { cookie: 'aimante-inspect=open' };

interface Overview {
  readonly remotes: readonly { readonly name: string; readonly versions: readonly { readonly version: string }[] }[];
}

let served: ServedEdge;
afterEach(async () => {
  await served.stop();
  await served.fake.remove();
});

async function start(isProduction: boolean) {
  const fake = await createLiveStore();
  const descriptor = { fragments: [{ slot: 'inspector', expose: './app', order: 0 }] };
  const shell = await publishFake(fake, { name: 'shell', version: '2', descriptor: { slots: ['inspector'] } });
  const inspector = await publishFake(fake, { name: 'mf-inspector', version: '1', descriptor });
  await flipChannels(fake.store, releaseToAll([shell, inspector]));
  const route = fakeRoute('new', '/being-tried');
  await publishFake(fake, { name: 'mf-catalog', version: '2', descriptor: { routes: [route] } });
  served = await serveEdge(fake, { isProduction });
}

const choose = (releases: readonly string[], headers: Record<string, string> = { ...JSON_TYPE, ...OPEN }) =>
  served.post('/_edge/inspector', JSON.stringify({ releases }), headers);

describe('the inspector in development', () => {
  beforeEach(() => start(false));

  it('costs no byte where it was not asked for, and is never in a shared cache', async () => {
    const other = await served.get('/');
    const { text, headers } = await served.get('/', OPEN);
    expect(text).toContain('"base":"/remotes/mf-inspector/1/"');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(other.text).not.toContain('mf-inspector');
    expect((await served.get('/')).text).toBe(other.text);
  });

  it('opens by ?inspect, and closes with all that was chosen', async () => {
    const opened = await served.get('/en?inspect&a=1');
    expect(opened.headers.location).toBe('/en?a=1');
    expect(opened.headers['set-cookie']?.[0]).toMatch(/^aimante-inspect=open; Max-Age=86400; Path=\/; HttpOnly; Same/);
    const closed = await served.get('/en?inspect=none', OPEN);
    expect(closed.headers['set-cookie']).toEqual([
      expect.stringMatching(/^aimante-inspect=; Max-Age=0;/),
      expect.stringMatching(/^aimante-inspect-releases=; Max-Age=0;/),
    ]);
  });

  it('lists every release in the store, and shows the chosen ones to this browser alone', async () => {
    const overview = JSON.parse((await served.get('/_edge/inspector', OPEN)).text) as Overview;
    const catalog = overview.remotes.find(({ name }) => name === 'mf-catalog');
    expect(catalog).toMatchObject({ live: '1', team: 'atelier' });
    expect(catalog?.versions.map(({ version }) => version)).toEqual(['1', '2']);
    const { status, headers } = await choose(['mf-catalog@2']);
    expect(status).toBe(204);
    expect(headers['set-cookie']?.[0]).toMatch(/^aimante-inspect-releases=mf-catalog@2; Path=\/; HttpOnly;/);
    const chosen = { cookie: `${OPEN.cookie}; aimante-inspect-releases=mf-catalog@2` };
    expect((await served.get('/being-tried', chosen)).status).toBe(200);
    expect((await served.get('/being-tried')).status).toBe(404);
    expect((await served.get('/being-tried', { cookie: 'aimante-inspect-releases=mf-catalog@2' })).status).toBe(404);
  });

  it('refuses a choice from a form, of an unknown release, or that does not fit', async () => {
    const form = { ...OPEN, 'content-type': 'text/plain' };
    expect((await choose(['mf-catalog@2'], form)).status).toBe(415);
    expect((await choose(['mf-catalog@9'])).status).toBe(404);
    expect((await choose(['nonsense'])).status).toBe(400);
    await publishFake(served.fake, {
      name: 'mf-rival',
      version: '1',
      descriptor: { routes: [fakeRoute('home', '/')] },
    });
    const rival = await choose(['mf-rival@1']);
    expect([rival.status, rival.text]).toEqual([409, expect.stringContaining('both answer to /')]);
  });
});

describe('the inspector in production', () => {
  beforeEach(() => start(true));

  it('opens with a pass that a team signed, until it ends', async () => {
    const passFor = (hours: number) =>
      signInspection(served.fake.store, { until: new Date(Date.now() + hours * HOUR).toISOString() });
    const good = await passFor(1);
    const opened = await served.get(`/?inspect=${good}`);
    expect(opened.headers['set-cookie']?.[0]).toMatch(/^aimante-inspect=[\w-]+; Max-Age=3600; .*; Secure$/);
    const cookie = { cookie: `aimante-inspect=${good}` };
    expect((await served.get('/', cookie)).text).toContain('mf-inspector');
    expect((await served.get('/_edge/inspector', cookie)).status).toBe(200);
    const thief = await createLiveStore();
    const stolen = await signInspection(thief.store, { until: new Date(Date.now() + HOUR).toISOString() });
    for (const pass of ['open', await passFor(-1), stolen]) {
      expect((await served.get(`/?inspect=${pass}`)).headers['set-cookie']).toBeUndefined();
      const refused = { cookie: `aimante-inspect=${pass}` };
      expect((await served.get('/', refused)).text).not.toContain('mf-inspector');
      expect((await served.get('/_edge/inspector', refused)).status).toBe(403);
      expect((await choose(['mf-catalog@2'], { ...JSON_TYPE, ...refused })).status).toBe(403);
    }
    await thief.remove();
  });
});
