import { describe, expect, it } from '@jest/globals';
import { BoundedCache } from './bounded-cache.ts';

const keep = (cache: BoundedCache<string>, key: string, weight = 1) =>
  cache.make(
    key,
    () => weight,
    async () => key,
  );

describe('a bounded cache', () => {
  it('makes a value once for all concurrent callers', async () => {
    const cache = new BoundedCache<string>(10);
    let made = 0;
    const make = async () => `made ${++made}`;
    const all = await Promise.all([1, 2, 3].map(() => cache.make('a', () => 1, make)));
    expect([...all, cache.get('a')]).toEqual(['made 1', 'made 1', 'made 1', 'made 1']);
  });

  it('drops the least recently used entry', async () => {
    const cache = new BoundedCache<string>(3);
    for (const key of ['a', 'b', 'c']) await keep(cache, key);
    cache.get('a');
    await keep(cache, 'd');
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd']);
  });

  it('never weighs more than its limit', async () => {
    const cache = new BoundedCache<string>(10);
    for (const key of ['a', 'b', 'c']) await keep(cache, key, 5);
    await keep(cache, 'huge', 11);
    expect(['a', 'b', 'c', 'huge'].filter((key) => cache.get(key))).toEqual(['b', 'c']);
  });

  it('tries again after a failure, and after finding nothing', async () => {
    const cache = new BoundedCache<string>(10);
    await expect(
      cache.make(
        'a',
        () => 1,
        () => Promise.reject(new Error('broken')),
      ),
    ).rejects.toThrow('broken');
    await expect(
      cache.make(
        'a',
        () => 1,
        async () => undefined,
      ),
    ).resolves.toBeUndefined();
    await expect(keep(cache, 'a')).resolves.toBe('a');
  });
});
