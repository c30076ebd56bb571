import { flipChannels, killRelease, promoteCanary, releaseToAll, startCanary } from '@aimante/releases';
import { describe, expect, it } from '@jest/globals';
import { askKeeper } from '../operations/operate.ts';
import { liveEdge } from '../testing/live-edge.ts';
import { publishFake, type Reply, serveEdge } from '../testing/served-edge.ts';
import { newVisitorId, visitorCookie } from './visitor-cookie.ts';

const visitorSecret = 'a secret of the test';
const served = liveEdge('test', { visitorSecret, trustedProxies: ['loopback'] });
let lastAddress = 0;

const versionIn = ({ text }: Reply) => /\/remotes\/mf-catalog\/([^/]+)\/remoteEntry\.js/.exec(text)?.[1];
const cookieIn = ({ headers }: Reply) => headers['set-cookie']?.[0]?.split(';')[0];
const pageFor = (id: string) => served.get('/', { cookie: `theme=dark; aimante-visitor=${id}` });

async function canary(version: string, share: number) {
  const release = await publishFake(served.fake, { name: 'mf-catalog', version, files: { 'locale-fr.js': version } });
  await flipChannels(served.fake.store, startCanary(release, share));
  await served.edge.live.refresh();
}

async function groupOf(ids: readonly string[], version: string) {
  const pages = await Promise.all(ids.map(pageFor));
  return new Set(ids.filter((_, index) => versionIn(pages[index] as Reply) === version));
}

describe('a canary', () => {
  it('sends no bucket while there is no canary', async () => {
    const page = await served.get('/');
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(page.headers.vary).toBe('accept-encoding');
  });

  it('gives a new visitor an id that keeps the group', async () => {
    await canary('2', 50);
    for (let visitor = 0; visitor < 20; visitor += 1) {
      const first = await served.get('/');
      expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' });
      expect(first.headers['set-cookie']?.[0]).toMatch(
        /^__Host-aimante-visitor=.+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
      );
      const again = await served.get('/', { cookie: cookieIn(first) ?? '' });
      expect(versionIn(again)).toBe(versionIn(first));
      expect(again.headers['set-cookie']).toBeUndefined();
    }
  });

  it('is for no visitor at 0 and for every visitor at 100', async () => {
    const ids = Array.from({ length: 50 }, newVisitorId);
    await canary('2', 0);
    expect((await groupOf(ids, '2')).size).toBe(0);
    await canary('2', 100);
    expect((await groupOf(ids, '2')).size).toBe(50);
  });

  it('keeps its visitors when another release replaces it, and only adds visitors when its share grows', async () => {
    const ids = Array.from({ length: 200 }, newVisitorId);
    await canary('2', 30);
    const before = await groupOf(ids, '2');
    await canary('3', 30);
    await expect(groupOf(ids, '3')).resolves.toEqual(before);
    await canary('3', 60);
    const more = await groupOf(ids, '3');
    expect([...before].every((id) => more.has(id))).toBe(true);
    expect(more.size).toBeGreaterThan(before.size);
  });

  it('is over for all when it is promoted', async () => {
    await canary('2', 10);
    await flipChannels(served.fake.store, promoteCanary('mf-catalog'));
    await served.edge.live.refresh();
    const page = await served.get('/');
    expect(versionIn(page)).toBe('2');
    expect(page.headers['set-cookie']).toBeUndefined();
  });

  it('takes no number that it did not give', async () => {
    await canary('2', 50);
    for (const id of ['', 'x', '"><script>', 'a'.repeat(23)])
      expect(cookieIn(await pageFor(id))).toMatch(/^__Host-aimante-visitor=[\w-]{22}\.[\w-]{22}$/);
  });
});

describe('what browsers report', () => {
  interface From {
    readonly id?: string;
    readonly address?: string;
    readonly secret?: string;
  }
  const report = (version: string, outcome: 'shown' | 'failed', from: From = {}) => {
    lastAddress += 1;
    const {
      id = newVisitorId(),
      address = `198.51.${lastAddress >> 8}.${lastAddress & 255}`,
      secret = visitorSecret,
    } = from;
    const [cookie = ''] = visitorCookie(id, { secret, isSecure: false }).split(';');
    const body = JSON.stringify([{ remote: 'mf-catalog', version, outcome, phase: 'mount' }]);
    return served.post('/_edge/reports', body, { cookie, 'x-forwarded-for': address });
  };
  const isOnCanary = () => served.edge.live.current()?.state.canaries.length === 1;
  const untilOver = async () => {
    while (isOnCanary()) await served.edge.live.refresh();
  };

  it('ends a canary that fails more than stable, by itself', async () => {
    await canary('2', 100);
    for (let visitor = 0; visitor < 20; visitor += 1) await report('1', 'shown');
    for (let visitor = 0; visitor < 3; visitor += 1) await report('2', 'failed');
    expect(versionIn(await served.get('/'))).toBe('1');
    await untilOver();
    expect(served.edge.live.current()?.state.change).toMatchObject({
      kind: 'withdraw',
      releases: [{ name: 'mf-catalog', version: '2' }],
      reason: expect.stringContaining('3 of 3 visitors'),
    });
    expect(served.problems).toEqual([
      expect.stringContaining('mf-catalog@2 failed in a browser'),
      expect.stringContaining('mf-catalog@2 is withdrawn'),
    ]);
  });

  it('does not block a retry of the same release', async () => {
    await canary('2', 100);
    for (let visitor = 0; visitor < 3; visitor += 1) await report('2', 'failed');
    await untilOver();
    await canary('2', 100);
    expect(versionIn(await served.get('/'))).toBe('2');
    await report('2', 'failed');
    expect(isOnCanary()).toBe(true);
  });

  it('keeps a canary that fails no more than stable', async () => {
    await canary('2', 50);
    for (let visitor = 0; visitor < 10; visitor += 1) {
      await report('1', visitor < 5 ? 'failed' : 'shown');
      await report('2', visitor < 4 ? 'failed' : 'shown');
    }
    expect(isOnCanary()).toBe(true);
  });

  it('counts a visitor once, however many reloads', async () => {
    await canary('2', 100);
    const id = newVisitorId();
    for (let visit = 0; visit < 20; visit += 1) await report('2', 'failed', { id });
    expect(isOnCanary()).toBe(true);
  });

  it('does not count a visitor with an id that no edge issued, nor more than three of one address', async () => {
    await canary('2', 10);
    for (let visitor = 0; visitor < 20; visitor += 1) await report('2', 'failed', { secret: 'invented' });
    for (let visitor = 0; visitor < 20; visitor += 1) await report('2', 'failed', { address: '203.0.113.9' });
    expect(isOnCanary()).toBe(true);
    expect((await served.get('/metrics')).text).toContain('version="2"');
  });

  it('is withdrawn here even if the keeper is away', async () => {
    await canary('2', 100);
    const keeperUrl = 'http://localhost:1';
    const reader = await serveEdge(
      served.fake,
      { visitorSecret, trustedProxies: ['loopback'] },
      { operate: askKeeper({ keeperUrl, token: '' }) },
    );
    const failed = JSON.stringify([{ remote: 'mf-catalog', version: '2', outcome: 'failed' }]);
    for (let visitor = 0; visitor < 3; visitor += 1) {
      const [cookie = ''] = visitorCookie(newVisitorId(), { secret: visitorSecret, isSecure: false }).split(';');
      await reader.post('/_edge/reports', failed, { cookie, 'x-forwarded-for': `203.0.113.${visitor}` });
    }
    expect(versionIn(await reader.get('/'))).toBe('1');
    await reader.stop();
    expect(isOnCanary()).toBe(true);
  });

  it('shows in the metrics with the team that owns the remote', async () => {
    await report('1', 'failed');
    expect((await served.get('/metrics')).text).toContain(
      'aimante_remote_failures_total{remote="mf-catalog",version="1",team="atelier",phase="mount"} 1',
    );
  });

  it('is ignored for releases that are not live, and refused when it is no report', async () => {
    await expect(report('9', 'failed')).resolves.toMatchObject({ status: 204 });
    expect((await served.get('/metrics')).text).not.toContain('version="9"');
    for (const body of ['', '{}', '[]', '[{"remote":1}]', 'null'])
      await expect(served.post('/_edge/reports', body)).resolves.toMatchObject({ status: 400 });
    await expect(served.post('/_edge/reports', 'x'.repeat(10_000))).resolves.toMatchObject({ status: 413 });
  });

  it('is limited for each address', async () => {
    const statuses = new Set<number>();
    // Twice the limit: a minute may end in between.
    for (let count = 0; count < 2410 && !statuses.has(429); count += 1)
      statuses.add((await report('1', 'shown', { address: '203.0.113.1' })).status);
    expect([...statuses]).toEqual([204, 429]);
  });
});

describe('a kill', () => {
  it('reaches a tab that is open', async () => {
    await flipChannels(
      served.fake.store,
      releaseToAll([await publishFake(served.fake, { name: 'mf-catalog', version: '2' })]),
    );
    await served.edge.live.refresh();
    const stream = await fetch(`http://localhost:${served.port}/_edge/events`);
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    const next = async (): Promise<unknown> => {
      const data = /data: (.*)/.exec((await reader?.read())?.value ?? '')?.[1];
      return JSON.parse(data ?? 'null');
    };
    expect(stream.headers.get('content-type')).toBe('text/event-stream');
    expect(await next()).toMatchObject({ number: 2, killed: [] });
    await flipChannels(served.fake.store, killRelease({ name: 'mf-catalog', version: '2' }));
    expect(await next()).toMatchObject({ number: 3, killed: [{ name: 'mf-catalog', version: '2' }] });
    await reader?.cancel();
  });
});
