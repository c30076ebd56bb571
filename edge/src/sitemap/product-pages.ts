import * as z from 'zod';

const pagesSchema = z.array(
  z.object({ slug: z.string(), updatedAt: z.iso.datetime(), pictures: z.array(z.string().startsWith('/')) }),
);

/** A product on sale, as the sitemap lists it. */
export interface ProductPage {
  readonly path: string;
  /** The day of its last change. */
  readonly changedOn: string;
  /** Paths of its pictures. */
  readonly pictures: readonly string[];
}

const TIMEOUT_MS = 2000;
const FRESH_MS = 600_000;

/** The products on sale in the API. While it does not answer, the last known ones. */
export function createProductPages(apiUrl: string, now: () => number = performance.now.bind(performance)) {
  let known: readonly ProductPage[] = [];
  let freshUntil = 0;
  return async (): Promise<readonly ProductPage[]> => {
    if (now() < freshUntil) return known;
    try {
      const answer = await fetch(`${apiUrl}/api/products/sitemap`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      known = pagesSchema.parse(await answer.json()).map(({ slug, updatedAt, pictures }) => ({
        path: `/products/${encodeURIComponent(slug)}`,
        changedOn: updatedAt.slice(0, 10),
        pictures,
      }));
      freshUntil = now() + FRESH_MS;
    } catch {
      // The API is down: the sitemap keeps the last known products.
    }
    return known;
  };
}
