import { brotliCompressSync } from 'node:zlib';
import {
  listMagnets,
  listProductPaths,
  listSimilarProducts,
  listSitemapProducts,
  searchProducts,
  suggestProducts,
} from '@aimante/api-contract/catalogue';
import { PAGE_SIZE, type productSearchQuery } from '@aimante/api-contract/catalogue/search-schemas';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { insertManyProducts } from '../../../../testing/catalogue/many-products.ts';
import { startTestApi, type TestApi } from '../../../../testing/platform/start-test-api.ts';

const COUNT = 1000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await insertManyProducts(api.databaseUrl, COUNT);
}, 120_000);
afterAll(() => api.close());

type Query = Parameters<typeof find>[0];
const find = (query: z.input<typeof productSearchQuery>) => api.visitor(searchProducts, { query });
const tilesOf = async (query: Query) => (await find(query)).groups.flatMap(({ products }) => products);
const namesFor = async (text: string, lang: 'fr' | 'en' = 'fr') =>
  (await tilesOf({ search: text, lang })).map(({ name }) => name.toLowerCase());

describe('the catalogue', () => {
  it('has pages in one stable order, without gaps or repetitions', async () => {
    const { pages, total, shown } = await find({});
    expect([total, shown, pages]).toEqual([COUNT, COUNT, Math.ceil(COUNT / PAGE_SIZE)]);
    const ids = new Set<string>();
    for (let page = 1; page <= pages; page += 1) for (const { id } of await tilesOf({ page })) ids.add(id);
    expect(ids.size).toBe(COUNT);
  });

  it('is grouped by category, the products without one last', async () => {
    const first = await find({});
    expect(first.groups.map(({ category }) => category?.name)).toEqual(['Magnets photo']);
    const last = await find({ page: first.pages });
    expect(last.groups.at(-1)?.category).toBeNull();
  });

  it('answers a page after the last one with the last one', async () => {
    const { page, pages, groups } = await find({ page: 9999 });
    expect(page).toBe(pages);
    expect(groups.flatMap(({ products }) => products)).toHaveLength(COUNT % PAGE_SIZE);
  });

  it.each([
    ['price', (a: number, b: number) => a <= b],
    ['-price', (a: number, b: number) => a >= b],
  ] as const)('is sorted by %s across all categories', async (sort, isOrdered) => {
    const { groups, isGrouped } = await find({ sort, page: 2 });
    expect([isGrouped, groups.length]).toEqual([false, 1]);
    const prices = groups.flatMap(({ products }) => products.map(({ priceCents }) => priceCents));
    expect(prices.every((price, at) => at === 0 || isOrdered(prices[at - 1] ?? 0, price))).toBe(true);
  });

  it('is sorted by name as people read it, and by age', async () => {
    const names = (await tilesOf({ sort: 'name' })).map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'fr', { numeric: true })));
    expect(await tilesOf({ sort: '-createdAt' })).toHaveLength(PAGE_SIZE);
  });

  it('reads a page with at most three statements, and with none while nothing changes', async () => {
    await find({ page: 3, shape: ['round'] });
    api.statements.length = 0;
    await find({ page: 3, shape: ['round'], size: ['small'] });
    expect(api.statements.length).toBeLessThanOrEqual(3);
    api.statements.length = 0;
    await find({ page: 3, shape: ['round'], size: ['small'] });
    expect(api.statements).toEqual([]);
  });
});

it('sends little: a page of the catalogue and suggestions, as browsers get them', async () => {
  const sent = async (path: string) => {
    const answer = await fetch(api.url + path);
    return brotliCompressSync(await answer.text()).byteLength;
  };
  expect(await sent('/api/products/search?page=2')).toBeLessThan(4000);
  expect(await sent('/api/products/suggestions?search=magnet')).toBeLessThan(1000);
});

it('lists magnets of one size', async () => {
  const magnets = await api.visitor(listMagnets, { query: { width: 50, height: 150, limit: 5 } });
  expect(magnets.map(({ magnetWidth, magnetHeight }) => [magnetWidth, magnetHeight])).toEqual(
    Array.from({ length: 5 }, () => [50, 150]),
  );
});

describe('the filters', () => {
  it.each<[Query, keyof Awaited<ReturnType<typeof find>>['facets']]>([
    [{ shape: ['round', 'heart'] }, 'shapes'],
    [{ size: ['large'] }, 'sizes'],
    [{ category: ['many-2'] }, 'categories'],
  ])('%j count the products of each choice with the other filters', async (query, facet) => {
    const { shown, facets } = await find({ ...query, maxCents: 2000 });
    const chosen = Object.values(query).flat() as string[];
    const choices = facets[facet] as { value: string; slug?: string; count: number }[];
    const counted = choices.filter(({ value, slug }) => chosen.includes(slug ?? value));
    expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(shown);
    expect(choices.some(({ value, slug, count }) => !chosen.includes(slug ?? value) && count > 0)).toBe(true);
  });

  it('of stock and market count what they would leave', async () => {
    const { facets } = await find({ search: 'chat' });
    expect((await find({ search: 'chat', stock: '1' })).shown).toBe(facets.inStock);
    expect((await find({ search: 'chat', market: '1' })).shown).toBe(facets.onMarket);
    expect((await tilesOf({ search: 'chat', stock: '1' })).every(({ isInStock }) => isInStock)).toBe(true);
  });

  it.each([
    [{ shape: ['strip'] }, [' 50 × 150 mm']],
    [{ shape: ['square'], size: ['medium'] }, []],
    [{ shape: ['rectangle'] }, [' 70 × 60 mm']],
    [{ shape: ['square'], size: ['small'] }, [' 30 × 30 mm', ' 50 × 50 mm']],
    [{ size: ['large'], shape: ['square'] }, [' 100 × 100 mm']],
  ] satisfies [Query, string[]][])('%j are those of the measures %j', async (query, measures) => {
    const found = (await tilesOf({ ...query, sort: '-price' })).map(({ name }) => name.split(',').at(-1));
    expect(new Set(found)).toEqual(new Set(measures));
  });

  it('keep every choice and the range of prices, whatever else is chosen', async () => {
    const [all, few] = [await find({}), await find({ search: 'chat', shape: ['round'], maxCents: 500 })];
    expect(few.facets.shapes.map(({ value }) => value)).toEqual(all.facets.shapes.map(({ value }) => value));
    expect([few.facets.minCents, few.facets.maxCents]).toEqual([all.facets.minCents, all.facets.maxCents]);
    expect(few.total).toBe(COUNT);
  });
});

describe('a search', () => {
  it.each([
    ['CŒUR', 'cœur'],
    ['coeur', 'cœur'],
    ['baptême', 'baptême'],
    ['bapteme', 'baptême'],
    ['mariages', 'mariage'],
    ['calendriers', 'calendrier'],
    ['endri', 'calendrier'],
    ['30x30', '30 × 30'],
    ['30 x 30', '30 × 30'],
  ])('"%s" finds "%s"', async (text, word) => {
    const names = await namesFor(text);
    expect(names.length).toBeGreaterThan(0);
    expect(names[0]).toContain(word);
  });

  it('finds English words in English', async () => {
    expect((await namesFor('weddings', 'en'))[0]).toContain('wedding');
    expect((await find({ search: 'bookmark', lang: 'fr' })).shown).toBe(0);
  });

  it('finds several words in any order, and ignores the small ones', async () => {
    const names = await namesFor('mariage pour le calendrier');
    expect(names.length).toBeGreaterThan(0);
    expect(names.every((name) => name.includes('calendrier'))).toBe(true);
  });

  it('finds the name of a category, at once after a change', async () => {
    expect((await find({ search: 'entreprises et associations' })).shown).toBeGreaterThan(100);
    await api.services.pool.query(
      `UPDATE categories SET name = '{"fr": "Licornes", "en": "Unicorns"}' WHERE slug = 'many-5'`,
    );
    expect((await find({ search: 'licorne' })).shown).toBeGreaterThan(100);
  });

  it('shows matches in the name first', async () => {
    const ranks = (await namesFor('carte')).map((name) => name.startsWith('carte'));
    expect(ranks).toEqual(ranks.toSorted((a, b) => Number(b) - Number(a)));
  });

  it.each([
    ['marriage', 'mariage'],
    ['calendrer', 'calendrier'],
    ['magent rond', 'magnet rond'],
    ['chein', 'chien'],
    ['bebbe', 'bébé'],
    ['licrone', 'licornes'],
  ])('"%s" is corrected to "%s"', async (text, corrected) => {
    const found = await find({ search: text });
    expect(found.corrected).toBe(corrected);
    expect(found.shown).toBeGreaterThan(0);
  });

  it.each(['xyzqw', '!!!', '%', '_', "'; DROP TABLE products; --", '\\'])('"%s" finds nothing', async (text) => {
    expect(await find({ search: text })).toMatchObject({ shown: 0, groups: [], corrected: null, pages: 1 });
  });

  it('finds a product as soon as it is saved, and not after it was hidden or deleted', async () => {
    const shownFor = async () => (await find({ search: 'ornithorynque' })).shown;
    expect(await shownFor()).toBe(0);
    const { pool } = api.services;
    const change = (set: string) => pool.query(`UPDATE products SET ${set} WHERE slug = 'many-7'`);
    await pool.query(
      `UPDATE product_translations SET description = 'Un ornithorynque' WHERE locale = 'fr' AND product_id = (SELECT id FROM products WHERE slug = 'many-7')`,
    );
    expect(await shownFor()).toBe(1);
    await change('is_visible = false');
    expect(await shownFor()).toBe(0);
    await change('is_visible = true');
    expect(await shownFor()).toBe(1);
    await change('deleted_at = now()');
    expect(await shownFor()).toBe(0);
    await change('deleted_at = NULL');
  });
});

describe('suggestions', () => {
  const suggest = (text: string, lang: 'fr' | 'en' = 'fr') =>
    api.visitor(suggestProducts, { query: { search: text, lang } });

  it.each(['ma', 'mag', 'magnet rond', 'chat', 'brd'])('for "%s" are five at most', async (text) => {
    const { products } = await suggest(text);
    expect(products.length).toBeLessThanOrEqual(5);
  });

  it('start with the products whose name starts with the text', async () => {
    const { products } = await suggest('puz');
    expect(products).toHaveLength(5);
    expect(products.every(({ name }) => name.startsWith('Puzzle'))).toBe(true);
  });

  it.each([
    ['in the middle of a word', 'uzzl', 'Puzzle'],
    ['of another form', 'puzzles', 'Puzzle'],
  ])('find letters %s', async (_, text, name) => {
    const { products, corrected } = await suggest(text);
    expect(corrected).toBeNull();
    expect(products.map((each) => each.name.slice(0, name.length))).toEqual(Array.from({ length: 5 }, () => name));
  });

  it('are none for a search without letters', async () => {
    expect(await suggest('??')).toEqual({ products: [], corrected: null });
  });

  it('are those of a similar word where nothing matches', async () => {
    const { products, corrected } = await suggest('puzle');
    expect(corrected).toBe('puzzle');
    expect(products).toHaveLength(5);
  });

  it('refuse one letter', async () => {
    expect((await api.send('/api/products/suggestions?search=m')).status).toBe(400);
  });

  it('need at most three statements', async () => {
    api.statements.length = 0;
    await suggest('aquarelle chien');
    expect(api.statements.length).toBeLessThanOrEqual(3);
  });
});

describe('products beside another one', () => {
  it('are six of its category, featured ones first', async () => {
    const [product] = await tilesOf({ category: ['many-3'] });
    const similar = await api.visitor(listSimilarProducts, { params: { id: product?.id ?? '' } });
    expect(similar).toHaveLength(6);
    expect(similar.map(({ featured }) => featured)).toEqual(
      similar.map(({ featured }) => featured).toSorted((a, b) => Number(b) - Number(a)),
    );
    expect(similar.map(({ id }) => id)).not.toContain(product?.id);
  });
});

it('lists every product on sale for the sitemap, with the day of its last change', async () => {
  const products = await api.visitor(listSitemapProducts);
  expect(products).toHaveLength(COUNT);
  expect(products[0]).toMatchObject({
    slug: 'many-1',
    updatedAt: expect.stringMatching(/Z$/),
    pictures: expect.any(Array),
  });
});

it('lists the address of every product on sale', async () => {
  const paths = await api.visitor(listProductPaths);
  expect(paths).toHaveLength(COUNT);
  expect(paths[0]).toBe('many-1');
});
