import { BoundedCache } from '../http/bounded-cache.ts';

interface Kept<T> {
  readonly value: T;
  readonly madeAt: number;
  readonly freshMs: number;
}

export interface Made<T> {
  readonly value: T;
  readonly weight: number;
  /** For so long it is given without a second look. */
  readonly freshMs: number;
}

export interface PageCache<T> {
  /** A fresh value, else the one before while a new one is made, else a new one. */
  get(key: string, make: () => Promise<Made<T>>): Promise<{ readonly value: T; readonly isCached: boolean }>;
  /** Something that pages show has changed: none of them is given again. */
  purge(): void;
}

/** After that a visitor waits for a new one rather than see so old a page. */
const STALE_MS = 10 * 60_000;

export function createPageCache<T>(maxWeight: number, now: () => number = Date.now): PageCache<T> {
  const pages = new BoundedCache<Kept<T>>(maxWeight);
  const weights = new WeakMap<Kept<T>, number>();
  let generation = 0;

  const makeKept = (make: () => Promise<Made<T>>) => async () => {
    const { value, weight, freshMs } = await make();
    const kept = { value, freshMs, madeAt: now() };
    weights.set(kept, weight);
    return kept;
  };
  const weigh = (kept: Kept<T>) => weights.get(kept) ?? 0;

  return {
    async get(key, make) {
      const current = `${generation} ${key}`;
      const kept = pages.get(current);
      const age = kept ? now() - kept.madeAt : Number.POSITIVE_INFINITY;
      if (kept && age < kept.freshMs) return { value: kept.value, isCached: true };
      const making = pages.renew(current, weigh, makeKept(make));
      if (kept && age < STALE_MS) {
        making.catch(() => undefined);
        return { value: kept.value, isCached: true };
      }
      return { value: (await making).value, isCached: false };
    },
    purge() {
      generation += 1;
    },
  };
}
