import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Metrics } from '../metrics/metrics.ts';
import { type Answer, type Ask, type Handler, plainText, send } from './answer.ts';

interface HttpServerOptions {
  readonly handle: Handler;
  readonly headers: Readonly<Record<string, string>>;
  readonly metrics: Metrics;
  readonly onProblem: (problem: string) => void;
}

const MAX_TARGET = 2048;

/** Node's own server: the edge has half a dozen kinds of answer and reads no bodies, a framework would only add hops. */
export function createHttpServer({ handle, headers, metrics, onProblem }: HttpServerOptions): Server {
  const securityHeaders = Object.entries(headers);
  const answerTo = async (ask: Ask): Promise<Answer> => {
    try {
      return await handle(ask);
    } catch (error) {
      onProblem(`${ask.method} ${ask.path}: ${error instanceof Error ? error.message : error}`);
      return plainText(500, 'Something went wrong on our side. Please try again.');
    }
  };
  const onRequest = async (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of securityHeaders) response.setHeader(name, value);
    const ask = toAsk(request);
    const answer = ask.path.length > MAX_TARGET ? plainText(414, 'This address is too long.') : await answerTo(ask);
    metrics.count(answer, send(response, ask, answer));
  };
  return createServer(
    { requestTimeout: 10_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 },
    (request, response) => {
      void onRequest(request, response);
    },
  );
}

function toAsk({ method = 'GET', url = '/', headers }: IncomingMessage): Ask {
  const mark = url.indexOf('?');
  const [path, query] = mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
  return { method, path, query, headers };
}
