import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Monolith, PUBLIC_PATH } from './build-monolith.ts';

export interface ServedMonolith {
  readonly url: string;
  readonly close: () => void;
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** One page for all addresses. Its script renders everything. Pictures and the like come from the site. */
export async function serveMonolith(monolith: Monolith, siteUrl: string): Promise<ServedMonolith> {
  const page = await pageOf(monolith, siteUrl);
  const server = createServer((ask, answer) => {
    const { pathname } = new URL(ask.url ?? '/', siteUrl);
    if (pathname.startsWith(PUBLIC_PATH))
      return sendFile(join(monolith.folder, pathname.slice(PUBLIC_PATH.length)), answer);
    if (!ask.headers.accept?.includes('text/html')) return pass(ask, answer, siteUrl);
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }).end(page);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** The data that the edge writes into a page without HTML of its own, and the files of the monolith. */
async function pageOf({ files }: Monolith, siteUrl: string): Promise<string> {
  const ours = await (await fetch(`${siteUrl}/orders`)).text();
  const data = ours.match(/<script type="application\/json"[^>]*>[^<]*<\/script>/g) ?? [];
  const tags = files.entry.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" href="${PUBLIC_PATH}${file}">`
      : `<script defer src="${PUBLIC_PATH}${file}"></script>`,
  );
  const next = files.next.map(
    (file) => `<link rel="preload" as="${file.endsWith('.css') ? 'style' : 'script'}" href="${PUBLIC_PATH}${file}">`,
  );
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Aimanté</title>
${[...tags, ...next].join('\n')}</head>
<body><div id="root" aria-busy="true"></div><div id="overlay"></div>
${data.join('\n')}</body></html>`;
}

function sendFile(path: string, answer: ServerResponse): void {
  if (!existsSync(path)) return void answer.writeHead(404).end();
  const isCompressed = existsSync(`${path}.br`);
  const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  const headers = { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' };
  answer
    .writeHead(200, isCompressed ? { ...headers, 'content-encoding': 'br' } : headers)
    .end(readFileSync(isCompressed ? `${path}.br` : path));
}

function pass(ask: IncomingMessage, answer: ServerResponse, siteUrl: string): void {
  const headers = { ...ask.headers, host: new URL(siteUrl).host };
  const onward = request(new URL(ask.url ?? '/', siteUrl), { method: ask.method ?? 'GET', headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers);
    given.pipe(answer);
  });
  onward.once('error', () => answer.writeHead(502).end());
  ask.pipe(onward);
}
