import { BoundedCache } from '../http/bounded-cache.ts';

export interface Made<T> {
  readonly value: T;
  readonly weight: number;
  /** How long it is served without a renewal. */
  readonly freshMs: number;
  /** It lacks something: an older complete value is better. */
  readonly isPartial?: boolean;
}

interface Kept<T> extends Made<T> {
  readonly madeAt: number;
  readonly freshUntil: number;
  /** The number of purges before it was begun. */
  readonly generation: number;
  /** It is outdated, and a renewal failed: it is served until this time all the same. */
  readonly fallbackUntil: number;
}

export interface Begun<T> {
  readonly made: Promise<Made<T>>;
}

export type Found<T, B> =
  | { readonly kept: T }
  /**
   * `begun` is for the first request, and the others wait for the same result. With `hasFormer`, a failure gives an
   * older page.
   */
  | { readonly making: Promise<T>; readonly begun: B | undefined; readonly hasFormer: boolean };

export interface PageCache<T> {
  /**
   * Returns a fresh value, else the previous one during its renewal, else a new one. After a purge every request waits
   * for the new value. If that fails or lacks something, the last complete value is served.
   */
  find<B extends Begun<T>>(key: string, begin: () => B): Found<T, B>;
  /** Something that pages show has changed: every value made before is outdated. */
  purge(): void;
}

/** For a page older than this the visitor waits for the new one, and gets the old one only where that fails. */
const STALE_MS = 10 * 60_000;
const RETRY_MS = 1000;

export function createPageCache<T>(maxWeight: number, now: () => number = Date.now): PageCache<T> {
  const pages = new BoundedCache<Kept<T>>(maxWeight);
  const underway = new Map<string, Promise<Kept<T>>>();
  let generation = 0;

  async function make(key: string, begun: Begun<T>, before: Kept<T> | undefined): Promise<Kept<T>> {
    const begunIn = generation;
    const made = await begun.made.catch((error: unknown) => {
      if (before) return undefined;
      throw error;
    });
    const next = toKept(made, { before, begunIn, at: now() });
    const newest = pages.get(key);
    if (!newest || newest.generation <= next.generation) pages.keep(key, { value: next, weight: next.weight });
    return next;
  }

  function join<B extends Begun<T>>(key: string, begin: () => B, before: Kept<T> | undefined) {
    const current = `${generation} ${key}`;
    const running = underway.get(current);
    if (running) return { making: running, begun: undefined };
    const begun = begin();
    const making = make(key, begun, before).finally(() => underway.delete(current));
    underway.set(current, making);
    return { making, begun };
  }

  return {
    find(key, begin) {
      const kept = pages.get(key);
      const isCurrent = kept?.generation === generation;
      if (kept && now() < (isCurrent ? kept.freshUntil : kept.fallbackUntil)) return { kept: kept.value };
      const former = kept?.isPartial ? undefined : kept;
      const { making, begun } = join(key, begin, former);
      if (former && isCurrent && now() - former.madeAt < STALE_MS) {
        making.catch(() => undefined);
        return { kept: former.value };
      }
      return { making: making.then(({ value }) => value), begun, hasFormer: former !== undefined };
    },
    purge() {
      generation += 1;
    },
  };
}

interface Making<T> {
  readonly before: Kept<T> | undefined;
  readonly begunIn: number;
  readonly at: number;
}

function toKept<T>(made: Made<T> | undefined, { before, begunIn, at }: Making<T>): Kept<T> {
  if (made && !(before && made.isPartial))
    return { ...made, madeAt: at, freshUntil: at + made.freshMs, generation: begunIn, fallbackUntil: 0 };
  if (!before) throw new Error('There is neither a new page nor a previous one.');
  const retryAt = at + (made?.freshMs ?? RETRY_MS);
  return before.generation === begunIn ? { ...before, freshUntil: retryAt } : { ...before, fallbackUntil: retryAt };
}
