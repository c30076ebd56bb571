import { LOCALES, type Locale, localizePath } from '../locale/locale.ts';
import type { PageHead } from '../platform/platform.ts';

export interface HeadTag {
  readonly tag: 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

export interface HeadDocument {
  readonly title: string;
  readonly tags: readonly HeadTag[];
}

interface HeadRoute {
  readonly title: Readonly<Record<Locale, string>>;
  readonly description: Readonly<Record<Locale, string>>;
  readonly robots: string;
}

export interface HeadInput {
  /** Undefined when no page matches the URL. */
  readonly route?: HeadRoute | undefined;
  /** The remote of the page has no live release. */
  readonly stopped?: 'killed' | 'retired' | undefined;
  readonly locale: Locale;
  /** Without the language prefix and the query. */
  readonly path: string;
  readonly siteUrl: string;
  /** The shop's name, when it is known. It ends every title. */
  readonly siteName?: string | undefined;
  /** Values of the page itself. They override those of its route. */
  readonly head?: PageHead | undefined;
}

const NO_PAGE: Readonly<Record<'unknown' | 'killed' | 'retired', Readonly<Record<Locale, string>>>> = {
  unknown: { fr: 'Page introuvable', en: 'Page not found' },
  killed: { fr: 'Page indisponible', en: 'Page unavailable' },
  retired: { fr: 'Page retirée', en: 'Page withdrawn' },
};
const OG_LOCALE: Readonly<Record<Locale, string>> = { fr: 'fr_FR', en: 'en_GB' };
const SHARE_IMAGE = '/og-image.jpg';

/**
 * The head of a page. The edge writes it into the HTML and the shell keeps it current, both with this function. When a
 * page sets an invalid head, the values of its route are used.
 */
export function pageHead({ head, ...page }: HeadInput): HeadDocument {
  try {
    return documentOf(page, head ?? {});
  } catch {
    return documentOf(page, head?.status ? { status: head.status } : {});
  }
}

function documentOf(
  { route, stopped, locale, path, siteUrl, siteName = '' }: Omit<HeadInput, 'head'>,
  head: PageHead,
): HeadDocument {
  const isFound = route !== undefined && head.status !== 404;
  const text = head.title ?? (isFound ? route.title[locale] : NO_PAGE[stopped ?? 'unknown'][locale]);
  // Releases from before this rule end their titles with the name.
  const ending = siteName && ` · ${siteName}`;
  const title = text.endsWith(ending) ? text : text + ending;
  const description = head.description ?? route?.description[locale] ?? '';
  const robots = isFound ? (head.robots ?? route.robots) : 'noindex, follow';
  const address = (language: Locale) => onSite(localizePath(head.path ?? path, language), siteUrl);
  const image = new URL(head.image ?? SHARE_IMAGE, siteUrl).href;
  return {
    title,
    tags: [
      meta('description', description),
      meta('robots', robots),
      ...(isFound ? addressTags(address, locale) : []),
      property('og:site_name', siteName),
      property('og:type', 'website'),
      property('og:locale', OG_LOCALE[locale]),
      property('og:title', title),
      property('og:description', description),
      property('og:image', image),
      meta('twitter:card', 'summary_large_image'),
      ...(head.structuredData ?? []).map((data) => structuredDataTag(data, siteUrl)),
    ].filter((tag) => tag.attributes.content !== ''),
  };
}

function onSite(path: string, siteUrl: string): string {
  const { href, origin } = new URL(path, siteUrl);
  if (origin === new URL(siteUrl).origin) return href;
  throw new Error('The path of a page leads to another site.');
}

function addressTags(address: (locale: Locale) => string, locale: Locale): HeadTag[] {
  return [
    link({ rel: 'canonical', href: address(locale) }),
    ...LOCALES.map((language) => link({ rel: 'alternate', hreflang: language, href: address(language) })),
    link({ rel: 'alternate', hreflang: 'x-default', href: address('fr') }),
    property('og:url', address(locale)),
  ];
}

function meta(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } };
}

function link(attributes: Record<string, string>): HeadTag {
  return { tag: 'link', attributes };
}

/** `<` is escaped, so that no value can close the element. A page gives its own URLs as paths. */
function structuredDataTag(data: Readonly<Record<string, unknown>>, siteUrl: string): HeadTag {
  const whole = (key: string, value: unknown) =>
    /^(?:item|url)$/.test(key) && typeof value === 'string' && value.startsWith('/')
      ? new URL(value, siteUrl).href
      : value;
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }, whole).replaceAll('<', '\\u003c');
  return { tag: 'script', attributes: { type: 'application/ld+json' }, text };
}
