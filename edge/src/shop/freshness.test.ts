import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { flipChannels, releaseToAll } from '@aimante/releases';
import { createFakeStore, type FakeStore } from '@aimante/releases/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fakeRoute, publishFake, type ServedEdge, serveEdge } from '../testing/served-edge.ts';

const SHELL = `exports.render = async ({ box }) => ({ html: '<main>' + (box ? box.html : 'skeleton') + '</main>' });`;
const CATALOG = `exports.render = async ({ page, apiUrl, fetch }) => {
  const answer = await fetch(apiUrl + '/api/products/' + page.params.slug);
  const html = '<h1>' + (await answer.text()) + '</h1>';
  return { status: answer.ok ? 200 : 404, head: {}, html, state: {} };
};`;
const both = (text: string) => ({ fr: text, en: text });
const settings = {
  maintenance: { enabled: false, message: both(''), estimatedTime: both(''), contact: '' },
  shop: { name: '', address: '', phone: '', email: '', socials: { instagram: '', facebook: '', pinterest: '' } },
};

/** One API for two edges. Its stream can stay silent, its answers can be late, and it can go away. */
class FakeApi {
  readonly products = new Map<string, string>();
  readonly #server: Server;
  readonly #streams = new Set<ServerResponse>();
  version = 0;
  isSilent = false;
  settingsDelayMs = 0;

  constructor() {
    this.#server = createServer((request, response) => this.#answer(request.url ?? '', response));
  }

  async listen(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  save(slug: string, name: string): void {
    this.products.set(slug, name);
    this.version += 1;
    if (this.isSilent) return;
    for (const stream of this.#streams) stream.write('event: changed\ndata: {"subject":"catalogue"}\n\n');
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #answer(path: string, response: ServerResponse): void {
    if (path === '/api/changes') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 3000\n\n');
      this.#streams.add(response);
    } else if (path === '/api/changes/version') {
      response.end(JSON.stringify({ process: 'one', version: this.version }));
    } else if (path === '/api/settings') {
      setTimeout(() => response.end(JSON.stringify(settings)), this.settingsDelayMs);
    } else {
      const name = this.products.get(path.split('/').at(-1) ?? '');
      response.writeHead(name ? 200 : 404).end(name ?? 'missing');
    }
  }
}

describe('a product that is saved', () => {
  let fake: FakeStore;
  let api: FakeApi;
  let edges: ServedEdge[];
  beforeAll(async () => {
    fake = await createFakeStore();
    const server = { server: 'server.js' };
    const releases = [
      await publishFake(fake, { name: 'shell', version: '1', files: { 'server.js': SHELL }, descriptor: server }),
      await publishFake(fake, {
        name: 'mf-goods',
        version: '1',
        files: { 'server.js': CATALOG },
        descriptor: { ...server, routes: [fakeRoute('product', '/products/:slug')] },
      }),
    ];
    await flipChannels(fake.store, releaseToAll(releases));
  });
  afterAll(() => fake.remove());
  beforeEach(async () => {
    api = new FakeApi();
    const apiUrl = await api.listen();
    edges = [await serveEdge(fake, { apiUrl }), await serveEdge(fake, { apiUrl })];
  });
  afterEach(async () => {
    await Promise.all(edges.map((edge) => edge.stop()));
    await api.close();
  });

  /**
   * Polls one edge until it shows the expected name. Returns the ms from the call to the last request with another
   * answer.
   */
  async function lateness(edge: ServedEdge, expected: string): Promise<number> {
    const begun = performance.now();
    let last = begun;
    for (;;) {
      const asked = performance.now();
      if ((await edge.get('/products/heart')).text.includes(`<h1>${expected}</h1>`)) return last - begun;
      last = asked;
      if (asked - begun > 20_000) return asked - begun;
    }
  }
  const everywhere = (expected: string) => Promise.all(edges.map((edge) => lateness(edge, expected)));

  it.each<[string, Partial<Pick<FakeApi, 'isSilent' | 'settingsDelayMs'>>]>([
    ['by the stream', {}],
    ['though the stream is silent', { isSilent: true }],
    ['though the API is slow to read its settings', { settingsDelayMs: 2500 }],
  ])('is on every edge within a second, %s', async (_, fault) => {
    await everywhere('missing');
    Object.assign(api, fault);
    const late = [];
    for (const name of ['first', 'second', 'third']) {
      api.save('heart', name);
      late.push(await everywhere(name));
    }
    // The quickest of three on each edge, to exclude the load of the machine.
    for (const edge of edges.keys()) expect(Math.min(...late.map((of) => of[edge] ?? 0))).toBeLessThan(1000);
    expect(Math.max(...late.flat())).toBeLessThan(5000);
  });

  it('is announced to open tabs within a second', async () => {
    const { port } = edges[0] as ServedEdge;
    const stop = new AbortController();
    const stream = await fetch(`http://127.0.0.1:${port}/_edge/events`, { signal: stop.signal });
    const reader = (stream.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
    const late = [];
    for (const name of ['first', 'second', 'third']) {
      api.save('heart', name);
      const begun = performance.now();
      for (let text = ''; !text.includes('event: shop\n'); ) text += (await reader.read()).value ?? '';
      late.push(performance.now() - begun);
    }
    stop.abort();
    expect(Math.min(...late)).toBeLessThan(1000);
  });

  it('stays as it was last seen while the API is away', async () => {
    api.save('heart', 'kept');
    await everywhere('kept');
    await api.close();
    for (const edge of edges) expect(await edge.get('/products/heart')).toMatchObject({ status: 200 });
    for (const late of await everywhere('kept')) expect(late).toBeLessThan(5000);
  });
});
