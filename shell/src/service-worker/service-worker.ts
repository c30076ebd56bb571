/// <reference lib="webworker" />
import { LOCALES, localizePath, type RemoteDescriptor, splitLocale } from '@aimante/contract';
import { hasTill, openTill, sendWaiting } from '@aimante/till';
import { offlineFiles, pageReleases, type ReleaseFile } from './page-files.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Documents for offline use. The shell routes in the browser, so one document per language serves every address. A till
 * keeps a document of its own.
 */
const PAGES = 'pages';
const RELEASES = 'releases';

self.addEventListener('install', (event) => event.waitUntil(keepShell()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const data = event.data as unknown;
  if (data === 'skip-waiting') void self.skipWaiting();
  else if (isKeepPage(data)) event.waitUntil(keepOne(data.path));
});

const isKeepPage = (data: unknown): data is { readonly path: string } =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'keep-page' && 'path' in data;

/** Sales of a till that wait are sent from any page, and by the browser once the network is back. */
self.addEventListener('sync', (event) => (event as ExtendableEvent).waitUntil(sendSales()));

async function sendSales(): Promise<void> {
  if (!(await hasTill())) return;
  const till = await openTill();
  try {
    await sendWaiting(till);
  } finally {
    till.close();
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(fromNetwork(request));
    event.waitUntil(sendSales().catch(() => undefined));
  }
  if (request.mode === 'navigate' || !pathname.startsWith('/remotes/')) return;
  // A retry, or a reload of a damaged file, goes to the network.
  else if (search || request.cache === 'reload') event.waitUntil(forget(pathname));
  else event.respondWith(fromCache(event));
});

/** Online, a page always comes from the network: a tab never starts on a release set that is no longer served. */
async function fromNetwork(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    const { pathname } = new URL(request.url);
    if (response.ok && (await caches.match(pathname, { cacheName: PAGES }))) void keep(pathname, response.clone());
    return response;
  } catch (cause) {
    const kept = await keptPage(new URL(request.url).pathname);
    if (kept) return kept;
    throw cause;
  }
}

/** Files of a release never change, so a cached copy is always right. */
async function fromCache(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(RELEASES);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  // When the disk is full, the file is not cached, and the response still arrives.
  if (response.ok) event.waitUntil(cache.put(request, response.clone()).catch(() => undefined));
  return response;
}

async function forget(pathname: string): Promise<void> {
  const cache = await caches.open(RELEASES);
  await cache.delete(pathname);
}

/** The document of this address, or one in its language. */
async function keptPage(pathname: string): Promise<Response | undefined> {
  const cache = await caches.open(PAGES);
  const own = await cache.match(pathname);
  if (own) return own;
  const { locale } = splitLocale(pathname);
  const kept = (await cache.keys()).find(({ url }) => splitLocale(new URL(url).pathname).locale === locale);
  return kept && cache.match(kept);
}

/** The home page names the live releases, and these name their pages that work offline. */
async function keepShell(): Promise<void> {
  const home = await load('/');
  const { offlinePath } = await pageReleases(await home.text());
  if (!offlinePath) return;
  const pages = LOCALES.map((locale) => localizePath(offlinePath, locale));
  const documents = await Promise.all(pages.map(async (page) => ({ page, document: await load(page) })));
  for (const { page, document } of documents) await keep(page, document);
}

/** A page that one device needs. It is kept once: while it is in use, its release stays the same. */
async function keepOne(page: string): Promise<void> {
  if (await caches.match(page, { cacheName: PAGES })) return;
  await keep(page, await load(page));
}

async function load(page: string): Promise<Response> {
  const response = await fetch(page, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${page}, for offline use, answered ${response.status}.`);
  return response;
}

/**
 * Caches a page and all files that it needs, and deletes the files of releases that no kept page names. A page with
 * releases that are not live is never kept.
 */
async function keep(page: string, response: Response): Promise<void> {
  if (response.headers.get('cache-control')?.includes('no-store')) return;
  const html = await response.clone().text();
  const { needed, own, all } = await pageReleases(html, page);
  const files = (await Promise.all([...needed, ...own].map(filesOf))).flat();
  const cache = await caches.open(RELEASES);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = files.filter(({ address }) => !kept.has(address));
  await cache.addAll(missing.map(({ address, integrity }) => new Request(address, { integrity })));
  await (await caches.open(PAGES)).put(page, response);
  const named = [...all, ...(await namedByPages())];
  const outdated = [...kept].filter((file) => !named.some((base) => file.startsWith(base)));
  await Promise.all(outdated.map((file) => cache.delete(file)));
}

/** The releases of all kept pages: a till that is in use finishes on its release. */
async function namedByPages(): Promise<string[]> {
  const cache = await caches.open(PAGES);
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const { needed, own } = await pageReleases(
        (await (await cache.match(request))?.text()) ?? '',
        new URL(request.url).pathname,
      );
      return [...needed, ...own];
    }),
  );
  return pages.flat();
}

async function filesOf(base: string): Promise<ReleaseFile[]> {
  const response = await fetch(`${base}remote.json`);
  if (!response.ok) throw new Error(`${base}, for offline use, answered ${response.status}.`);
  return offlineFiles((await response.json()) as RemoteDescriptor);
}
