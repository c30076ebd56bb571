import { LOCALES, type Locale, localizePath, type ReleaseSet, type RemoteRoute } from '@aimante/contract';
import { escapeHtml } from '../html/escape.ts';
import { findPage } from '../html/find-page.ts';

export interface SitemapInput {
  readonly set: ReleaseSet;
  readonly siteUrl: string;
  readonly productPaths: readonly string[];
}

interface Place extends NonNullable<RemoteRoute['sitemap']> {
  readonly path: string;
}

const PRODUCT = { priority: 0.8, frequency: 'weekly' } as const;

/** Every page that a remote lists for the sitemap and every product, in both languages. */
export function sitemapXml({ set, siteUrl, productPaths }: SitemapInput): string {
  const routes = set.remotes.flatMap((remote) => remote.routes);
  const pages = routes.flatMap(({ path, sitemap }) => (sitemap ? [{ path, ...sitemap }] : []));
  const products = productPaths.filter((path) => findPage(set, path)).map((path) => ({ path, ...PRODUCT }));
  const urls = [...pages, ...products].flatMap((place) => LOCALES.map((locale) => urlTag(place, locale, siteUrl)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function urlTag({ path, priority, frequency }: Place, locale: Locale, siteUrl: string): string {
  const address = (language: Locale) => escapeHtml(new URL(localizePath(path, language), siteUrl).href);
  const alternates = LOCALES.map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(language)}"/>`,
  );
  const facts = `<changefreq>${frequency}</changefreq><priority>${priority.toFixed(1)}</priority>`;
  return `<url><loc>${address(locale)}</loc>${alternates.join('')}${facts}</url>`;
}
