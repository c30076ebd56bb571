import { type Attributes, context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

export type { Attributes, Span } from '@opentelemetry/api';

/** Names and values of attributes never describe a person: routes, statements and counts only. */
interface SpanOptions {
  readonly kind?: 'server' | 'client' | 'internal';
  readonly attributes?: Attributes;
}

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

const tracer = () => trace.getTracer('aimante');

/** Without a collector all of these do nothing. */
export function startSpan(name: string, { kind = 'internal', attributes = {} }: SpanOptions = {}): Span {
  return tracer().startSpan(name, { kind: KINDS[kind], attributes });
}

/** Runs `work` with this span as the current one. The caller ends the span. */
export function withSpan<T>(span: Span, work: () => T): T {
  return context.with(trace.setSpan(context.active(), span), work);
}

/** Runs `work` inside a new span, which ends with it. A failure marks the span, without the text of the error. */
export async function inSpan<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> {
  const span = startSpan(name, options);
  return withSpan(span, async () => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'unknown' });
      throw error;
    } finally {
      span.end();
    }
  });
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Runs `work` in the trace that these headers of a request name, or in the current one. */
export function inTraceOf<T>(headers: Headers, work: () => T): T {
  return context.with(propagation.extract(context.active(), headers), work);
}

/** The `traceparent` to send on. Empty without a collector. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** For a line of the log. Undefined outside a trace. */
export function traceId(): string | undefined {
  return trace.getActiveSpan()?.spanContext().traceId;
}
