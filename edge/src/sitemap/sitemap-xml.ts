import { LOCALES, type Locale, localizePath, type ReleaseSet, type RemoteRoute } from '@aimante/contract';
import { escapeHtml } from '../html/escape.ts';
import { findPage } from '../html/find-page.ts';

export interface SitemapInput {
  readonly set: ReleaseSet;
  readonly siteUrl: string;
  readonly productPaths: readonly string[];
  /** From 1. Undefined: all of it, or the list of its parts where it is long. */
  readonly part?: number | undefined;
}

interface Place extends NonNullable<RemoteRoute['sitemap']> {
  readonly path: string;
}

const PRODUCT = { priority: 0.8, frequency: 'weekly' } as const;

/** A file may have 50,000 addresses. A tenth of that loads quickly. Each place has one in each language. */
const PLACES_IN_PART = 2500;

/** Every page that a remote lists for the sitemap and every product, in both languages. */
export function sitemapXml({ set, siteUrl, productPaths, part }: SitemapInput): string {
  const routes = set.remotes.flatMap((remote) => remote.routes);
  const pages = routes.flatMap(({ path, sitemap }) => (sitemap ? [{ path, ...sitemap }] : []));
  const products = productPaths.filter((path) => findPage(set, path)).map((path) => ({ path, ...PRODUCT }));
  const places = [...pages, ...products];
  if (part === undefined && places.length > PLACES_IN_PART) return indexXml(places.length, siteUrl);
  const start = ((part ?? 1) - 1) * PLACES_IN_PART;
  const urls = places
    .slice(start, start + PLACES_IN_PART)
    .flatMap((place) => LOCALES.map((locale) => urlTag(place, locale, siteUrl)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function indexXml(places: number, siteUrl: string): string {
  const parts = Array.from({ length: Math.ceil(places / PLACES_IN_PART) }, (_, index) => {
    const address = new URL(`/sitemap.xml?part=${index + 1}`, siteUrl).href;
    return `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...parts,
    '</sitemapindex>',
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
