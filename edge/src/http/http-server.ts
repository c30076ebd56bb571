import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { inSpan, inTraceOf, isTracing, traceHeaders } from '@aimante/telemetry';
import proxyAddr from '@fastify/proxy-addr';
import type { Metrics } from '../metrics/metrics.ts';
import { type Answer, type EdgeRequest, type Handler, plainText, send } from './answer.ts';
import { readBody } from './read-body.ts';

interface HttpServerOptions {
  readonly handle: Handler;
  readonly headers: (path: string, styles?: readonly string[]) => Readonly<Record<string, string>>;
  readonly metrics: Metrics;
  readonly onProblem: (problem: string) => void;
  readonly sendsEarlyHints: boolean;
  readonly trustedProxies: readonly string[];
}

const MAX_TARGET = 2048;
/** Node looks for late requests every 30 s. A request could then take 40 s. */
const TIMES = {
  requestTimeout: 10_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2000,
  keepAliveTimeout: 65_000,
};

/**
 * Node's own server: the edge has about six kinds of answers and hardly any bodies, so a framework would only add
 * overhead.
 */
export function createHttpServer(options: HttpServerOptions): Server {
  const { handle, headers, metrics, onProblem, sendsEarlyHints } = options;
  const isTrusted = proxyAddr.compile([...options.trustedProxies]);
  const answerTo = async (ask: EdgeRequest): Promise<Answer> => {
    try {
      return ask.path.length > MAX_TARGET ? plainText(414, 'This address is too long.') : await handle(ask);
    } catch (error) {
      onProblem(`${ask.method} ${addressOf(ask.path)}: ${error instanceof Error ? error.message : error}`);
      return plainText(500, 'Something went wrong on our side. Please try again.');
    }
  };
  const onRequest = async (request: IncomingMessage, response: ServerResponse) => {
    // An HTTP/1.0 client takes the first response that it receives for the final one.
    const mayHint = sendsEarlyHints && request.httpVersion !== '1.0';
    const hint = (links: readonly string[]) => response.writeEarlyHints({ link: [...links] });
    const ask = toAsk(request, { address: proxyAddr(request, isTrusted), hint: mayHint ? hint : () => undefined });
    const answer = await answerTo(ask);
    for (const [name, value] of Object.entries(headers(ask.path, answer.styles))) response.setHeader(name, value);
    // An unread body must not be parsed as the next request.
    if (!request.complete) response.setHeader('connection', 'close');
    metrics.count(answer, send(response, ask, answer));
    return answer;
  };
  const traced = (request: IncomingMessage, response: ServerResponse) =>
    inTraceOf(request.headers, () =>
      inSpan('request', { kind: 'server' }, async (span) => {
        // The browser reads it, and its calls of the API continue the trace of the navigation.
        const { traceparent } = traceHeaders();
        if (traceparent) response.setHeader('server-timing', `traceparent;desc="${traceparent}"`);
        const { kind, status } = await onRequest(request, response);
        span.setAttributes({ kind, 'http.response.status_code': status });
      }),
    );
  return createServer(TIMES, (request, response) => {
    (isTracing() ? traced : onRequest)(request, response).catch((error: Error) => {
      onProblem(`${request.method} ${addressOf(request.url)} cannot be answered: ${error.message}`);
      response.destroy();
    });
  });
}

/** Only the first two segments: the rest may contain a token or an e-mail address. */
const addressOf = (url = '/'): string => (url.split('?')[0] ?? '').split('/').slice(0, 3).join('/');

function toAsk(request: IncomingMessage, more: Pick<EdgeRequest, 'address' | 'hint'>): EdgeRequest {
  const { method = 'GET', url = '/', headers } = request;
  const mark = url.indexOf('?');
  return {
    method,
    path: mark < 0 ? url : url.slice(0, mark),
    search: mark < 0 ? '' : url.slice(mark),
    headers,
    body: (limit) => readBody(request, limit),
    ...more,
  };
}
