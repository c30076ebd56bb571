import { describe, expect, it } from '@jest/globals';
import { createPageCache, type Made, type PageCache } from './page-cache.ts';

function setUp() {
  let time = 0;
  let made = 0;
  const cache = createPageCache<number>(1000, () => time);
  const make = async () => {
    made += 1;
    return { value: made, weight: 1, freshMs: 1000 };
  };
  return {
    cache,
    get: () => outcome(cache, make),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

async function outcome<T>(cache: PageCache<T>, make: () => Promise<Made<T>>) {
  const found = cache.find('/', () => ({ made: make() }));
  return 'kept' in found ? { value: found.kept, isCached: true } : { value: await found.making, isCached: false };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the page cache', () => {
  it('gives a fresh page without making it again', async () => {
    const { get, pass } = setUp();
    expect(await get()).toEqual({ value: 1, isCached: false });
    pass(999);
    expect(await get()).toEqual({ value: 1, isCached: true });
  });

  it('gives an older page at once, and a new one to the next request', async () => {
    const { get, pass } = setUp();
    await get();
    pass(1000);
    expect(await get()).toEqual({ value: 1, isCached: true });
    await settled();
    expect(await get()).toEqual({ value: 2, isCached: true });
  });

  it('renders a page once for concurrent requests', async () => {
    const { cache } = setUp();
    const ask = () => cache.find('/', () => ({ made: Promise.resolve({ value: 1, weight: 1, freshMs: 1 }) }));
    const found = [ask(), ask(), ask()];
    expect(found.map((each) => 'begun' in each && each.begun !== undefined)).toEqual([true, false, false]);
    expect(await Promise.all(found.map(async (each) => 'making' in each && each.making))).toEqual([1, 1, 1]);
  });

  it('renders a page again that is too old', async () => {
    const { get, pass } = setUp();
    await get();
    pass(11 * 60_000);
    expect(await get()).toEqual({ value: 2, isCached: false });
  });

  it('never gives a page that was made before a purge', async () => {
    const { cache, get } = setUp();
    await get();
    cache.purge();
    expect(await get()).toEqual({ value: 2, isCached: false });
  });

  it('gives the page before a purge where the new one fails or lacks something, and tries again soon', async () => {
    let time = 0;
    const cache = createPageCache<string>(1000, () => time);
    const whole = (value: string) => async () => ({ value, weight: 1, freshMs: 5000 });
    await outcome(cache, whole('former'));
    cache.purge();
    expect((await outcome(cache, () => Promise.reject(new Error('late')))).value).toBe('former');
    expect(await outcome(cache, whole('not asked for'))).toEqual({ value: 'former', isCached: true });
    time = 1000;
    const partial = async () => ({ value: 'skeleton', weight: 1, freshMs: 1000, isPartial: true });
    expect((await outcome(cache, partial)).value).toBe('former');
    time = 2000;
    expect(await outcome(cache, whole('new'))).toEqual({ value: 'new', isCached: false });
    expect(await outcome(cache, whole('not asked for'))).toEqual({ value: 'new', isCached: true });
  });

  it('renders a partial page again instead of serving it from the cache', async () => {
    let time = 0;
    const cache = createPageCache<string>(1000, () => time);
    await outcome(cache, async () => ({ value: 'skeleton', weight: 1, freshMs: 1000, isPartial: true }));
    time = 1000;
    const whole = async () => ({ value: 'whole', weight: 1, freshMs: 1000 });
    expect(await outcome(cache, whole)).toEqual({ value: 'whole', isCached: false });
  });

  it('does not put a page that was begun before a purge in the place of a newer one', async () => {
    const cache = createPageCache<string>(1000, () => 0);
    let finish: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const old = outcome(cache, async () => {
      await slow;
      return { value: 'old', weight: 1, freshMs: 1000 };
    });
    cache.purge();
    const fresh = async () => ({ value: 'new', weight: 1, freshMs: 1000 });
    expect(await outcome(cache, fresh)).toEqual({ value: 'new', isCached: false });
    finish();
    expect((await old).value).toBe('old');
    expect(await outcome(cache, fresh)).toEqual({ value: 'new', isCached: true });
  });

  it('keeps a whole page rather than a new one that lacks something, however old it is', async () => {
    let time = 0;
    const cache = createPageCache<string>(1000, () => time);
    const partial = async () => ({ value: 'partial', weight: 1, freshMs: 10, isPartial: true });
    await outcome(cache, async () => ({ value: 'whole', weight: 1, freshMs: 10 }));
    for (time = 20; time < 100; time += 20) {
      expect(await outcome(cache, partial)).toEqual({ value: 'whole', isCached: true });
      await settled();
    }
    time = 11 * 60_000;
    expect(await outcome(cache, partial)).toEqual({ value: 'whole', isCached: false });
    time += 20;
    expect(await outcome(cache, () => Promise.reject(new Error('late')))).toEqual({ value: 'whole', isCached: false });
  });

  it('keeps the page before when a new one cannot be made', async () => {
    let time = 0;
    const cache = createPageCache<string>(1000, () => time);
    await outcome(cache, async () => ({ value: 'good', weight: 1, freshMs: 10 }));
    time = 20;
    const broken = () => Promise.reject(new Error('no'));
    expect(await outcome(cache, broken)).toEqual({ value: 'good', isCached: true });
    await settled();
    expect(await outcome(cache, broken)).toEqual({ value: 'good', isCached: true });
  });
});
