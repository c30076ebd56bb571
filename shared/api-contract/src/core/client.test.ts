import { describe, expect, it } from '@jest/globals';
import * as catalogueCalls from '../catalogue/calls.ts';
import { addProductImage, getProductBySlug, listProducts, updateProduct } from '../catalogue/calls.ts';
import { catalogueEndpoints } from '../catalogue/endpoints.ts';
import { ApiError } from './api-error.ts';
import { addressOf, createClient } from './client.ts';

const answer = (body: unknown, init?: ResponseInit) => async () => Response.json(body, init);

const brokenOff = () => new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });

describe('the client', () => {
  it('sends the request that the endpoint declares', async () => {
    const asked: { url: string; init: RequestInit }[] = [];
    const api = createClient({
      baseUrl: 'https://api.test',
      locale: () => 'en',
      fetch: async (url, init) => {
        asked.push({ url, init });
        return Response.json([]);
      },
    });
    await api(listProducts, { query: { search: 'été & co', limit: 3 } });
    await api(updateProduct, { params: { id: 'a/b' }, body: { price: 4.5 } });
    const form = new FormData();
    await api(addProductImage, { params: { productId: 'p' }, body: form });
    expect(asked.map(({ url, init }) => `${init.method} ${url}`)).toEqual([
      'GET https://api.test/api/products?search=%C3%A9t%C3%A9+%26+co&limit=3',
      'PUT https://api.test/api/products/a%2Fb',
      'POST https://api.test/api/product-images/p',
    ]);
    expect(asked[1]?.init).toMatchObject({
      body: '{"price":4.5}',
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
      credentials: 'include',
    });
    expect(asked[2]?.init.body).toBe(form);
    expect(asked[2]?.init.headers).not.toHaveProperty('content-type');
  });

  it('throws a refusal with the message of the server', async () => {
    const body = { code: 'PRODUCT_NOT_FOUND', message: 'Produit introuvable', details: { a: 1 }, requestId: 'r' };
    const api = createClient({ baseUrl: '', fetch: answer(body, { status: 404, headers: { 'retry-after': '7' } }) });
    const error = await api(getProductBySlug, { params: { slug: 'x' } }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 404, retryAfter: 7, ...body });
  });

  it('recognises a foreign answer and a missing one', async () => {
    const page = createClient({ baseUrl: '', fetch: async () => new Response('<html>Bad gateway', { status: 502 }) });
    await expect(page(listProducts)).rejects.toMatchObject({ status: 502, code: 'UNREADABLE_ANSWER' });
    const down = createClient({
      baseUrl: '',
      fetch: async () => {
        throw new TypeError('fetch failed');
      },
    });
    await expect(down(listProducts)).rejects.toMatchObject({ status: 0, code: 'NO_RESPONSE' });
  });

  it.each([
    ['a page of somebody in between', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['half an answer', () => new Response('{"id":', { headers: { 'content-type': 'application/json' } })],
    ['one that breaks off', () => new Response(brokenOff(), { headers: { 'content-type': 'application/json' } })],
    ['a file that breaks off', () => new Response(brokenOff(), { headers: { 'content-type': 'application/pdf' } })],
  ])('treats as no answer: %s', async (_, response) => {
    const api = createClient({ baseUrl: '', fetch: async () => response() });
    await expect(api(listProducts)).rejects.toMatchObject({ status: 0, code: 'NO_RESPONSE' });
  });

  it('passes an abort on', async () => {
    const controller = new AbortController();
    const api = createClient({
      baseUrl: '',
      fetch: async (_, { signal }) => {
        controller.abort();
        throw signal?.reason;
      },
    });
    await expect(api(listProducts, {}, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('omits empty parts of an address', () => {
    expect(addressOf('/a/:id', { params: { id: 1 }, query: { x: undefined, y: ['1', '2'] } })).toBe('/a/1?y=1&y=2');
  });
});

describe('the calls', () => {
  it('exist for every endpoint, with its method and path', () => {
    const { getPicture: _, ...endpoints } = catalogueEndpoints;
    const wanted = Object.entries(endpoints).map(([name, { method, path }]) => [name, { method, path }]);
    expect({ ...catalogueCalls }).toEqual(Object.fromEntries(wanted));
  });
});
