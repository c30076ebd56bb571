import { flipChannels, killRelease, releaseToAll, startCanary } from '@aimante/releases';
import { describe, expect, it } from '@jest/globals';
import { liveEdge } from '../testing/live-edge.ts';
import { publishFake } from '../testing/served-edge.ts';

const served = liveEdge('test');

async function release(version: string, share?: number) {
  const published = await publishFake(served.fake, { name: 'mf-catalog', version });
  const decision = share === undefined ? releaseToAll([published]) : startCanary(published, share);
  await flipChannels(served.fake.store, decision);
  await served.edge.live.refresh();
}

async function lastGood(version: string, remote = 'mf-catalog'): Promise<{ version: string } | null> {
  const { text, status } = await served.get(`/_edge/last-good?remote=${remote}&version=${version}`);
  expect(status).toBe(200);
  return JSON.parse(text) as { version: string } | null;
}

describe('the last good release', () => {
  it('is the one that was live before, as a browser needs it', async () => {
    expect(await lastGood('1')).toBeNull();
    await release('2');
    expect(await lastGood('2')).toMatchObject({
      name: 'mf-catalog',
      version: '1',
      base: '/remotes/mf-catalog/1/',
      integrity: { 'remoteEntry.js': expect.stringMatching(/^sha384-/) },
    });
  });

  it('is the stable one for a canary, and the live one for a tab that was opened before', async () => {
    await release('2', 50);
    expect(await lastGood('2')).toMatchObject({ version: '1' });
    await release('3');
    expect(await lastGood('1')).toMatchObject({ version: '3' });
  });

  it('is none that was killed', async () => {
    await release('2');
    await release('3');
    await flipChannels(served.fake.store, killRelease({ name: 'mf-catalog', version: '2' }));
    await served.edge.live.refresh();
    expect(await lastGood('3')).toMatchObject({ version: '1' });
  });

  it('is none for a remote that does not exist, and for the shell', async () => {
    await release('2');
    expect(await lastGood('2', 'mf-nobody')).toBeNull();
    expect(await lastGood('2', 'shell')).toBeNull();
    expect(await lastGood('2', '..%2F..')).toBeNull();
  });
});
