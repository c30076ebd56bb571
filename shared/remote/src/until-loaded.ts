import { createWritable, type Readable } from '@aimante/contract';

const RETRY = 'aimante:retry';
/** The last delay repeats. */
const DELAYS_MS = [300, 1200, 5000, 15_000];
/** A single failure may be a hiccup, so it shows no notice. */
const TRIES_UNNOTICED = 2;
const FETCH_TIMEOUT_MS = 5000;

const missing = createWritable(0);

/**
 * The number of modules that are late because their files failed to load. The shell shows a notice while it is not
 * zero.
 */
export const missingModules: Readable<number> = { get: missing.get, subscribe: missing.subscribe };

/** Retries every missing module at once. */
export function retryModules(): void {
  dispatchEvent(new Event(RETRY));
}

/** Counts a part of the page as missing until the returned function is called. `retry` runs when the visitor asks. */
export function whileMissing(retry: () => void): () => void {
  missing.set(missing.get() + 1);
  addEventListener(RETRY, retry);
  return () => {
    removeEventListener(RETRY, retry);
    missing.set(missing.get() - 1);
  };
}

/**
 * Loads a module that is needed after its page is shown. While its files fail to load, it retries: after a delay, when
 * the network returns, and when the visitor asks. React's `lazy` caches a rejection for good, so a network failure
 * never rejects. An error of the module itself does.
 */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  let tries = 0;
  try {
    for (;;) {
      try {
        return await load();
      } catch (cause) {
        if (!isLoadFailure(cause)) throw cause;
        tries += 1;
        if (tries === TRIES_UNNOTICED) missing.set(missing.get() + 1);
        await nextTry(DELAYS_MS[Math.min(tries, DELAYS_MS.length) - 1]);
        await fetchAnew(cause.request);
      }
    }
  } finally {
    if (tries >= TRIES_UNNOTICED) missing.set(missing.get() - 1);
  }
}

interface LoadFailure extends Error {
  /** The URL of the file. */
  readonly request?: string;
}

function isLoadFailure(cause: unknown): cause is LoadFailure {
  return cause instanceof Error && cause.name === 'ChunkLoadError';
}

function nextTry(delay: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = new AbortController();
    const timer = setTimeout(finish, delay);
    function finish() {
      clearTimeout(timer);
      end.abort();
      resolve();
    }
    for (const name of ['online', RETRY]) addEventListener(name, finish, { signal: end.signal });
  });
}

/** Replaces a damaged copy in the browser's HTTP cache, which keeps the files of a release for a year. */
async function fetchAnew(address: string | undefined): Promise<void> {
  if (!address) return;
  const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS);
  await fetch(address, { cache: 'reload', signal }).catch(() => undefined);
}
