import { describe, expect, it } from '@jest/globals';
import { loadPages } from './load-pages.ts';

/** A server with `count` rows, ten on a page. The cursor is the number of the next row. */
function serverOf(count: number, size = 10) {
  const asked: (string | undefined)[] = [];
  const load = async (cursor: string | undefined) => {
    asked.push(cursor);
    const from = Number(cursor ?? 0);
    const items = Array.from({ length: Math.min(size, count - from) }, (_, index) => from + index);
    return { items, next: from + size < count ? String(from + size) : null };
  };
  return { load, asked };
}

describe('the rows of all pages', () => {
  it.each([
    [0, [undefined]],
    [9, [undefined]],
    [10, [undefined]],
    [11, [undefined, '10']],
    [25, [undefined, '10', '20']],
  ])('are loaded in order, each once, where there are %i', async (count, pages) => {
    const { load, asked } = serverOf(count);
    expect(await loadPages(load)).toEqual(Array.from({ length: count }, (_, index) => index));
    expect(asked).toEqual(pages);
  });

  it('end at 40,000, so that no export runs for ever', async () => {
    const { load, asked } = serverOf(Number.POSITIVE_INFINITY, 10_000);
    expect(await loadPages(load)).toHaveLength(40_000);
    expect(asked).toHaveLength(4);
  });

  it('are not given in part when a page fails', async () => {
    const { load } = serverOf(25);
    const failing = loadPages(async (cursor) => {
      if (cursor === '10') throw new Error('offline');
      return load(cursor);
    });
    await expect(failing).rejects.toThrow('offline');
  });
});
