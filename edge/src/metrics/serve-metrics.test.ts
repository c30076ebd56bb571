import { describe, expect, it } from '@jest/globals';
import { liveEdge } from '../testing/live-edge.ts';
import { serveEdge } from '../testing/served-edge.ts';

const TOKEN = 'a-token-that-only-the-watchers-know';
const served = liveEdge('file');

describe('the metrics', () => {
  it('are for this machine alone, not for requests through a local proxy', async () => {
    await expect(served.get('/metrics')).resolves.toMatchObject({
      status: 200,
      text: expect.stringContaining('aimante_edge_release_state'),
    });
    for (const forwarded of [{ 'x-forwarded-for': '203.0.113.7' }, { forwarded: 'for=203.0.113.7' }])
      await expect(served.get('/metrics', forwarded)).resolves.toMatchObject({ status: 404 });
  });

  it('are for any caller with the token, if one is set', async () => {
    const watched = await serveEdge(served.fake, { metricsToken: TOKEN });
    const asking = (token: string) =>
      watched.get('/metrics', { 'x-forwarded-for': '203.0.113.7', authorization: `Bearer ${token}` });
    await expect(asking(TOKEN)).resolves.toMatchObject({ status: 200 });
    await expect(asking(`${TOKEN}s`)).resolves.toMatchObject({ status: 404 });
    await expect(watched.get('/metrics')).resolves.toMatchObject({ status: 404 });
    await watched.stop();
  });
});
