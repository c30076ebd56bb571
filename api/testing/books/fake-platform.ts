import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFlow } from '../../src/books/platform/read-flow.ts';

interface Received {
  info: Record<string, unknown>;
  name: string;
  text: string;
}

export interface FakePlatform {
  url: string;
  received: Received[];
  /** Answers each call with this status from now on. */
  fail(status: number | undefined): void;
  /** Refuses each flow with this reason from now on. */
  refuse(reason: string | undefined): void;
  reset(): void;
  close(): Promise<void>;
}

const TOKEN = 'platform-token';

export const platformEnvironment = (url: string) => ({ INVOICE_PLATFORM_URL: url, INVOICE_PLATFORM_TOKEN: TOKEN });

/** A platform for invoices that speaks the flow service of XP Z12-013 on a port of this machine. */
export async function startFakePlatform(): Promise<FakePlatform> {
  const received: Received[] = [];
  let status: number | undefined;
  let reason: string | undefined;
  const answer = async (request: Request): Promise<Response> => {
    if (request.headers.get('authorization') !== `Bearer ${TOKEN}`) return new Response(null, { status: 401 });
    if (status !== undefined) return new Response(null, { status });
    if (request.method === 'GET') return Response.json({ acknowledgement: { status: 'Ok', details: [] } });
    if (reason !== undefined) return Response.json({ errorMessage: reason }, { status: 400 });
    const flow = await readFlow(request);
    if (!flow) return new Response(null, { status: 400 });
    received.push({ info: flow.info, name: flow.name, text: flow.content.toString('latin1') });
    return Response.json({ flowId: randomUUID() }, { status: 202 });
  };
  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/', headers } = incoming;
    const body = method === 'POST' ? { body: Buffer.concat(await incoming.toArray()) } : {};
    const sent = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]);
    const response = await answer(new Request(`http://localhost${url}`, { method, headers: sent, ...body }));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  };
  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    fail: (wanted) => {
      status = wanted;
    },
    refuse: (wanted) => {
      reason = wanted;
    },
    reset: () => {
      received.length = 0;
      [status, reason] = [undefined, undefined];
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}
