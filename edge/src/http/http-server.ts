import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Metrics } from '../metrics/metrics.ts';
import { type Answer, type Ask, type Handler, plainText, send } from './answer.ts';
import { readBody } from './read-body.ts';

interface HttpServerOptions {
  readonly handle: Handler;
  /** What every answer to a path carries. */
  readonly headers: (path: string) => Readonly<Record<string, string>>;
  readonly metrics: Metrics;
  readonly onProblem: (problem: string) => void;
  readonly sendsEarlyHints: boolean;
}

const MAX_TARGET = 2048;
const TIMES = { requestTimeout: 10_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 };

/** Node's own server: the edge has half a dozen kinds of answer and next to no bodies, a framework would only add hops. */
export function createHttpServer({ handle, headers, metrics, onProblem, sendsEarlyHints }: HttpServerOptions): Server {
  const answerTo = async (ask: Ask): Promise<Answer> => {
    try {
      return ask.path.length > MAX_TARGET ? plainText(414, 'This address is too long.') : await handle(ask);
    } catch (error) {
      onProblem(`${ask.method} ${ask.path}: ${error instanceof Error ? error.message : error}`);
      return plainText(500, 'Something went wrong on our side. Please try again.');
    }
  };
  const onRequest = async (request: IncomingMessage, response: ServerResponse) => {
    const hint = (links: readonly string[]) => response.writeEarlyHints({ link: [...links] });
    const ask = toAsk(request, sendsEarlyHints ? hint : () => undefined);
    for (const [name, value] of Object.entries(headers(ask.path))) response.setHeader(name, value);
    const answer = await answerTo(ask);
    // A body that nobody read must not be taken for the next request.
    if (!request.complete) response.setHeader('connection', 'close');
    metrics.count(answer, send(response, ask, answer));
  };
  return createServer(TIMES, (request, response) => void onRequest(request, response));
}

function toAsk(request: IncomingMessage, hint: Ask['hint']): Ask {
  const { method = 'GET', url = '/', headers, socket } = request;
  const mark = url.indexOf('?');
  return {
    method,
    path: mark < 0 ? url : url.slice(0, mark),
    search: mark < 0 ? '' : url.slice(mark),
    headers,
    address: socket.remoteAddress ?? '',
    body: (limit) => readBody(request, limit),
    hint,
  };
}
