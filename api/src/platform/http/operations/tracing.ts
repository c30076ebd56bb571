import { inTraceOf, type Span, startSpan, withSpan } from '@aimante/telemetry';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A span for each call, in the trace of its caller. It names the route, never its parameters. */
export function registerTracing(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _, done) => {
    const { method, headers, routeOptions } = request;
    const route = routeOptions.url ?? '(no route)';
    const attributes = { 'http.request.method': method, 'http.route': route };
    const span = inTraceOf(headers, () => startSpan(`${method} ${route}`, { kind: 'server', attributes }));
    spans.set(request, span);
    withSpan(span, done);
  });
  // The body arrived in the context of the connection.
  app.addHook('preValidation', (request, _, done) => {
    const span = spans.get(request);
    if (span) withSpan(span, done);
    else done();
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', statusCode);
    span?.end();
  });
}
