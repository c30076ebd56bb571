import {
  type ImagePreload,
  isClosedForWorks,
  type Locale,
  type PageHead,
  pageHead,
  type ReleaseSet,
  type RenderedState,
  type SiteConfig,
  splitLocale,
  toBrowserReleaseSet,
} from '@aimante/contract';
import type { FirstView } from '../rendering/render-first-view.ts';
import { attributes, escapeHtml, escapeJson } from './escape.ts';
import { findPage } from './find-page.ts';
import { headTags } from './head-tags.ts';
import { preloadHeader, preloadTag } from './preload-tags.ts';
import { type PageRelease, preloadsOf } from './preloads.ts';
import { releaseAsset, releaseAssets } from './release-asset.ts';
import { text } from './texts.ts';

export interface RenderedPage {
  readonly status: 200 | 404 | 503;
  readonly html: string;
  readonly link: readonly string[];
}

export interface PageInput {
  readonly set: ReleaseSet;
  readonly pathname: string;
  readonly site: SiteConfig;
  readonly preconnect?: readonly string[];
  /** What the server entries made of it. Without, the browser does it all. */
  readonly view?: FirstView | undefined;
}

/** The page before any script: everything that the shell will ask for stands in it already. */
export function renderPage({ set, pathname, site, view, preconnect = [] }: PageInput): RenderedPage {
  const { locale, path } = splitLocale(pathname);
  const page = view?.status === 404 && !view.box ? undefined : findPage(set, path);
  const preloads = preloadsOf({ set, page, locale });
  const head = pageHead({ route: page?.route, locale, path, siteUrl: site.siteUrl, head: headOf(view) });
  const html = [
    '<!doctype html>',
    `<html lang="${locale}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headTags(head),
    ...BRAND,
    ...[site.apiUrl, ...preconnect].map(preconnectTag),
    ...(view?.preloadImages ?? []).map(imagePreload),
    ...stylesheets(set, view && page),
    ...preloads.map(preloadTag),
    shellScript(set),
    '</head>',
    '<body>',
    view ? root(view.root) : emptyRoot(locale),
    '<div id="overlay"></div>',
    dataScript('release-set', toBrowserReleaseSet(set, site.overridden)),
    dataScript('config', site),
    ...(view ? [dataScript('rendered', renderedState(view))] : []),
    '</body>',
    '</html>',
    '',
  ].join('\n');
  const isClosed = site.maintenance !== undefined && isClosedForWorks(path);
  const status = isClosed ? 503 : (view?.status ?? (page ? 200 : 404));
  return { status, html, link: preloadHeader(preloads) };
}

const BRAND = [
  '<meta name="theme-color" content="#0066cc">',
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
];

function preconnectTag(href: string): string {
  return `<link${attributes({ rel: 'preconnect', href, crossorigin: 'anonymous' })}>`;
}

/** The shell's, and with the page's HTML those of the page: nothing is seen without its style. */
function stylesheets({ shell }: ReleaseSet, page: PageRelease | undefined): string[] {
  const ofPage = page ? [...(page.remote.exposes['./app']?.css ?? []), ...page.route.assets.css] : [];
  const sheets = [
    ...releaseAssets(shell, shell.exposes['./app']?.css ?? []),
    ...(page ? releaseAssets(page.remote, [...new Set(ofPage)]) : []),
  ];
  return sheets.map(
    ({ href, integrity }) => `<link${attributes({ rel: 'stylesheet', href, integrity, crossorigin: 'anonymous' })}>`,
  );
}

function imagePreload({ href, imageSrcSet, imageSizes, type }: ImagePreload): string {
  const values = { rel: 'preload', as: 'image', href, imagesrcset: imageSrcSet, imagesizes: imageSizes, type };
  return `<link${attributes({ ...values, fetchpriority: 'high' })}>`;
}

function headOf(view: FirstView | undefined): PageHead {
  return view ? { ...view.head, status: view.status } : {};
}

function renderedState({ box, head }: FirstView): RenderedState {
  return { ...(box && { box }), head };
}

function shellScript({ shell }: ReleaseSet): string {
  const entry = releaseAsset(shell, shell.entry);
  if (!entry) return '';
  const { href: src, integrity } = entry;
  return `<script${attributes({ defer: '', src, integrity, crossorigin: 'anonymous' })}></script>`;
}

function root(html: string): string {
  return `<div id="root">${html}</div>`;
}

function emptyRoot(locale: Locale): string {
  const noscript = text(locale, 'page.noscript.text');
  return `<div id="root" aria-busy="true"></div>\n<noscript><p>${escapeHtml(noscript)}</p></noscript>`;
}

function dataScript(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${escapeJson(value)}</script>`;
}
