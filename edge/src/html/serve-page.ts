import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type ReleaseSet, splitLocale } from '@aimante/contract';
import type { Encoding } from '@aimante/releases';
import type { EdgeConfig } from '../config/edge-config.ts';
import { acceptedEncodings } from '../http/accepted-encodings.ts';
import { type Answer, type Ask, plainText, unlessHeld } from '../http/answer.ts';
import { BoundedCache } from '../http/bounded-cache.ts';
import { renderPage } from './render-page.ts';
import { text } from './texts.ts';

interface CachedPage {
  readonly status: number;
  readonly link: readonly string[];
  readonly etag: string;
  readonly body: Uint8Array;
}

export type PageServer = (ask: Ask, set: ReleaseSet) => Promise<Answer>;

const MEGABYTE = 1024 * 1024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Pages by path and release set: the same for everybody who is on that set, compressed once. */
export function createPageServer(config: EdgeConfig, maxBytes = 32 * MEGABYTE): PageServer {
  const pages = new BoundedCache<CachedPage>(maxBytes);
  return async (ask, set) => {
    const encoding = acceptedEncodings(ask.headers['accept-encoding'])[0];
    const key = `${set.id} ${encoding ?? ''} ${ask.path}`;
    const page = await pages.make(key, weightOf, () => makePage(config, { set, pathname: ask.path, encoding }));
    return page ? toAnswer(ask, page, encoding) : pageUnavailable(ask);
  };
}

/** Nothing is released yet. */
export function pageUnavailable(ask: Ask): Answer {
  return plainText(503, text(splitLocale(ask.path).locale, 'page.unavailable.text'), { 'retry-after': '1' });
}

function toAnswer(ask: Ask, { status, link, etag, body }: CachedPage, encoding: Encoding | undefined): Answer {
  return unlessHeld(ask, {
    kind: 'page',
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag,
      ...(link.length > 0 ? { link } : {}),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
    body,
  });
}

interface PageKey {
  readonly set: ReleaseSet;
  readonly pathname: string;
  readonly encoding: Encoding | undefined;
}

async function makePage(config: EdgeConfig, { set, pathname, encoding }: PageKey): Promise<CachedPage> {
  const { status, html, link } = renderPage({ set, pathname, config });
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 24);
  const etag = `"${hash}${encoding ? `.${encoding}` : ''}"`;
  return { status, link, etag, body: await compress(Buffer.from(html), encoding) };
}

function weightOf({ body, link }: CachedPage): number {
  return body.byteLength + link.length * 200 + 1024;
}

/** Quick rather than small: an address that nobody asked for before waits for it. */
function compress(html: Buffer, encoding: Encoding | undefined): Promise<Buffer> | Buffer {
  if (encoding === 'br') return brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === 'gzip' ? zip(html, { level: 6 }) : html;
}
