import {
  type ReleaseSet,
  type RemoteDescriptor,
  type SiteConfig,
  splitLocale,
  withoutTrackers,
} from '@aimante/contract';
import type { Encoding } from '@aimante/releases';
import type { EdgeConfig } from '../config/edge-config.ts';
import { acceptedEncodings, type QuickEncoding, quickEncoding } from '../http/accepted-encodings.ts';
import { type Answer, type EdgeRequest, plainText, unlessCached } from '../http/answer.ts';
import { setFor } from '../inspection/inspector-in-set.ts';
import type { ReleaseFiles } from '../release-files/release-files.ts';
import type { FirstViews } from '../rendering/first-views.ts';
import { shareViews } from '../rendering/share-views.ts';
import type { ShopState } from '../shop/follow-shop.ts';
import { createStylesOf } from '../styles/styles-of.ts';
import { type BegunPage, beginPage } from './begin-page.ts';
import { createInlineScripts } from './inline-scripts.ts';
import { bodyIn, etagOf, type PageBytes, pageBytes, quickBody, writePage } from './page-bytes.ts';
import { createPageCache, type Made } from './page-cache.ts';
import { siteConfig } from './site-config.ts';
import { text } from './texts.ts';

interface CachedPage {
  readonly status: number;
  readonly link: readonly string[];
  readonly styles: readonly string[];
  readonly bytes: PageBytes;
  /** The releases that rendered the HTML. */
  readonly makers: readonly RemoteDescriptor[];
}

/** What the page shows although it is not live. */
type Unreleased = Pick<SiteConfig, 'overridden' | 'preview'>;

export interface PageServer {
  (ask: EdgeRequest, set: ReleaseSet, unreleased?: Unreleased): Promise<Answer>;
  /** The shop has changed: a page made before is served only where a new one fails or lacks something. */
  purge(): void;
}

const MEGABYTE = 1024 * 1024;
const FRESH_MS = 5000;
/** A page that lacks something is soon rendered again. */
const RETRY_MS = 1000;
/** When a crawler asks again while the shop is closed for maintenance, in seconds. */
const CLOSED_RETRY_S = '300';
/** The server ignores a longer query and leaves it to the browser. */
const MAX_SEARCH = 300;

export interface PageServerOptions {
  readonly config: Pick<EdgeConfig, 'apiUrl' | 'siteUrl' | 'isDemo' | 'preconnect'>;
  readonly files: Pick<ReleaseFiles, 'read'>;
  readonly firstViews: Pick<FirstViews, 'render' | 'counts'>;
  readonly shop: Pick<ShopState, 'identity' | 'maintenance' | 'confirm' | 'isAway'>;
  readonly maxBytes?: number;
}

/**
 * Serves pages by address and release set, rendered and compressed once for all visitors on that set. The first request
 * gets the start of the page before its data is ready.
 */
export function createPageServer(options: PageServerOptions): PageServer {
  const { config, files, firstViews, shop, maxBytes = 64 * MEGABYTE } = options;
  const pages = createPageCache<CachedPage>(maxBytes);
  const views = shareViews(firstViews.render);
  const stylesOf = createStylesOf(files);
  const inlineOf = createInlineScripts(files);
  const serve = async (ask: EdgeRequest, given: ReleaseSet, unreleased?: Unreleased) => {
    const set = setFor(given, ask.isInspected);
    const [inline] = await Promise.all([inlineOf(set.shell), shop.confirm()]);
    const encoding = acceptedEncodings(ask.headers['accept-encoding'])[0];
    const asked = withoutTrackers(ask.search);
    const search = asked.length <= MAX_SEARCH ? asked : '';
    const found = pages.find(`${set.id} ${ask.path}${search}`, () => {
      const site = siteConfig(config, { shop: shop.identity(), maintenance: shop.maintenance(), ...unreleased });
      const input = { set, pathname: ask.path, search, site, isApiAway: shop.isAway() };
      const page = beginPage(input, { config, firstViews: views, inline, stylesOf });
      return { ...page, made: finish(page) };
    });
    if ('kept' in found) {
      for (const maker of found.kept.makers) firstViews.counts.add(maker, 'cached');
      return toAnswer(ask, found.kept, encoding);
    }
    const { making, begun, hasFormer } = found;
    if (begun) ask.hint(begun.start.link);
    // A page that is already being sent cannot be replaced by an older one.
    const ahead = begun && !hasFormer && sendAhead(ask, begun);
    if (!ahead) return (begun ? toFirstAnswer : toAnswer)(ask, await making, encoding);
    // The connection of the reader breaks off on a failure, so the rejection needs no handler here.
    making.catch(() => undefined);
    return ahead;
  };
  const purge = () => {
    pages.purge();
    views.forget();
  };
  return Object.assign(serve, { purge });
}

/** No release set exists yet. */
export function pageUnavailable(ask: EdgeRequest): Answer {
  return plainText(503, text(splitLocale(ask.path).locale, 'page.unavailable.text'), { 'retry-after': '1' });
}

async function finish({ end, whole }: BegunPage): Promise<Made<CachedPage>> {
  const finished = await end;
  const { status, view } = finished;
  const { html, link, styles } = await whole(finished);
  const page = { status, link, styles, bytes: await pageBytes(html), makers: view?.makers ?? [] };
  const isPartial = !view || view.isPartial;
  return { value: page, weight: weightOf(page), freshMs: isPartial ? RETRY_MS : FRESH_MS, isPartial };
}

function weightOf({ bytes, link }: CachedPage): number {
  return bytes.kept.body.byteLength + link.length * 200 + 1024;
}

async function toAnswer(
  ask: EdgeRequest,
  { status, link, styles, bytes }: CachedPage,
  encoding: Encoding | undefined,
): Promise<Answer> {
  const headers = { ...headersOf({ status, link }, encoding), etag: etagOf(bytes, encoding) };
  return unlessCached(ask, { kind: 'page', status, headers, styles, body: await bodyIn(bytes, encoding) });
}

/** The client does not have the page in its cache. */
const isNew = (ask: EdgeRequest) => ask.method === 'GET' && !ask.headers['if-none-match'];

/** Compressed quickly, for the client that waits for it alone. The next one gets the page that is kept. */
async function toFirstAnswer(ask: EdgeRequest, page: CachedPage, kept: Encoding | undefined): Promise<Answer> {
  if (!isNew(ask)) return toAnswer(ask, page, kept);
  const { status, link, styles, bytes } = page;
  const encoding = quickEncoding(ask.headers['accept-encoding']);
  const headers = headersOf({ status, link }, encoding);
  return { kind: 'page', status, headers, styles, body: await quickBody(bytes, encoding) };
}

/** Undefined where the data decides the status. */
function sendAhead(ask: EdgeRequest, { start, end }: BegunPage): Answer | undefined {
  if (!start.status || !isNew(ask)) return undefined;
  const rest = end.then(({ html }) => html);
  const encoding = quickEncoding(ask.headers['accept-encoding']);
  return {
    kind: 'page',
    status: start.status,
    headers: headersOf({ status: start.status, link: start.link }, encoding),
    body: (response) =>
      void writePage(response, { start: start.html, rest }, encoding).catch((error: Error) => response.destroy(error)),
  };
}

function headersOf(
  { status, link }: Pick<CachedPage, 'status' | 'link'>,
  encoding: QuickEncoding | undefined,
): Answer['headers'] {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'cross-origin-resource-policy': 'same-origin',
    vary: 'accept-encoding',
    ...(link.length > 0 ? { link } : {}),
    ...(encoding ? { 'content-encoding': encoding } : {}),
    ...(status === 503 ? { 'retry-after': CLOSED_RETRY_S } : {}),
  };
}
