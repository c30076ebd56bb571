import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inSpan, inTraceOf, startTelemetry, traceHeaders, traceId } from './index.ts';
import { type FakeCollector, startFakeCollector } from './testing/fake-collector.ts';

const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('telemetry', () => {
  let collector: FakeCollector;
  beforeAll(async () => {
    collector = await startFakeCollector();
  });
  afterAll(() => collector.close());

  it('does nothing without a collector', async () => {
    const stop = await startTelemetry('test', {});
    await inTraceOf({ traceparent: parent }, () =>
      inSpan('work', {}, async () => {
        expect(traceId()).toBeUndefined();
        expect(traceHeaders()).toEqual({});
      }),
    );
    await stop();
  });

  it('continues the trace of a caller, and sends it with its parts and its failures', async () => {
    const stop = await startTelemetry('test', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    const attributes = { 'http.route': '/api/orders/:id' };
    const failing = inTraceOf({ traceparent: parent }, () =>
      inSpan('GET /api/orders/:id', { kind: 'server', attributes }, async () => {
        expect(traceId()).toBe('0af7651916cd43dd8448eb211c80319c');
        expect(traceHeaders().traceparent).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-/);
        return inSpan('sql', { kind: 'client' }, () => Promise.reject(new TypeError('zoe@exemple.test')));
      }),
    );
    await expect(failing).rejects.toThrow('zoe@exemple.test');
    await stop();
    const [sql, call] = collector.spans;
    expect(call).toMatchObject({
      service: 'test',
      name: 'GET /api/orders/:id',
      attributes,
      parentSpanId: 'b7ad6b7169203331',
    });
    expect(sql).toMatchObject({ name: 'sql', parentSpanId: call?.spanId, traceId: call?.traceId });
    expect(JSON.stringify(collector.spans)).not.toContain('zoe');
  });

  it('starts again in a process where it was stopped', async () => {
    for (const service of ['before', 'after']) {
      const stop = await startTelemetry(service, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
      await inSpan('again', {}, async () => undefined);
      await stop();
    }
    const sent = collector.spans.filter(({ name }) => name === 'again');
    expect(sent.map(({ service }) => service)).toEqual(['before', 'after']);
  });
});
