import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flipChannels, releaseToAll, startCanary } from '@aimante/releases';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { liveEdge } from '../testing/live-edge.ts';
import { publishFake, serveEdge } from '../testing/served-edge.ts';

/** From awslabs/frontend-discovery, schema/v1-pre.json. */
const frontendDiscovery = z.strictObject({
  schema: z.string(),
  microFrontends: z.record(
    z.string(),
    z.array(
      z.strictObject({
        url: z.string(),
        fallbackUrl: z.string().optional(),
        metadata: z.strictObject({ integrity: z.string(), version: z.string() }),
        deployment: z.object({ traffic: z.number().min(0).max(100), default: z.boolean() }).optional(),
        extras: z.looseObject({}).optional(),
      }),
    ),
  ),
});

const served = liveEdge('file');

describe('the registry', () => {
  it('follows the frontend discovery format', async () => {
    const { text, headers } = await served.get('/registry.json');
    const { microFrontends } = frontendDiscovery.parse(JSON.parse(text));
    expect(Object.keys(microFrontends).sort()).toEqual(['mf-catalog', 'shell']);
    expect(microFrontends['mf-catalog']).toMatchObject([
      {
        url: '/remotes/mf-catalog/1/remoteEntry.js',
        metadata: { version: '1', integrity: expect.stringMatching(/^sha384-/) },
        deployment: { traffic: 100, default: true },
      },
    ]);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('shows a canary with its share, the health of both releases, and the fallback of each', async () => {
    await flipChannels(
      served.fake.store,
      startCanary(await publishFake(served.fake, { name: 'mf-catalog', version: '2' }), 10, {
        ramp: { minutes: 10, visitors: 50 },
      }),
    );
    await served.edge.live.refresh();
    await served.post('/_edge/reports', '[{"remote":"mf-catalog","version":"2","outcome":"failed","phase":"load"}]');
    const { microFrontends } = frontendDiscovery.parse(JSON.parse((await served.get('/registry.json')).text));
    expect(microFrontends['mf-catalog']).toMatchObject([
      { extras: { health: { visitors: 0, failed: 0 } } },
      {
        extras: { health: { visitors: 1, failed: 1 }, ramp: { minutes: 10, visitors: 50 } },
        fallbackUrl: '/remotes/mf-catalog/1/remoteEntry.js',
      },
    ]);
    expect(microFrontends['mf-catalog']?.map(({ metadata, deployment }) => [metadata.version, deployment])).toEqual([
      ['1', { traffic: 90, default: true }],
      ['2', { traffic: 10, default: false }],
    ]);
  });

  it('reports the live version though the previous one is unreadable', async () => {
    const { fake } = served;
    await flipChannels(fake.store, releaseToAll([await publishFake(fake, { name: 'mf-catalog', version: '3' })]));
    await writeFile(join(fake.folder, 'releases/releases/mf-catalog/1.json'), 'nonsense');
    const other = await serveEdge(fake);
    const { status, text } = await other.get('/registry.json');
    await other.stop();
    expect(status).toBe(200);
    const [live] = frontendDiscovery.parse(JSON.parse(text)).microFrontends['mf-catalog'] ?? [];
    expect(live).toMatchObject({ metadata: { version: '3' } });
    expect(live).not.toHaveProperty('fallbackUrl');
  });
});
