import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { flipChannels, releaseToAll } from '@aimante/releases';
import { createFakeStore } from '@aimante/releases/testing';
import { listen } from '../listen.ts';
import { fakeRoute, publishFake, type ServedEdge, serveEdge } from './served-edge.ts';

const SHELL = `exports.render = async ({ box }) => ({ html: '<main>' + (box ? box.html : 'skeleton') + '</main>' });`;

const SHEET = '.app{top:0}main{background:url(paper.webp)}';

/** Behaves as the query says. `/slow` waits for the API. */
const PAGES = `exports.render = async ({ pathname, search, apiUrl, fetch }) => {
  const order = new URLSearchParams(search).get('do');
  if (order === 'throw') throw new Error('thrown on request');
  if (order === 'break') return { status: 200, head: { title: 7, robots: 'private words' }, html: null, state: {} };
  if (order === 'hang') for (;;);
  if (order === 'die') for (const all = [];;) all.push(new Array(1e6).fill(search));
  if (pathname.startsWith('/slow')) await fetch(apiUrl + '/api/data' + pathname + search);
  const isMissing = pathname.endsWith('/none');
  return { status: isMissing ? 404 : 200, head: { title: 'About ' + pathname }, html: '<h1>' + pathname + search + '</h1>', state: {} };
};`;

const none = { fr: '', en: '' };
const SHOP: Readonly<Record<string, object>> = {
  '/api/changes/version': { process: 'one', version: 0 },
  '/api/settings': {
    maintenance: { enabled: false, message: none, estimatedTime: none, contact: '' },
    shop: { name: '', address: '', phone: '', email: '', socials: { instagram: '', facebook: '', pinterest: '' } },
  },
};

export interface ServedPages extends ServedEdge {
  /** How long the API takes for the data of a page. */
  delayApi(milliseconds: number): void;
  /** Releases the next version of the pages, which begin as version 7. */
  releasePages(version: string): Promise<void>;
  remove(): Promise<void>;
}

/** An edge with rendered pages and an API, once its processes run. */
export async function servePages(): Promise<ServedPages> {
  let delayMs = 0;
  const api = createServer(({ url = '' }, response) => {
    const known = SHOP[url];
    if (known) response.end(JSON.stringify(known));
    else setTimeout(() => response.end('{}'), delayMs);
  });
  const apiUrl = `http://127.0.0.1:${await listen(api, { port: 0, host: '127.0.0.1', setting: 'PORT' })}`;
  const fake = await createFakeStore();
  const shell = await publishFake(fake, {
    name: 'shell',
    version: '1',
    files: { 'server.js': SHELL, 'takeover.1.js': 'begin', 'app.33333333.css': SHEET },
    descriptor: { server: 'server.js' },
  });
  const pagesOf = (version: string) =>
    publishFake(fake, {
      name: 'mf-pages',
      version,
      files: { 'server.js': PAGES },
      descriptor: {
        server: 'server.js',
        routes: [fakeRoute('home', '/'), fakeRoute('slow', '/slow'), fakeRoute('thing', '/slow/:thing')],
      },
    });
  await flipChannels(fake.store, releaseToAll([shell, await pagesOf('7')]));
  const served = await serveEdge(fake, { apiUrl, sendsEarlyHints: true });
  await untilWarm(served);
  return {
    ...served,
    delayApi(milliseconds) {
      delayMs = milliseconds;
    },
    async releasePages(version) {
      await flipChannels(fake.store, releaseToAll([await pagesOf(version)]));
      await served.edge.live.refresh();
    },
    async remove() {
      await fake.remove();
      api.close();
    },
  };
}

/** Processes take a moment to start: the first request may get the page without its HTML. */
async function untilWarm({ get }: ServedEdge): Promise<void> {
  for (let attempt = 0; !(await get(`/?warm=${attempt}`)).text.includes('<h1>'); attempt += 1) await wait(50);
}
