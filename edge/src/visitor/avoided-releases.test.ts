import { flipChannels, releaseToAll } from '@aimante/releases';
import { describe, expect, it } from '@jest/globals';
import { liveEdge } from '../testing/live-edge.ts';
import { publishFake, type Reply } from '../testing/served-edge.ts';

const served = liveEdge('test', { trustedProxies: ['loopback'] });
const versionIn = ({ text }: Reply) => /\/remotes\/mf-catalog\/([^/]+)\/remoteEntry\.js/.exec(text)?.[1];
const cookieIn = ({ headers }: Reply) => headers['set-cookie']?.[0]?.split(';')[0] ?? '';
const report = (part: object = {}) =>
  served.post('/_edge/reports', JSON.stringify([{ remote: 'mf-catalog', version: '2', outcome: 'failed', ...part }]));

async function release(version: string) {
  const made = await publishFake(served.fake, { name: 'mf-catalog', version });
  await flipChannels(served.fake.store, releaseToAll([made]));
  await served.edge.live.refresh();
}

describe('a visitor with a tab that a release froze', () => {
  it('gets the last good release on the next page, and no other visitor does', async () => {
    await release('2');
    expect(versionIn(await served.get('/'))).toBe('2');
    await report({ outcome: 'shown' });
    const frozen = await report({ phase: 'frozen' });
    expect(frozen.headers['set-cookie']?.[0]).toBe(
      '__Host-aimante-avoid=mf-catalog@2; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure',
    );
    const cookie = cookieIn(frozen);
    const page = await served.get('/', { cookie });
    expect(versionIn(page)).toBe('1');
    expect(page.headers['cache-control']).toBe('private, no-cache');
    expect(versionIn(await served.get('/'))).toBe('2');
    expect((await served.get('/')).headers['cache-control']).toBe('no-cache');
  });

  it('gets the next release like everybody else', async () => {
    await release('2');
    const cookie = cookieIn(await report({ phase: 'frozen' }));
    await release('3');
    expect(versionIn(await served.get('/', { cookie }))).toBe('3');
  });

  it('gets no cookie for other failures or unknown releases', async () => {
    await release('2');
    for (const part of [{ phase: 'run' }, { phase: 'frozen', version: '9' }, { phase: 'frozen', remote: 'mf-x' }])
      expect((await report(part)).headers['set-cookie']).toBeUndefined();
  });

  it.each(['aimante-avoid=mf-catalog@2_shell@1', 'aimante-avoid=%%%', 'aimante-avoid=__proto__@1', 'aimante-avoid='])(
    'gets a page with the cookie %s',
    async (cookie) => {
      await release('2');
      expect((await served.get('/', { cookie })).status).toBe(200);
    },
  );
});

describe('a failure', () => {
  it('is one line in the log, and stays in the registry after a rollback', async () => {
    await release('2');
    for (let count = 0; count < 5; count += 1) await report({ phase: 'handler' });
    expect(served.problems.filter((line) => line.includes('failed in a browser'))).toEqual([
      'mf-catalog@2 failed in a browser (handler): 1 of 1 visitors so far.',
    ]);
    await release('3');
    const { microFrontends } = JSON.parse((await served.get('/registry.json')).text) as {
      microFrontends: { 'mf-catalog': [{ extras: { former: object[] } }] };
    };
    expect(microFrontends['mf-catalog'][0].extras.former).toMatchObject([
      { remote: 'mf-catalog', version: '2', failed: 1, errors: { handler: 5 } },
    ]);
  });
});
