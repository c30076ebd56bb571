import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';

export type Fault = '404' | '500' | 'hang' | 'wrong JSON' | 'wrong hash';

type Breaker = (asked: IncomingMessage, response: ServerResponse, edgePort: number) => void | Promise<void>;

const breakers: Readonly<Record<Fault, Breaker>> = {
  '404': (_asked, response) => void response.writeHead(404).end('Not found'),
  '500': (_asked, response) => void response.writeHead(500).end('Internal error'),
  hang: () => undefined,
  'wrong JSON'(_asked, response) {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"maintenance"}');
  },
  async 'wrong hash'(asked, response, edgePort) {
    const headers = { ...asked.headers, 'accept-encoding': 'identity', 'if-none-match': undefined };
    const answer = await ask(asked, headers, edgePort);
    const chunks: Buffer[] = [];
    for await (const chunk of answer as AsyncIterable<Buffer>) chunks.push(chunk);
    // The original headers, with a cache lifetime of a year, and a changed body: a comment is added.
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-length': undefined });
    response.end(Buffer.concat([...chunks, Buffer.from('\n/* tampered */')]));
  },
};

/** A proxy before the edge, like a CDN, that injects faults below a path. */
export class FaultyCdn {
  readonly #server: Server;
  #faults: readonly { readonly under: string; readonly fault: Fault }[] = [];
  /** Set as soon as the edge listens. */
  edgePort = 0;

  constructor() {
    this.#server = createServer((asked, response) => void this.#answer(asked, response, this.edgePort));
  }

  /** Takes the first of these ports that is still free, and returns it. */
  async listen([port, ...others]: readonly number[]): Promise<number> {
    if (!port) throw new Error('None of STAGE_PORTS is free any more.');
    try {
      this.#server.listen(port, '127.0.0.1');
      await once(this.#server, 'listening');
      return port;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
      return this.listen(others);
    }
  }

  break(under: string, fault: Fault): void {
    this.#faults = [...this.#faults, { under, fault }];
  }

  repair(under = ''): void {
    this.#faults = this.#faults.filter((one) => !one.under.startsWith(under));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #answer(asked: IncomingMessage, response: ServerResponse, edgePort: number): Promise<void> {
    const found = this.#faults.find(({ under }) => asked.url?.startsWith(under));
    try {
      if (found) return await breakers[found.fault](asked, response, edgePort);
      const answer = await ask(asked, asked.headers, edgePort);
      // Connection headers apply to one hop only, so the proxy does not forward them.
      const { connection: _connection, 'keep-alive': _keepAlive, ...headers } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, headers);
      response.on('close', () => answer.destroy());
      answer.pipe(response);
    } catch {
      if (!response.headersSent) response.writeHead(502);
      response.end();
    }
  }
}

function ask(asked: IncomingMessage, headers: IncomingHttpHeaders, port: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const passed = request({ port, path: asked.url, method: asked.method, headers }, resolve);
    passed.on('error', reject);
    asked.pipe(passed);
  });
}
