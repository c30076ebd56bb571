import * as z from 'zod';

const pathsSchema = z.array(z.string());

const TIMEOUT_MS = 2000;
const FRESH_MS = 600_000;

/** The addresses of the products on sale in the API. While it does not answer, the last known addresses. */
export function createProductPaths(apiUrl: string, now: () => number = performance.now.bind(performance)) {
  let known: readonly string[] = [];
  let freshUntil = 0;
  return async (): Promise<readonly string[]> => {
    if (now() < freshUntil) return known;
    try {
      const answer = await fetch(`${apiUrl}/api/products/paths`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      known = pathsSchema.parse(await answer.json()).map((path) => `/products/${encodeURIComponent(path)}`);
      freshUntil = now() + FRESH_MS;
    } catch {
      // The API is down: the sitemap keeps the last known addresses.
    }
    return known;
  };
}
