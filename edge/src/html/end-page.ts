import {
  type BrowserReleaseSet,
  type ImagePreload,
  type Locale,
  type PageHead,
  pageHead,
  type ReleaseSet,
  type RenderedState,
  type SiteConfig,
  splitLocale,
  stoppedAt,
  toBrowserReleaseSet,
} from '@aimante/contract';
import type { FirstView } from '../rendering/render-first-view.ts';
import { stylesheetTag } from './asset-tags.ts';
import { attributes, escapeHtml, escapeJson } from './escape.ts';
import { headTags } from './head-tags.ts';
import { remotesAddress } from './serve-remotes.ts';
import { SPECULATION_TAG } from './speculation-rules.ts';
import { type PageStart, type PageStatus, REMOTES_ATTRIBUTE } from './start-page.ts';
import { text } from './texts.ts';

interface PageInput {
  readonly set: ReleaseSet;
  readonly search: string;
  readonly site: SiteConfig;
}

export interface PageEnd {
  readonly status: PageStatus;
  readonly html: string;
  /** It is visible without its scripts. They come when the visitor begins to use it, with the whole stylesheets. */
  readonly isHydratedLater: boolean;
}

const BRAND = [
  '<meta name="theme-color" content="#0066cc">',
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
];

/** The rest of a page after its start. Without a first view, the browser renders everything. */
export function endPage(
  { page, pathname, ...start }: PageStart,
  input: PageInput,
  view: FirstView | undefined,
): PageEnd {
  const { set, search, site } = input;
  const { locale, path } = splitLocale(pathname);
  const head = pageHead({
    route: page?.route,
    stopped: page ? undefined : stoppedAt(set.stopped, path),
    locale,
    path,
    siteUrl: site.siteUrl,
    siteName: site.shop?.name,
    head: headOf(view),
  });
  const isHydratedLater = view?.box !== undefined && start.scripts.length > 0;
  const html = [
    ...headTags(head),
    ...BRAND,
    ...(view?.preloadImages ?? []).map(imagePreload),
    '</head>',
    '<body>',
    view ? root(view.root) : emptyRoot(locale),
    '<div id="overlay"></div>',
    `<p id="late-start" role="alert" hidden>${escapeHtml(text(locale, 'page.notLoaded.text'))}</p>`,
    isHydratedLater && start.canWaitForRemotes
      ? dataScript('release-set', setWithout(set), { [REMOTES_ATTRIBUTE]: remotesAddress(set) })
      : dataScript('release-set', toBrowserReleaseSet(set, site.overridden)),
    dataScript('config', site),
    ...(view ? [dataScript('rendered', renderedState(view, pathname + search))] : []),
    ...(isHydratedLater ? laterFiles(start, site.overridden !== undefined) : start.scripts),
    '</body>',
    '</html>',
    '',
  ].join('\n');
  return { status: start.status ?? view?.status ?? 200, html, isHydratedLater };
}

function imagePreload({ href, imageSrcSet, imageSizes, type, media }: ImagePreload): string {
  const values = { rel: 'preload', as: 'image', href, imagesrcset: imageSrcSet, imagesizes: imageSizes, type, media };
  return `<link${attributes({ ...values, fetchpriority: 'high' })}>`;
}

function headOf(view: FirstView | undefined): PageHead {
  return view ? { ...view.head, status: view.status } : {};
}

function renderedState({ box, head }: FirstView, address: string): RenderedState {
  return { address, ...(box && { box }), head };
}

function root(html: string): string {
  return `<div id="root">${html}</div>`;
}

/**
 * The shell replaces the content of the root. If its files fail to load, a short notice appears there after a while.
 */
function emptyRoot(locale: Locale): string {
  const [noscript, words, retry] = ['page.noscript.text', 'page.notLoaded.text', 'page.notLoaded.retry'] as const;
  const say = (key: Parameters<typeof text>[1]) => escapeHtml(text(locale, key));
  const notLoaded = `<div class="not-loaded"><p>${say(words)}</p><a href="">${say(retry)}</a></div>`;
  return `<div id="root" aria-busy="true">${notLoaded}</div>\n<noscript><p>${say(noscript)}</p></noscript>`;
}

/** The script `takeover` adds these files to the page. For developers, it does not wait for an intention. */
function laterFiles({ sheets, scripts }: Pick<PageStart, 'sheets' | 'scripts'>, isAtOnce: boolean): string[] {
  return [
    `<template data-takeover${isAtOnce ? '="now"' : ''}>`,
    ...sheets.map(stylesheetTag),
    ...scripts,
    '</template>',
    SPECULATION_TAG,
  ];
}

/** The rest of the set comes from another address, which browsers cache. */
function setWithout(set: ReleaseSet): Omit<BrowserReleaseSet, 'remotes'> {
  const { remotes: _remotes, ...rest } = toBrowserReleaseSet({ ...set, remotes: [] });
  return rest;
}

function dataScript(id: string, value: unknown, more: Readonly<Record<string, string>> = {}): string {
  return `<script${attributes({ type: 'application/json', id, ...more })}>${escapeJson(value)}</script>`;
}
