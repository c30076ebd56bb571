import { context, propagation, trace } from '@opentelemetry/api';

type Environment = Readonly<Record<string, string | undefined>>;

let hasCollector = false;

/** False by default: then no code on the way of a request needs a span. */
export const isTracing = (): boolean => hasCollector;

/**
 * Sends traces to the collector at `OTEL_EXPORTER_OTLP_ENDPOINT`. Without it, no package of the SDK is loaded. Resolves
 * to a function that sends the last spans.
 */
export async function startTelemetry(service: string, environment: Environment): Promise<() => Promise<void>> {
  const endpoint = environment.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return async () => {};
  const [{ OTLPTraceExporter }, { resourceFromAttributes }, sdk] = await Promise.all([
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-node'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: 3000 });
  const share = Number(environment.OTEL_TRACES_SAMPLER_ARG ?? 1);
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter, { scheduledDelayMillis: 1000 })],
  });
  provider.register();
  hasCollector = true;
  return async () => {
    hasCollector = false;
    await provider.shutdown().catch(() => undefined);
    // Otherwise a later start in this process would send nothing: the API refuses a second provider.
    for (const part of [trace, context, propagation]) part.disable();
  };
}
