import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, createBrotliCompress } from 'node:zlib';

export interface SecureEdge {
  readonly url: string;
  readonly close: () => void;
}

/** Headers of one connection. HTTP/2 has none of them. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host', 'http2-settings']);

const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json|manifest)|image\/svg)/;
const QUALITY = 5;

/** A front of TLS and HTTP/2 before a site, as it has in production. It compresses what the site has not compressed. */
export function openSecureEdge(siteUrl: string, port: number): Promise<SecureEdge> {
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, (ask, answer) =>
    pass(siteUrl, ask, answer),
  );
  return new Promise((resolve) => {
    server.listen(port, 'localhost', () => {
      resolve({ url: `https://localhost:${port}`, close: () => server.close() });
    });
  });
}

function pass(siteUrl: string, ask: Http2ServerRequest, answer: Http2ServerResponse): void {
  const headers = { ...passed(ask.headers), host: new URL(siteUrl).host };
  const onward = request(new URL(ask.url, siteUrl), { method: ask.method, headers }, (given) => {
    const isPlain = !given.headers['content-encoding'] && COMPRESSIBLE.test(given.headers['content-type'] ?? '');
    if (!isPlain || ask.method !== 'GET') {
      answer.writeHead(given.statusCode ?? 502, passed(given.headers));
      given.pipe(answer);
      return;
    }
    const { 'content-length': _, ...rest } = passed(given.headers);
    answer.writeHead(given.statusCode ?? 502, { ...rest, 'content-encoding': 'br' });
    given.pipe(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })).pipe(answer);
  });
  onward.once('error', () => answer.writeHead(502).end());
  ask.pipe(onward);
}

function passed(headers: NodeJS.Dict<string | string[]>): NodeJS.Dict<string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_CONNECTION.has(name)),
  );
}

/** Browsers of the measurements accept it by a flag. */
function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert];
  execFileSync('openssl', [...made, ...named], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
