import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { accounts } from '../../fixtures/accounts.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import type { OwnShop } from '../shop/own-shop.ts';
import { type ApiDocument, documentForSpecmatic } from './api-document.ts';

export interface AnswersWatch {
  /** An address that passes each call on to the API, as an owner of the shop. */
  readonly url: string;
  readonly document: ApiDocument;
  readonly calls: number;
  readonly operations: number;
  /** The operations without a call. */
  readonly uncalled: () => string[];
  /** Calls that were answered 5xx or not at all. */
  readonly crashes: readonly string[];
  /** Statuses that the document does not have, one of each call. */
  readonly strangers: readonly string[];
  readonly close: () => void;
}

/** Some calls take more. */
const LARGE_BODY = 1024 * 1024;
const REFUSED_WITHIN_MS = 2000;

/** Passes on the calls of a tester, and keeps each answer that should not be. */
export async function openWatch({ apiUrl, siteUrl }: Pick<OwnShop, 'apiUrl' | 'siteUrl'>): Promise<AnswersWatch> {
  const answer = await fetch(`${apiUrl}/docs/json`);
  const document = (await answer.json()) as ApiDocument;
  const statusesOf = statusReader(document);
  const tested = documentForSpecmatic(document);
  let owner = await signIn(apiUrl, siteUrl, accounts.admin);
  let calls = 0;
  const crashes: string[] = [];
  const strangers = new Set<string>();
  const called = new Set<string>();

  async function passOn(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    calls += 1;
    const { method = '', url = '', headers } = incoming;
    // An address of its own for each call: the limits by address are another proof.
    const network = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
    const host = new URL(apiUrl).host;
    const body = await buffer(incoming);
    const sent = { ...headers, ...owner, host, 'x-forwarded-for': network, 'content-length': String(body.length) };
    delete sent['transfer-encoding'];
    const { status, type, text } = await send(apiUrl + url, { method, headers: sent, body });
    const what = `${status} ${method} ${url.slice(0, 200)} ${body.toString().slice(0, 300)}`;
    if (status >= 500) crashes.push(`${what} ${text.toString().slice(0, 200)}`);
    const path = url.split('?')[0] ?? '';
    const { name, statuses } = statusesOf(method, path);
    called.add(name);
    if (statuses && !statuses.includes(String(status)) && !statuses.includes(`${String(status)[0]}XX`))
      strangers.add(`${status} ${name}`);
    // The call has ended the session of the owner.
    if (status === 401) owner = await signIn(apiUrl, siteUrl, accounts.admin).catch(() => owner);
    outgoing.writeHead(status, { 'content-type': type }).end(status === 204 ? undefined : text);
  }

  const server = createServer((incoming, outgoing) => void passOn(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    document: tested,
    get calls() {
      return calls;
    },
    crashes,
    operations: operationsOf(tested).length,
    uncalled: () => operationsOf(tested).filter((name) => !called.has(name)),
    get strangers() {
      return [...strangers];
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const operationsOf = ({ paths }: ApiDocument): string[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );

/** The statuses that the document has for a call. Literal paths come before those with parameters. */
function statusReader({ paths }: ApiDocument) {
  const parametersOf = (path: string) => path.split('{').length;
  const known = Object.keys(paths)
    .toSorted((a, b) => parametersOf(a) - parametersOf(b))
    .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]*')}$`) }));
  return (method: string, path: string) => {
    const name = known.find(({ pattern }) => pattern.test(path))?.path ?? '';
    const operation = paths[name]?.[method.toLowerCase()];
    return { name: `${method} ${name}`, statuses: operation && Object.keys(operation.responses) };
  };
}

interface Sent {
  readonly method: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Sends the bytes as they are. A broken connection counts as 599. */
function send(
  address: string,
  { method, headers, body }: Sent,
): Promise<{ status: number; type: string; text: Buffer }> {
  return new Promise((resolve) => {
    const broken = (error: Error) => resolve({ status: 599, type: 'text/plain', text: Buffer.from(error.message) });
    const outgoing = request(address, { method, headers }, (answer) => {
      buffer(answer).then((text) => {
        resolve({ status: answer.statusCode ?? 599, type: answer.headers['content-type'] ?? '', text });
        if (!outgoing.writableEnded) outgoing.destroy();
      }, broken);
    });
    outgoing.on('error', broken);
    if (body.length <= LARGE_BODY) return void outgoing.end(body);
    // The API refuses a body by its length and closes the connection. With a part of the body, its answer can be lost.
    outgoing.flushHeaders();
    const late = setTimeout(() => outgoing.end(body), REFUSED_WITHIN_MS);
    outgoing.once('response', () => clearTimeout(late));
  });
}
