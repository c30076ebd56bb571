import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  type Maintenance,
  type OverriddenRemote,
  type ReleaseSet,
  type SiteConfig,
  splitLocale,
} from '@aimante/contract';
import type { Encoding } from '@aimante/releases';
import type { EdgeConfig } from '../config/edge-config.ts';
import { acceptedEncodings } from '../http/accepted-encodings.ts';
import { type Answer, type Ask, plainText, unlessHeld } from '../http/answer.ts';
import type { FirstViews } from '../rendering/first-views.ts';
import { createPageCache, type Made } from './page-cache.ts';
import { renderPage } from './render-page.ts';
import { siteConfig } from './site-config.ts';
import { text } from './texts.ts';

interface CachedPage {
  readonly status: number;
  readonly link: readonly string[];
  readonly etag: string;
  readonly body: Uint8Array;
}

export interface PageServer {
  (ask: Ask, set: ReleaseSet, overridden?: readonly OverriddenRemote[]): Promise<Answer>;
  /** The shop has changed: no page that was made before is served again. */
  purge(): void;
}

const MEGABYTE = 1024 * 1024;
const FRESH_MS = 5000;
/** A page that lacks something is tried again soon. */
const RETRY_MS = 1000;
/** When a crawler asks again while the shop is closed for works. */
const CLOSED_RETRY_S = '300';
/** A longer query is left to the browser. */
const MAX_SEARCH = 300;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export interface PageServerOptions {
  readonly config: Pick<EdgeConfig, 'apiUrl' | 'siteUrl' | 'isDemo' | 'preconnect'>;
  readonly firstViews: Pick<FirstViews, 'render' | 'counts'>;
  readonly maintenance: () => Maintenance | undefined;
  readonly maxBytes?: number;
}

/** Pages by address and release set: the same for everybody who is on that set, rendered and compressed once. */
export function createPageServer(options: PageServerOptions): PageServer {
  const { config, firstViews, maintenance, maxBytes = 32 * MEGABYTE } = options;
  const pages = createPageCache<CachedPage>(maxBytes);
  const serve = async (ask: Ask, set: ReleaseSet, overridden?: readonly OverriddenRemote[]) => {
    const site = siteConfig(config, { maintenance: maintenance(), overridden });
    const encoding = acceptedEncodings(ask.headers['accept-encoding'])[0];
    const search = ask.search.length <= MAX_SEARCH ? ask.search : '';
    const key = `${set.id} ${encoding ?? ''} ${ask.path}${search}`;
    const made = await pages.get(key, () => makePage({ set, pathname: ask.path, search, encoding, site }, options));
    if (made.isCached) firstViews.counts.add(set.shell, 'cached');
    return toAnswer(ask, made.value, encoding);
  };
  return Object.assign(serve, { purge: pages.purge });
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
      ...(status === 503 ? { 'retry-after': CLOSED_RETRY_S } : {}),
    },
    body,
  });
}

interface PageKey {
  readonly set: ReleaseSet;
  readonly pathname: string;
  readonly search: string;
  readonly encoding: Encoding | undefined;
  readonly site: SiteConfig;
}

async function makePage(key: PageKey, { config, firstViews }: PageServerOptions): Promise<Made<CachedPage>> {
  const { set, pathname, encoding, site } = key;
  const view = await firstViews.render(key);
  const { status, html, link } = renderPage({ set, pathname, site, view, preconnect: config.preconnect });
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 24);
  const etag = `"${hash}${encoding ? `.${encoding}` : ''}"`;
  const page = { status, link, etag, body: await compress(Buffer.from(html), encoding) };
  return { value: page, weight: weightOf(page), freshMs: view && !view.isPartial ? FRESH_MS : RETRY_MS };
}

function weightOf({ body, link }: CachedPage): number {
  return body.byteLength + link.length * 200 + 1024;
}

/** Quick rather than small: an address that nobody asked for before waits for it. */
function compress(html: Buffer, encoding: Encoding | undefined): Promise<Buffer> | Buffer {
  if (encoding === 'br') return brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === 'gzip' ? zip(html, { level: 6 }) : html;
}
