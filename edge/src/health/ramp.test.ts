import { flipChannels, releaseToAll, startCanary } from '@aimante/releases';
import { describe, expect, it } from '@jest/globals';
import { liveEdge } from '../testing/live-edge.ts';
import { publishFake } from '../testing/served-edge.ts';
import { newVisitorId, visitorCookie } from '../visitor/visitor-cookie.ts';

const secret = 'a secret of the test';
const served = liveEdge('test', { visitorSecret: secret, trustedProxies: ['loopback'] });
let lastAddress = 0;

async function send(path: string, content: readonly object[]) {
  lastAddress += 1;
  const [cookie = ''] = visitorCookie(newVisitorId(), { secret, isSecure: false }).split(';');
  const address = `198.51.${lastAddress >> 8}.${lastAddress & 255}`;
  await served.post(path, JSON.stringify(content), { cookie, 'x-forwarded-for': address });
}

const report = (version: string, outcome: 'shown' | 'failed') =>
  send('/_edge/reports', [{ remote: 'mf-catalog', version, outcome }]);

const state = async () => {
  await served.edge.live.refresh();
  return served.edge.live.current()?.state;
};

async function until(isTrue: (now: NonNullable<Awaited<ReturnType<typeof state>>>) => boolean) {
  for (let now = await state(); !now || !isTrue(now); now = await state());
}

const publish = (version: string) =>
  publishFake(served.fake, { name: 'mf-catalog', version, files: { 'locale-fr.js': version } });

async function ramp(visitors: number) {
  const release = await publish('2');
  await flipChannels(served.fake.store, startCanary(release, 1, { ramp: { minutes: 0, visitors } }));
  await served.edge.live.refresh();
}

describe('a canary that grows by itself', () => {
  it('takes each step after its visitors, and is promoted in the end', async () => {
    await ramp(3);
    for (const share of [5, 25, 50]) {
      for (let visitor = 0; visitor < 3; visitor += 1) await report('2', 'shown');
      await until(({ canaries }) => canaries[0]?.share === share);
      await report('2', 'shown');
    }
    for (let visitor = 0; visitor < 3; visitor += 1) await report('2', 'shown');
    await until(({ change }) => change.kind === 'promote');
    expect((await state())?.live['mf-catalog']?.at(-1)?.version).toBe('2');
  });

  it('stays at its step while few visitors have it', async () => {
    await ramp(50);
    for (let visitor = 0; visitor < 5; visitor += 1) await report('2', 'shown');
    expect((await state())?.canaries[0]?.share).toBe(1);
  });

  it('is withdrawn when it is slower, and the log says by how much', async () => {
    await ramp(1000);
    await report('1', 'shown');
    await report('2', 'shown');
    const lcp = (version: string, value: number) =>
      send('/_edge/vitals', [{ name: 'LCP', rating: 'poor', value, remote: 'mf-catalog', version }]);
    for (let visitor = 0; visitor < 40; visitor += 1) await lcp('1', 2000);
    for (let visitor = 0; visitor < 10; visitor += 1) await lcp('2', 5000);
    await until(({ change }) => change.kind === 'withdraw');
    expect((await state())?.change.reason).toBe('its LCP is 5000 ms at the 75th percentile, that of 1 2000 ms');
  });
});

describe('a release that fails after it went live for all', () => {
  const goLive = async (version: string) => {
    await flipChannels(served.fake.store, releaseToAll([await publish(version)]));
    await served.edge.live.refresh();
  };

  it('goes back by itself to the version before, and that one stays', async () => {
    await goLive('2');
    await goLive('3');
    for (let visitor = 0; visitor < 3; visitor += 1) await report('3', 'failed');
    await until(({ change }) => change.kind === 'rollback');
    expect((await state())?.change.reason).toBe('it failed for 3 of 3 visitors, 2 comes back');
    for (let visitor = 0; visitor < 10; visitor += 1) await report('2', 'failed');
    expect((await state())?.live['mf-catalog']?.at(-1)?.version).toBe('2');
  });

  it('stays when few of its visitors fail', async () => {
    await goLive('2');
    for (let visitor = 0; visitor < 40; visitor += 1) await report('2', visitor % 10 === 0 ? 'failed' : 'shown');
    expect((await state())?.live['mf-catalog']?.at(-1)?.version).toBe('2');
  });
});
