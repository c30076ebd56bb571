import { LOCALES, type Locale, localizePath, type ReleaseSet, type RemoteRoute } from '@aimante/contract';
import { escapeHtml } from '../html/escape.ts';
import { findPage } from '../html/find-page.ts';
import type { ProductPage } from './product-pages.ts';

export interface SitemapInput {
  readonly set: ReleaseSet;
  readonly siteUrl: string;
  readonly products: readonly ProductPage[];
  /** From 1. Undefined: all of it, or the list of its parts where it is long. */
  readonly part?: number | undefined;
}

interface Place extends NonNullable<RemoteRoute['sitemap']>, Partial<Omit<ProductPage, 'path'>> {
  readonly path: string;
}

const PRODUCT = { priority: 0.8, frequency: 'weekly' } as const;

/** A file may have 50,000 addresses. A tenth of that loads quickly. Each place has one in each language. */
const PLACES_IN_PART = 2500;

/** Every page that a remote lists for the sitemap and every product, in both languages. */
export function sitemapXml({ set, siteUrl, products, part }: SitemapInput): string {
  const routes = set.remotes.flatMap((remote) => remote.routes);
  const pages = routes.flatMap(({ path, sitemap }) => (sitemap ? [{ path, ...sitemap }] : []));
  const offered = products.filter(({ path }) => findPage(set, path)).map((product) => ({ ...product, ...PRODUCT }));
  const places: readonly Place[] = [...pages, ...offered];
  if (part === undefined && places.length > PLACES_IN_PART) return indexXml(places.length, siteUrl);
  const start = ((part ?? 1) - 1) * PLACES_IN_PART;
  const urls = places
    .slice(start, start + PLACES_IN_PART)
    .flatMap((place) => LOCALES.map((locale) => urlTag(place, locale, siteUrl)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
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

function urlTag(
  { path, priority, frequency, changedOn, pictures = [] }: Place,
  locale: Locale,
  siteUrl: string,
): string {
  const address = (language: Locale) => escapeHtml(new URL(localizePath(path, language), siteUrl).href);
  const alternates = LOCALES.map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(language)}"/>`,
  );
  const images = pictures.map((picture) => {
    const address = escapeHtml(new URL(picture, siteUrl).href);
    return `<image:image><image:loc>${address}</image:loc></image:image>`;
  });
  const change = changedOn ? `<lastmod>${changedOn}</lastmod>` : '';
  const facts = `${change}<changefreq>${frequency}</changefreq><priority>${priority.toFixed(1)}</priority>`;
  return `<url><loc>${address(locale)}</loc>${alternates.join('')}${facts}${images.join('')}</url>`;
}
