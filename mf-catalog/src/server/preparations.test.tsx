import { createServerLoad } from '@aimante/remote/data';
import { createFakePlatform } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { aBundle, aProduct, aSearch, aTile } from '../catalogue/catalogue.fixture.ts';
import { publicSettings } from '../shop-identity/settings.fixture.ts';
import { preparations } from './preparations.ts';

const picture = (base: string) => ({
  id: base,
  pictureUrl: `/${base}.jpg`,
  base: `/${base}`,
  width: 800,
  height: 600,
  widths: [400, 800],
  colour: '#fff',
  alt: '',
});
const magnet = aProduct({ id: 'magnet', categoryId: 'photo', pictures: [picture('magnet')] });
const tile = aTile({ id: 'magnet', picture: picture('magnet') });
const project = (slug: string, isVisible = true) => ({
  is_visible: isVisible,
  category_slug: slug,
  images: [picture(slug)],
});

const shop: Readonly<Record<string, unknown>> = {
  '/api/settings': publicSettings,
  '/api/products/search': aSearch([{ category: null, products: [tile] }], { isGrouped: false }),
  '/api/products/slug/magnet': magnet,
  '/api/product-bundles/magnet': [aBundle({ is_active: false, bundle_price_cents: 100 })],
  '/api/portfolio/portfolio': { data: [project('hidden', false), project('weddings'), project('clubs')] },
  '/api/portfolio/categories': { data: [] },
};

/** Prepares a page of a shop in which some addresses do not answer. */
async function prepare(id: string, { search = '', identifier = 'magnet', without = [] as readonly string[] } = {}) {
  const asked: string[] = [];
  const { platform } = createFakePlatform({
    api(address) {
      const [path = ''] = address.split('?');
      asked.push(path);
      const body = shop[path];
      if (without.includes(path)) return Response.json({ code: 'X', message: 'No' }, { status: 403 });
      return body ? Response.json(body) : Response.json({ code: 'UNKNOWN', message: 'Unknown' }, { status: 404 });
    },
  });
  const request = {
    page: { id, params: { identifier } },
    pathname: '/fr',
    search,
    locale: 'fr',
    apiUrl: 'http://api.test',
    fetch,
  } as const;
  const t = ((key: string) => key) as Parameters<NonNullable<(typeof preparations)[string]>>[0]['t'];
  const prepared = await preparations[id]?.({ load: createServerLoad(platform), request, t });
  return { ...prepared, preloads: prepared?.preloadImages?.map(({ href }) => href), asked };
}

describe('the server prepares', () => {
  it('the first picture of the catalogue, and its address for search engines', async () => {
    const { preloads, head } = await prepare('products', { search: '?search=carre' });
    expect(preloads).toEqual([expect.stringMatching(/^\/magnet/)]);
    expect(head).toEqual({ path: '/products', robots: 'noindex, follow' });
  });

  it.each([
    ['', 'weddings'],
    ['?category=clubs', 'clubs'],
  ])('the first visible picture of the portfolio "%s"', async (search, base) => {
    expect((await prepare('portfolio', { search })).preloads).toEqual([expect.stringContaining(`/${base}`)]);
  });

  it('no picture of a category of the portfolio without projects', async () => {
    expect((await prepare('portfolio', { search: '?category=hidden' })).preloads).toEqual([]);
  });

  it('a product with its price, its seller and its picture, without what is not for sale', async () => {
    const { head, preloads } = await prepare('product');
    expect(head?.structuredData?.[0]).toMatchObject({
      name: 'Magnet carré',
      brand: { name: 'Frigo Doré' },
      offers: { '@type': 'Offer', price: '4.50' },
    });
    expect(preloads).toEqual([expect.stringContaining('/magnet')]);
  });

  it('an unknown product as a page that does not exist', async () => {
    expect(await prepare('product', { identifier: 'moon' })).toMatchObject({ status: 404, head: { status: 404 } });
  });

  it.each([
    ['products', '/api/products/search'],
    ['product', '/api/products/slug/magnet'],
    ['contact', '/api/settings'],
  ])('nothing of the page %s without %s, which the browser asks for again', async (id, address) => {
    const { head, preloads, status } = await prepare(id, { without: [address] });
    expect([head, preloads, status]).toEqual([undefined, undefined, undefined]);
  });

  it('a product without its bundles, settings or neighbours', async () => {
    const without = ['/api/settings', '/api/product-bundles/magnet', '/api/products/magnet/similar'];
    expect((await prepare('product', { without })).head).toMatchObject({ path: '/products/magnet-carre' });
  });
});
