import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserRemote, releaseBase } from '@aimante/contract';
import type { BrowserContext, Route } from 'playwright-core';
import type { Candidate } from '../rehearsal.ts';
import { apiOriginOf, remotesAddressOf, rewritePage } from '../rewrite-page.ts';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
};

interface Served {
  readonly candidate: Candidate;
  /** The candidate's files come when this resolves. */
  readonly gate: Promise<void>;
  /** Every call of the API fails, as during an outage: these pages have no account behind them. */
  readonly withoutApi: boolean;
}

/** The live site, with the candidate in its pages. Nothing is written: no report, no order, no count. */
export async function serveCandidate(context: BrowserContext, { candidate, gate, withoutApi }: Served): Promise<void> {
  const { descriptor, distFolder, siteUrl } = candidate;
  const site = new URL(siteUrl).origin;
  const base = releaseBase(descriptor.name, descriptor.version);
  let api: string | undefined;
  const file = async (route: Route, path: string) => {
    await gate;
    const name = decodeURIComponent(path.slice(base.length));
    const body = Object.hasOwn(descriptor.files, name) ? await readFile(join(distFolder, name)) : undefined;
    const contentType = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    await route.fulfill(body ? { body, contentType } : { status: 404 });
  };
  const page = async (route: Route) => {
    const live = await route.fetch({ maxRedirects: 0 });
    const html = await live.text();
    api = apiOriginOf(html) ?? api;
    const address = remotesAddressOf(html);
    const remotes = address ? await readRemotes(site + address) : undefined;
    await route.fulfill({ response: live, status: 200, body: rewritePage(html, { candidate: descriptor, remotes }) });
  };
  const answer = async (route: Route) => {
    const request = route.request();
    const { origin, pathname } = new URL(request.url());
    const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(request.method());
    if (origin === site && pathname.startsWith(base)) return file(route, pathname);
    if (origin === site && request.resourceType() === 'document') return page(route);
    if (pathname === '/_edge/last-good') return route.fulfill({ json: null });
    if (pathname.startsWith('/_edge/') && !isRead) return route.fulfill({ status: 204 });
    if (!isRead || (withoutApi && origin === api)) return route.fulfill({ status: 503 });
    return route.continue();
  };
  await context.route(
    () => true,
    // A tab may close before its last request is answered.
    (route) => answer(route).catch(() => route.abort().catch(() => undefined)),
  );
}

async function readRemotes(address: string): Promise<BrowserRemote[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return (await answer.json()) as BrowserRemote[];
}
