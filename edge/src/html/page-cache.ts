import { BoundedCache } from '../http/bounded-cache.ts';

export interface Made<T> {
  readonly value: T;
  readonly weight: number;
  /** For so long it is given without a second look. */
  readonly freshMs: number;
  /** It lacks something: a whole one that was made before is better. */
  readonly isPartial?: boolean;
}

interface Kept<T> extends Made<T> {
  readonly madeAt: number;
  readonly freshUntil: number;
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

  function join<B extends Begun<T>>(key: string, begin: () => B, before: Kept<T> | undefined) {
    const underway = pages.underway(key);
    if (underway) return { making: underway, begun: undefined };
    const begun = begin();
    const make = async (): Promise<Kept<T>> => {
      const made = await begun.made;
      const freshUntil = now() + made.freshMs;
      return before && made.isPartial ? { ...before, freshUntil } : { ...made, madeAt: now(), freshUntil };
    };
    return { making: pages.renew(key, ({ weight }) => weight, make), begun };
  }

  return {
    find(key, begin) {
      const current = `${generation} ${key}`;
      const kept = pages.get(current);
      if (kept && now() < kept.freshUntil) return { kept: kept.value };
      const usable = kept && now() - kept.madeAt < STALE_MS ? kept : undefined;
      const { making, begun } = join(current, begin, usable);
      if (usable) {
        making.catch(() => undefined);
        return { kept: usable.value };
      }
      return { making: making.then(({ value }) => value), begun };
    },
    purge() {
      generation += 1;
    },
  };
}
