import { type IncomingHttpHeaders, request } from 'node:http';
import type { RemoteDescriptor } from '@aimante/contract';
import { flipChannels, publishRelease, releaseToAll } from '@aimante/releases';
import { createFakeStore, type FakeStore, fakeRoute, writeFakeDist } from '@aimante/releases/testing';
import { type EdgeConfig, readEdgeConfig } from '../config/edge-config.ts';
import { createEdge, type Edge } from '../edge.ts';
import { listen } from '../listen.ts';
import { createOperator, type Operate } from '../operations/operate.ts';
import { stopEdge } from '../stop.ts';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

export interface ServedEdge {
  readonly fake: FakeStore;
  readonly edge: Edge;
  readonly port: number;
  readonly problems: readonly string[];
  readonly get: (path: string, headers?: Record<string, string>, method?: string) => Promise<Reply>;
  readonly post: (path: string, body: string, headers?: Record<string, string>) => Promise<Reply>;
  readonly stop: () => Promise<void>;
}

interface EdgeParts {
  readonly operate?: Operate;
  readonly countsFolder?: string;
}

export async function serveEdge(
  fake: FakeStore,
  config: Partial<EdgeConfig> = {},
  { operate = createOperator(fake.store), countsFolder }: EdgeParts = {},
): Promise<ServedEdge> {
  const problems: string[] = [];
  const edge = await createEdge({
    config: { ...readEdgeConfig({ SITE_URL: 'https://shop.test', API_URL: 'https://api.test' }), ...config },
    store: fake.store,
    operate,
    ...(countsFolder && { countsFolder }),
    onProblem: (problem) => problems.push(problem),
  });
  const port = await listen(edge.server, { port: 0, setting: 'PORT' });
  return {
    fake,
    edge,
    port,
    problems,
    get: (path, headers = {}, method = 'GET') => ask({ port, path, headers, method }),
    post: (path, body, headers = {}) => ask({ port, path, headers, method: 'POST', body }),
    stop: () => stopEdge(edge),
  };
}

interface Asked {
  readonly port: number;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly method: string;
  readonly body?: string;
}

/** `fetch` would normalize the path and decompress the body. Here both stay unchanged. */
function ask({ port, path, headers, method, body }: Asked): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asking = request({ port, path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
      response.on('end', () => {
        const whole = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: whole, text: whole.toString() });
      });
    });
    asking.on('error', reject).end(body);
  });
}

export { fakeRoute };

export interface FakeRelease {
  readonly name: string;
  readonly version: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly descriptor?: Partial<RemoteDescriptor>;
}

export async function publishFake(fake: FakeStore, { name, version, files = {}, descriptor = {} }: FakeRelease) {
  const folder = fake.dist(`${name}-${version}`);
  const usual = name === CATALOG.name ? CATALOG : { files: {}, descriptor: {} };
  await writeFakeDist(folder, {
    name,
    files: { ...usual.files, ...files },
    descriptor: { ...usual.descriptor, version, ...descriptor },
  });
  return publishRelease(fake.store, folder);
}

const CATALOG = {
  name: 'mf-catalog',
  files: { 'page-home.js': 'home', 'page-product.js': 'product', 'locale-fr.js': 'fr', 'locale-en.js': 'en' },
  descriptor: {
    routes: [
      fakeRoute('home', '/', {
        assets: { js: ['page-home.js'], css: [] },
        sitemap: { priority: 1, frequency: 'weekly' },
      }),
      fakeRoute('product', '/products/:identifier', { assets: { js: ['page-product.js'], css: [] } }),
    ],
    locales: { fr: ['locale-fr.js'], en: ['locale-en.js'] },
  },
};

const SHELL_FILES = { 'assets/inter.woff2': 'font', 'sw.js': 'self.oninstall = () => {};' };

export async function createLiveStore(): Promise<FakeStore> {
  const fake = await createFakeStore();
  const shell = await publishFake(fake, { name: 'shell', version: '1', files: SHELL_FILES });
  const catalog = await publishFake(fake, { name: 'mf-catalog', version: '1' });
  await flipChannels(fake.store, releaseToAll([shell, catalog]));
  return fake;
}
