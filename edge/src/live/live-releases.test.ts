import { setTimeout as wait } from 'node:timers/promises';
import { flipChannels, releaseToAll, rollBack } from '@aimante/releases';
import { createFakeStore, type FakeStore } from '@aimante/releases/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createLiveStore, publishFake, type ServedEdge, serveEdge } from '../testing/served-edge.ts';

let fake: FakeStore;
let served: ServedEdge | undefined;
afterEach(async () => {
  await served?.stop();
  served = undefined;
  await fake.remove();
});

const version = () => served?.edge.live.current()?.stable.remotes[0]?.version;
const putState = (number: number, body: string | Buffer) =>
  fake.store.blobs.put(`channels/${String(number).padStart(8, '0')}.json`, Buffer.from(body));

async function release(name: string, versionNumber: string) {
  return flipChannels(fake.store, releaseToAll([await publishFake(fake, { name, version: versionNumber })]));
}

describe('the edge', () => {
  it('gives new visitors a new release soon, and rolls it back as fast', async () => {
    fake = await createLiveStore();
    served = await serveEdge(fake);
    expect(version()).toBe('1');
    for (const [flip, expected] of [
      [() => release('mf-catalog', '2'), '2'],
      [() => flipChannels(fake.store, rollBack('mf-catalog')), '1'],
    ] as const) {
      await flip();
      const flipped = performance.now();
      while (!(await served.get('/')).text.includes(`/remotes/mf-catalog/${expected}/remoteEntry.js`)) await wait(50);
      expect(performance.now() - flipped).toBeLessThan(8000);
    }
  });

  it('waits for a first release, and says that it does', async () => {
    fake = await createFakeStore();
    served = await serveEdge(fake);
    await expect(served.get('/healthz')).resolves.toMatchObject({ status: 503, text: '{"status":"starting"}' });
    expect(served.problems).toEqual([expect.stringContaining('The release store is empty')]);
    await expect(served.get('/en')).resolves.toMatchObject({
      status: 503,
      text: 'The shop is starting. Please try again in a moment.\n',
      headers: { 'retry-after': '1', 'cache-control': 'no-store' },
    });
    await release('shell', '1');
    await served.edge.live.refresh();
    await expect(served.get('/healthz')).resolves.toMatchObject({ status: 200, text: '{"status":"ok"}' });
  });

  it('keeps the last good set when the newest state cannot be trusted, and takes the next good one', async () => {
    fake = await createLiveStore();
    served = await serveEdge(fake);
    await putState(2, 'rubbish');
    await served.edge.live.refresh();
    await served.edge.live.refresh();
    expect(version()).toBe('1');
    expect(served.problems).toEqual([expect.stringContaining('is not a signed document')]);
    await release('mf-catalog', '2');
    await served.edge.live.refresh();
    expect(version()).toBe('2');
  });

  it('starts on the last good set', async () => {
    fake = await createLiveStore();
    const old = await fake.store.blobs.get('channels/00000001.json');
    await putState(2, old ?? '');
    await putState(3, '{"payload":"{}","signature":"AAAA"}');
    served = await serveEdge(fake);
    expect(version()).toBe('1');
    expect((await served.get('/healthz')).status).toBe(200);
  });
});
