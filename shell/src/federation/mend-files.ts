import type { BrowserRemote } from '@aimante/contract';

const PATIENCE_MS = 1200;

type Files = Pick<BrowserRemote, 'base' | 'integrity'>;

/**
 * A file that came damaged would lie in the browser's cache for a year, and fail its hash at every try. What fails it
 * there is fetched anew; what is whole costs no request. Answers whether all are whole now.
 */
export async function mendFiles({ base, integrity }: Files, files: readonly string[]): Promise<boolean> {
  const isWhole = (file: string, cache: RequestCache) =>
    fetch(base + file, { cache, integrity: integrity[file] ?? '', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      ({ ok }) => ok,
      () => false,
    );
  const whole = files.map(async (file) => (await isWhole(file, 'force-cache')) || isWhole(file, 'reload'));
  return (await Promise.all(whole)).every(Boolean);
}
