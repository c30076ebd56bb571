import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FlakyProxy, startFlakyProxy } from '../../testing/platform/flaky-proxy.ts';
import { startTestApi, type TestApi } from '../../testing/platform/start-test-api.ts';
import { until } from '../../testing/platform/until.ts';

describe('while the database is silent', () => {
  let proxy: FlakyProxy;
  let api: TestApi;
  beforeAll(async () => {
    proxy = await startFlakyProxy();
    api = await startTestApi({ through: proxy.through });
    await isHeard();
  }, 60_000);
  afterAll(async () => {
    await api.close();
    await proxy.close();
  }, 30_000);

  const isHeard = () => until(() => api.services.changes.revision('catalogue') !== undefined);
  const quote = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"items":[]}' };
  const ask = () =>
    Promise.all([api.send('/readyz'), api.send('/api/products'), api.send('/api/shipping/methods?country=FR')]);

  it('callers get an error within seconds, and are served as soon as it answers', async () => {
    proxy.meet('silent');
    const begun = performance.now();
    for (const answer of await ask()) {
      expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    // Three seconds on a quiet machine, which the proof measures. Without the pulse it would be twelve.
    expect(performance.now() - begun).toBeLessThan(8000);
    expect((await api.send('/healthz')).status).toBe(200);
    expect((await api.send('/api/checkout/quote', quote)).status).toBe(400);
    proxy.meet('none');
    await isHeard();
    expect((await ask()).map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
