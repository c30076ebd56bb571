import type { EdgeConfig } from '../config/edge-config.ts';
import { type Answer, type Handler, plainText } from '../http/answer.ts';
import type { LiveReleases } from '../live/live-releases.ts';
import { createProductPages } from './product-pages.ts';
import { sitemapXml } from './sitemap-xml.ts';

type Surroundings = Pick<EdgeConfig, 'apiUrl' | 'siteUrl'>;

export function createSitemapServer({ apiUrl, siteUrl }: Surroundings, live: LiveReleases): Handler {
  const productPages = createProductPages(apiUrl);
  return async ({ search }) => {
    const now = live.current();
    if (!now) return plainText(503, 'The shop is starting.', { 'retry-after': '1' });
    const part = /^\?part=([1-9][0-9]{0,3})$/.exec(search)?.[1];
    const products = await productPages();
    const body = sitemapXml({ set: now.stable, siteUrl, products, part: part ? Number(part) : undefined });
    return found(body, 'application/xml; charset=utf-8');
  };
}

/** A page that must not be indexed says so in its own head. A crawler needs access to read that. */
export function createRobotsServer({ siteUrl }: Surroundings): Handler {
  const body = ['User-agent: *', 'Disallow: /_edge/', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
  return () => found(body, 'text/plain; charset=utf-8');
}

function found(body: string, type: string): Answer {
  return {
    kind: 'status',
    status: 200,
    headers: { 'content-type': type, 'cache-control': 'public, max-age=600' },
    body,
  };
}
