import { type ReleaseSet, type SiteConfig, splitLocale, stoppedAt } from '@aimante/contract';
import { TRUSTED_TYPES_TAG } from '../security/trusted-types.ts';
import {
  inlineScriptTag,
  inlineStyleTag,
  preconnectTag,
  preloadHeader,
  preloadTag,
  scriptTag,
  stylesheetTag,
} from './asset-tags.ts';
import { findPage, hasServerHtml, type PageRelease } from './find-page.ts';
import type { InlineScripts } from './inline-scripts.ts';
import { isSeenFirst, type Preload, preloadsOf } from './preloads.ts';
import { type ReleaseAsset, releaseAssets } from './release-asset.ts';
import { isClosedAt } from './site-config.ts';

export type PageStatus = 200 | 404 | 410 | 503;

export interface PageStart {
  readonly pathname: string;
  readonly page: PageRelease | undefined;
  /** From the doctype to the last file that the browser has to fetch. The head is still open. */
  readonly html: string;
  /** The same with these rules instead of the stylesheets, which then come with the scripts. */
  readonly withStyles: (styles: PageStyles) => Pick<PageStart, 'html' | 'link'>;
  readonly sheets: readonly ReleaseAsset[];
  /** The scripts of the start. They are in `html`, or at the end of a page that is visible without them. */
  readonly scripts: readonly string[];
  /** The remotes of its set may come with the scripts: the page is visible without both. */
  readonly canWaitForRemotes: boolean;
  /** The `Link` header: files to preload. */
  readonly link: readonly string[];
  /** Undefined where the address names an item that may not exist. */
  readonly status: PageStatus | undefined;
}

/** Rules inside the page. Those of fonts apply when `takeover` says so. */
interface PageStyles {
  readonly css: string;
  readonly fonts: string;
}

/** `takeover` looks for it. */
export const FONTS_ATTRIBUTE = 'data-fonts';
/** `takeover` reads the address of the remotes from it. */
export const REMOTES_ATTRIBUTE = 'data-remotes';
const LATER = { [FONTS_ATTRIBUTE]: '', media: 'not all' };

interface StartInput {
  readonly set: ReleaseSet;
  readonly pathname: string;
  readonly site: SiteConfig;
  readonly preconnect: readonly string[];
  readonly inline: InlineScripts;
}

/** The part of a page that needs no data. It already contains every file that the shell will request. */
export function startPage({ set, pathname, site, preconnect, inline }: StartInput): PageStart {
  const { shell } = set;
  const { locale, path } = splitLocale(pathname);
  const page = findPage(set, path);
  const isClosed = isClosedAt(path, site);
  const access = isClosed ? undefined : page?.route.access;
  const sheets = stylesheets(set, page);
  const linked = new Set(sheets.map(({ href }) => href));
  const preloads = preloadsOf({ set, page, locale }).filter(({ href }) => !linked.has(href));
  const isSeen = isSeenFirst(set, page);
  const entry = releaseAssets(shell, [shell.entry]);
  const eager = preloads.filter((preload) => !isSeen || preload.as === 'font');
  const scripts = [
    // Pictures come from the origin of the page. Only scripts call the API.
    ...(isSeen ? [preconnectTag(site.apiUrl)] : []),
    // It runs after the stylesheets.
    ...(isSeen ? entry.map((asset) => preloadTag({ ...asset, as: 'script' })) : []),
    ...preloads.filter((preload) => !eager.includes(preload)).map(preloadTag),
    ...entry.map((asset) => scriptTag(asset, { defer: '' })),
  ];
  const begin = [
    '<!doctype html>',
    `<html lang="${locale}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
  ];
  const inlined = [
    TRUSTED_TYPES_TAG,
    // Before the styles: a script waits for all stylesheets above it.
    ...(inline.arrival ? [inlineScriptTag(inline.arrival, { 'data-access': access })] : []),
    ...(isSeen && inline.takeover ? [inlineScriptTag(inline.takeover, {})] : []),
    ...[...(isSeen ? [] : [site.apiUrl]), ...preconnect].map(preconnectTag),
  ];
  const endOf = (files: readonly Preload[]) => [...files.map(preloadTag), ...(isSeen ? [] : scripts)];
  return {
    pathname,
    page,
    html: lines([...begin, ...inlined, ...sheets.map(stylesheetTag), ...endOf(eager)]),
    withStyles: ({ css, fonts }) => {
      const files = eager.filter(({ as }) => as !== 'font' || fonts === '');
      // `takeover` is below them and may show them before the first paint.
      const later = fonts ? [inlineStyleTag(fonts, LATER)] : [];
      const html = lines([...begin, ...later, ...inlined, inlineStyleTag(css, {}), ...endOf(files)]);
      return { html, link: preloadHeader(files) };
    },
    sheets,
    scripts: isSeen ? scripts : [],
    canWaitForRemotes: isSeen && canWaitForRemotes(page, site, inline),
    link: preloadHeader([...sheets.map(preloadAs('style')), ...eager]),
    status: isClosed ? 503 : statusOf(page, stoppedAt(set.stopped, path)),
  };
}

/** A page that works offline keeps them inside, and a shell from before the attribute would never ask for them. */
function canWaitForRemotes({ route }: PageRelease, site: SiteConfig, { takeover = '' }: InlineScripts): boolean {
  return takeover.includes(REMOTES_ATTRIBUTE) && !route.offline && !site.overridden && !site.preview;
}

function lines(tags: readonly string[]): string {
  return `${tags.join('\n')}\n`;
}

function statusOf(page: PageRelease | undefined, stopped: ReturnType<typeof stoppedAt>): PageStatus | undefined {
  if (!page && stopped) return stopped === 'retired' ? 410 : 503;
  if (!page) return 404;
  return page.route.path.includes(':') ? undefined : 200;
}

/** The shell's stylesheets, and the page's where it comes as HTML, so that nothing appears unstyled. */
function stylesheets({ shell }: ReleaseSet, page: PageRelease | undefined): ReleaseAsset[] {
  const ofPage =
    page && hasServerHtml(page) ? [...(page.remote.exposes['./app']?.css ?? []), ...page.route.assets.css] : [];
  return [
    ...releaseAssets(shell, shell.exposes['./app']?.css ?? []),
    ...(page ? releaseAssets(page.remote, [...new Set(ofPage)]) : []),
  ];
}

function preloadAs(as: Preload['as']): (asset: ReleaseAsset) => Preload {
  return (asset) => ({ ...asset, as });
}
