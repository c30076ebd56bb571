/// <reference lib="webworker" />
import type { RemoteDescriptor } from '@aimante/contract';
import { offlineFiles, pageReleases, type ReleaseFile } from './page-files.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The pages cached for offline use. The shell routes in the browser, so one document per language serves every address.
 */
const OFFLINE_PAGES = ['/cart', '/en/cart'];
const OFFLINE_REMOTES = ['mf-cart-checkout', 'mf-customizer'];
const PAGES = 'pages';
const RELEASES = 'releases';

self.addEventListener('install', (event) => event.waitUntil(keepShell()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', ({ data }) => {
  if (data === 'skip-waiting') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fromNetwork(request));
  else if (!pathname.startsWith('/remotes/')) return;
  // A retry, or a reload of a damaged file, goes to the network.
  else if (search || request.cache === 'reload') event.waitUntil(forget(pathname));
  else event.respondWith(fromCache(event));
});

/** Online, a page always comes from the network: a tab never starts on a release set that is no longer served. */
async function fromNetwork(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    const { pathname } = new URL(request.url);
    if (response.ok && OFFLINE_PAGES.includes(pathname)) void keep(pathname, response.clone());
    return response;
  } catch (cause) {
    const page = /^\/en(?:\/|$)/.test(new URL(request.url).pathname) ? '/en/cart' : '/cart';
    const kept = await caches.match(page, { cacheName: PAGES });
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

async function keepShell(): Promise<void> {
  for (const page of OFFLINE_PAGES) {
    const response = await fetch(page, { cache: 'no-store' });
    if (!response.ok) throw new Error(`${page}, for offline use, answered ${response.status}.`);
    await keep(page, response);
  }
}

/** Caches a page and all files that it needs, and deletes the files of releases that it no longer names. */
async function keep(page: string, response: Response): Promise<void> {
  const html = await response.clone().text();
  const { needed, all } = pageReleases(html, OFFLINE_REMOTES);
  const files = (await Promise.all(needed.map(filesOf))).flat();
  const cache = await caches.open(RELEASES);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = files.filter(({ address }) => !kept.has(address));
  await cache.addAll(missing.map(({ address, integrity }) => new Request(address, { integrity })));
  await (await caches.open(PAGES)).put(page, response);
  const outdated = [...kept].filter((file) => !all.some((base) => file.startsWith(base)));
  await Promise.all(outdated.map((file) => cache.delete(file)));
}

async function filesOf(base: string): Promise<ReleaseFile[]> {
  const response = await fetch(`${base}remote.json`);
  if (!response.ok) throw new Error(`${base}, for offline use, answered ${response.status}.`);
  return offlineFiles((await response.json()) as RemoteDescriptor);
}
