import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

export interface EdgeRequest {
  readonly method: string;
  /** As received: not decoded, without the query. */
  readonly path: string;
  /** The query as received, with its question mark. Empty without a query. */
  readonly search: string;
  readonly headers: IncomingHttpHeaders;
  /** This browser has opened the inspector. */
  readonly isInspected?: boolean;
  /** The client's address, in front of the trusted proxies. */
  readonly address: string;
  /** The body. Undefined when it is larger than this many bytes. */
  readonly body: (limit: number) => Promise<Buffer | undefined>;
  /** Sends `Link` values ahead of the answer, where the proxy in front passes Early Hints on. */
  readonly hint: (links: readonly string[]) => void;
}

/** Writes for as long as it needs, and ends the response itself. */
export type Stream = (response: ServerResponse) => void;

export interface Answer {
  /** The kind of answer, for the metrics. */
  readonly kind: 'page' | 'release-file' | 'brand-file' | 'picture' | 'status' | 'report' | 'events' | 'refused';
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string | Uint8Array | Stream;
  /** Sources of the content security policy for the styles inside a page. */
  readonly styles?: readonly string[];
}

export type Handler = (ask: EdgeRequest) => Answer | Promise<Answer>;

export const NOTHING = new Uint8Array();

export function plainText(status: number, text: string, headers: Answer['headers'] = {}): Answer {
  const type = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return { kind: 'refused', status, headers: { ...type, ...headers }, body: `${text}\n` };
}

export function json(value: unknown, status = 200): Answer {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  return { kind: 'status', status, headers, body: JSON.stringify(value) };
}

export function redirect(location: string, status: 302 | 308 = 302): Answer {
  return { kind: 'page', status, headers: { location, 'cache-control': 'no-store' }, body: NOTHING };
}

/** The answer, or `304` where the client has it in its cache. */
export function unlessCached(ask: EdgeRequest, answer: Answer & { headers: { etag: string } }): Answer {
  const etags = ask.headers['if-none-match'];
  const isCached = etags?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === answer.headers.etag);
  return isCached ? { ...answer, status: 304, body: NOTHING } : answer;
}

/** Sends the answer and returns the bytes of its body. */
export function send(response: ServerResponse, { method }: EdgeRequest, { status, headers, body }: Answer): number {
  const isBodyless = method === 'HEAD' || status === 304 || status === 204;
  if (typeof body !== 'function' && status !== 304) response.setHeader('content-length', Buffer.byteLength(body));
  response.writeHead(status, { ...headers } as Record<string, string | string[]>);
  if (typeof body === 'function' && !isBodyless) {
    response.flushHeaders();
    body(response);
    return 0;
  }
  response.end(isBodyless || typeof body === 'function' ? undefined : body);
  return isBodyless || typeof body === 'function' ? 0 : Buffer.byteLength(body);
}
