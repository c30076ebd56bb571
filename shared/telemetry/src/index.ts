export { type Attributes, inSpan, inTraceOf, type Span, startSpan, traceHeaders, traceId, withSpan } from './spans.ts';
export { isTracing, startTelemetry } from './start-telemetry.ts';
