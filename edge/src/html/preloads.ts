import type { Locale, ReleaseSet, RemoteDescriptor } from '@aimante/contract';
import { hasServerHtml, type PageRelease } from './find-page.ts';
import { type ReleaseAsset, releaseAssets } from './release-asset.ts';

export interface Preload extends ReleaseAsset {
  readonly as: 'script' | 'style' | 'font' | 'fetch';
  readonly type?: string;
  readonly priority?: 'low';
}

export interface PreloadInput {
  readonly set: ReleaseSet;
  readonly page: PageRelease | undefined;
  readonly locale: Locale;
}

const APP = './app';

/**
 * All files of the page, known before any script runs, so that the browser discovers none of them late. Those of the
 * header's pieces load when the visitor comes near them.
 */
export function preloadsOf({ set, page, locale }: PreloadInput): Preload[] {
  const { shell } = set;
  const files = [...(shell.exposes[APP]?.js ?? []), ...shell.locales[locale]];
  const own = [...toPreloads(shell, files), ...(page ? toPreloads(page.remote, pageFiles(page, locale)) : [])];
  return withoutRepeats([...fontsOf(shell), ...(page && hasServerHtml(page) ? own.map(withLowPriority) : own)]);
}

/** Whether the page is visible before its scripts start. A script of the shell starts them. */
export function isSeenFirst({ shell }: ReleaseSet, page: PageRelease | undefined): page is PageRelease {
  return page !== undefined && hasServerHtml(page) && shellFile(shell, 'takeover.') !== undefined;
}

/** A script that every page runs by itself: `arrival` redirects, `takeover` starts the other scripts. */
export function shellFile({ files }: RemoteDescriptor, start: 'arrival.' | 'takeover.'): string | undefined {
  return Object.keys(files).find((name) => name.startsWith(start));
}

function withLowPriority(preload: Preload): Preload {
  return preload.as === 'script' ? { ...preload, priority: 'low' } : preload;
}

function pageFiles({ remote, route }: PageRelease, locale: Locale): string[] {
  const app = remote.exposes[APP] ?? { js: [], css: [] };
  const { js, css } = route.assets;
  const texts = route.prefetch.filter((file) => file.startsWith(`locale-${locale}-`));
  return [remote.entry, ...app.js, ...css, ...app.css, ...js, ...remote.locales[locale], ...texts];
}

function fontsOf(shell: RemoteDescriptor): Preload[] {
  const fonts = Object.keys(shell.files).filter((file) => file.endsWith('.woff2') && !/italic/i.test(file));
  return toPreloads(shell, fonts);
}

function toPreloads(release: RemoteDescriptor, files: readonly string[]): Preload[] {
  return releaseAssets(release, files).map((asset) => ({ ...asset, ...kindOf(asset.href) }));
}

function kindOf(href: string): Pick<Preload, 'as' | 'type'> {
  if (href.endsWith('.css')) return { as: 'style' };
  if (href.endsWith('.woff2')) return { as: 'font', type: 'font/woff2' };
  if (href.endsWith('.json')) return { as: 'fetch' };
  return { as: 'script' };
}

function withoutRepeats(preloads: readonly Preload[]): Preload[] {
  const byHref = new Map<string, Preload>();
  for (const preload of preloads) if (!byHref.has(preload.href)) byHref.set(preload.href, preload);
  return [...byHref.values()];
}
