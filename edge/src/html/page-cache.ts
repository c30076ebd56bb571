import { BoundedCache } from '../http/bounded-cache.ts';

interface Kept<T> {
  readonly value: T;
  readonly weight: number;
  readonly madeAt: number;
  readonly freshMs: number;
}

export interface Made<T> {
  readonly value: T;
  readonly weight: number;
  /** For so long it is given without a second look. */
  readonly freshMs: number;
}

export interface Begun<T> {
  readonly made: Promise<Made<T>>;
}

export type Found<T, B> =
  | { readonly kept: T }
  /** `begun` for whoever asked first; the others wait with him. */
  | { readonly making: Promise<T>; readonly begun: B | undefined };

export interface PageCache<T> {
  /** A fresh value, else the one before while a new one is made, else a new one. */
  find<B extends Begun<T>>(key: string, begin: () => B): Found<T, B>;
  /** Something that pages show has changed: none of them is given again. */
  purge(): void;
}

/** After that a visitor waits for a new one rather than see so old a page. */
const STALE_MS = 10 * 60_000;

export function createPageCache<T>(maxWeight: number, now: () => number = Date.now): PageCache<T> {
  const pages = new BoundedCache<Kept<T>>(maxWeight);
  let generation = 0;

  function join<B extends Begun<T>>(key: string, begin: () => B) {
    const underway = pages.underway(key);
    if (underway) return { making: underway, begun: undefined };
    const begun = begin();
    const make = async () => ({ ...(await begun.made), madeAt: now() });
    return { making: pages.renew(key, ({ weight }) => weight, make), begun };
  }

  return {
    find(key, begin) {
      const current = `${generation} ${key}`;
      const kept = pages.get(current);
      const age = kept ? now() - kept.madeAt : Number.POSITIVE_INFINITY;
      if (kept && age < kept.freshMs) return { kept: kept.value };
      const { making, begun } = join(current, begin);
      if (kept && age < STALE_MS) {
        making.catch(() => undefined);
        return { kept: kept.value };
      }
      return { making: making.then(({ value }) => value), begun };
    },
    purge() {
      generation += 1;
    },
  };
}
