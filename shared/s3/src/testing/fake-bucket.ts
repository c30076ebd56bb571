import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeBucket {
  readonly url: URL;
  readonly objects: Map<string, Buffer>;
  /** Failures of the next requests: `503`, or `lost`, which executes the request and drops the connection. */
  readonly faults: ('503' | 'lost')[];
  /** When true, the bucket answers every request with 503. */
  isAway: boolean;
  /** When false, the bucket ignores conditions and overwrites. */
  honoursConditions: boolean;
  readonly close: () => void;
}

const PAGE = 2;
/** The credential scope: a day, a region and this service. */
const SCOPED = /^AWS4-HMAC-SHA256 Credential=[^/]+\/\d{8}\/[\w-]+\/s3\//;

/**
 * The few S3 calls that a store needs, in memory: put (with `If-None-Match: *`), get, head, delete, list in short
 * pages.
 */
export async function serveFakeBucket(): Promise<FakeBucket> {
  const objects = new Map<string, Buffer>();
  const faults: FakeBucket['faults'] = [];
  const server = createServer((request, response) => {
    void readAll(request).then((body) => {
      const fault = bucket.isAway ? '503' : faults.shift();
      if (fault === '503') return response.writeHead(503).end();
      const { status, content } = answer(request, body);
      if (fault === 'lost') return request.socket.destroy();
      return reply(response, content ? { status, content } : { status });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;

  function answer(request: IncomingMessage, body: Buffer): Reply {
    const url = new URL(request.url ?? '/', 'http://bucket');
    if (!SCOPED.test(request.headers.authorization ?? '')) return { status: 403 };
    if (url.searchParams.has('list-type')) return list(url.searchParams);
    const content = objects.get(url.pathname);
    if (request.method === 'PUT') return put(url.pathname, body, request.headers['if-none-match'] === '*');
    if (request.method === 'DELETE') return { status: objects.delete(url.pathname) ? 200 : 204 };
    return content ? { status: 200, content } : { status: 404 };
  }

  function put(path: string, body: Buffer, isNew: boolean): Reply {
    if (isNew && objects.has(path) && bucket.honoursConditions) return { status: 412 };
    objects.set(path, body);
    return { status: 200 };
  }

  function list(query: URLSearchParams): Reply {
    const names = [...objects.keys()].map((path) => path.slice('/bucket/'.length));
    const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
    const found = names.filter((name) => name.startsWith(query.get('prefix') ?? '') && name > after).sort();
    const page = found.slice(0, PAGE);
    const next = found.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const xml = `<ListBucketResult>${next}${page.map((name) => `<Key>${name}</Key>`).join('')}</ListBucketResult>`;
    return { status: 200, content: Buffer.from(xml) };
  }

  const bucket: FakeBucket = {
    url: new URL(`http://localhost:${port}/bucket/shop`),
    objects,
    faults,
    isAway: false,
    honoursConditions: true,
    close: () => server.close(),
  };
  return bucket;
}

interface Reply {
  readonly status: number;
  readonly content?: Buffer;
}

function reply(response: ServerResponse, { status, content }: Reply): ServerResponse {
  return response.writeHead(status).end(content);
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
