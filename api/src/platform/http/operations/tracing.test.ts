import { startTelemetry } from '@aimante/telemetry';
import { type FakeCollector, startFakeCollector } from '@aimante/telemetry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../../testing/platform/start-test-api.ts';

const parent = { id: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' };

describe('the trace of a call', () => {
  let collector: FakeCollector;
  let api: TestApi;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    collector = await startFakeCollector();
    stop = await startTelemetry('aimante-api', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    api = await startTestApi({ seed: true });
  });
  afterAll(async () => {
    await api.close();
    collector.close();
  });

  it('continues that of its caller, has each statement, and names no person', async () => {
    const traceparent = `00-${parent.id}-${parent.span}-01`;
    const secret = 'zoe@exemple.test';
    await api.send(`/api/products/slug/magnet-carre-5x5?search=${secret}`, { headers: { traceparent } });
    await api.send('/api/auth/login', {
      method: 'POST',
      headers: { traceparent, 'content-type': 'application/json', origin: 'http://localhost:3000' },
      body: JSON.stringify({ email: secret, password: 'Wrong-Password-1' }),
    });
    await stop();
    const spans = collector.spans.filter(({ traceId }) => traceId === parent.id);
    const call = spans.find(({ name }) => name === 'GET /api/products/slug/:slug');
    const login = spans.find(({ name }) => name === 'POST /api/auth/login');
    expect(call).toMatchObject({ service: 'aimante-api', parentSpanId: parent.span });
    expect(login?.attributes['http.response.status_code']).toBe(401);
    const statementsOf = (id?: string) =>
      spans.filter(({ parentSpanId, name }) => name === 'sql' && parentSpanId === id);
    expect(statementsOf(call?.spanId).length).toBeGreaterThan(0);
    expect(statementsOf(login?.spanId).length).toBeGreaterThan(0);
    expect(JSON.stringify(collector.spans)).not.toContain(secret);
  });
});
