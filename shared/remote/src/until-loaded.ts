import { createWritable, type Readable } from '@aimante/contract';

const RETRY = 'aimante:retry';
/** The last delay repeats. */
const DELAYS_MS = [300, 1200, 5000, 15_000];
/** The first failure alone may be a hiccup. */
const TRIES_UNNOTICED = 2;
const FETCH_TIMEOUT_MS = 5000;

const missing = createWritable(0);

/** How many modules are late because their files failed to load. The shell shows a notice while there are some. */
export const missingModules: Readable<number> = { get: missing.get, subscribe: missing.subscribe };

/** Loads every missing module again, without waiting for the next delay. */
export function retryModules(): void {
  dispatchEvent(new Event(RETRY));
}

/**
 * Loads a module that is needed after its page is shown. While its files fail to load, it tries again: after a delay, when
 * the network is back, and when the visitor asks. React's `lazy` keeps a rejection for good, so network failures never
 * reject. An error of the module itself does.
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
  /** The address of the file. */
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

/** Replaces a damaged copy in the browser's cache, which keeps the files of a release for a year. */
async function fetchAnew(address: string | undefined): Promise<void> {
  if (!address) return;
  const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS);
  await fetch(address, { cache: 'reload', signal }).catch(() => undefined);
}
