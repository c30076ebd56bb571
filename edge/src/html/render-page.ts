import { type Locale, pageHead, type ReleaseSet, splitLocale, toBrowserReleaseSet } from '@aimante/contract';
import type { EdgeConfig } from '../config/edge-config.ts';
import { attributes, escapeHtml, escapeJson } from './escape.ts';
import { findPage } from './find-page.ts';
import { headTags } from './head-tags.ts';
import { preloadHeader, preloadTag } from './preload-tags.ts';
import { preloadsOf } from './preloads.ts';
import { releaseAsset, releaseAssets } from './release-asset.ts';
import { text } from './texts.ts';

export interface RenderedPage {
  readonly status: 200 | 404;
  readonly html: string;
  readonly link: readonly string[];
}

export interface PageInput {
  readonly set: ReleaseSet;
  readonly pathname: string;
  readonly config: Pick<EdgeConfig, 'apiUrl' | 'siteUrl' | 'isDemo'>;
}

/** The page before any script: everything that the shell will ask for stands in it already. */
export function renderPage({ set, pathname, config }: PageInput): RenderedPage {
  const { locale, path } = splitLocale(pathname);
  const page = findPage(set, path);
  const preloads = preloadsOf({ set, page, locale });
  const head = pageHead({ route: page?.route, locale, path, siteUrl: config.siteUrl });
  const html = [
    '<!doctype html>',
    `<html lang="${locale}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headTags(head),
    ...BRAND,
    preconnect(config.apiUrl),
    ...stylesheets(set),
    ...preloads.map(preloadTag),
    shellScript(set),
    '</head>',
    '<body>',
    root(locale),
    dataScript('release-set', toBrowserReleaseSet(set)),
    dataScript('config', { apiUrl: config.apiUrl, siteUrl: config.siteUrl, demo: config.isDemo }),
    '</body>',
    '</html>',
    '',
  ].join('\n');
  return { status: page ? 200 : 404, html, link: preloadHeader(preloads) };
}

const BRAND = [
  '<meta name="theme-color" content="#0066cc">',
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
];

function preconnect(apiUrl: string): string {
  return `<link${attributes({ rel: 'preconnect', href: apiUrl, crossorigin: 'anonymous' })}>`;
}

function stylesheets({ shell }: ReleaseSet): string[] {
  const sheets = releaseAssets(shell, shell.exposes['./app']?.css ?? []);
  return sheets.map(
    ({ href, integrity }) => `<link${attributes({ rel: 'stylesheet', href, integrity, crossorigin: 'anonymous' })}>`,
  );
}

function shellScript({ shell }: ReleaseSet): string {
  const entry = releaseAsset(shell, shell.entry);
  if (!entry) return '';
  const { href: src, integrity } = entry;
  return `<script${attributes({ defer: '', src, integrity, crossorigin: 'anonymous' })}></script>`;
}

function root(locale: Locale): string {
  const noscript = text(locale, 'page.noscript.text');
  return `<div id="root" aria-busy="true"></div>\n<noscript><p>${escapeHtml(noscript)}</p></noscript>`;
}

function dataScript(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${escapeJson(value)}</script>`;
}
