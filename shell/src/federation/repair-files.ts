import type { BrowserRemote } from '@aimante/contract';

const TIMEOUT_MS = 1200;

type Files = Pick<BrowserRemote, 'base' | 'integrity'>;

/**
 * Fetches damaged files again. A damaged file would stay in the browser's cache for a year and fail its hash at every
 * attempt. A valid file in the cache costs no request. Resolves to whether all files are valid now.
 */
export async function repairFiles({ base, integrity }: Files, files: readonly string[]): Promise<boolean> {
  const isWhole = (file: string, cache: RequestCache) =>
    fetch(base + file, { cache, integrity: integrity[file] ?? '', signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
      ({ ok }) => ok,
      () => false,
    );
  const whole = files.map(async (file) => (await isWhole(file, 'force-cache')) || isWhole(file, 'reload'));
  return (await Promise.all(whole)).every(Boolean);
}
