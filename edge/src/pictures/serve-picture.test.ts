import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createPictureServer } from './serve-picture.ts';

const NAME = `/uploads/catalogue/${'a'.repeat(32)}-640.avif`;
const MEGABYTE = 1024 * 1024;

let api: Server;
let apiUrl = '';
let asked: string[] = [];
let status = 200;
let body = Buffer.from('picture');

beforeAll(async () => {
  api = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(status, { 'content-type': 'image/avif', 'set-cookie': 'a=b' }).end(body);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => void api.close());
beforeEach(() => {
  asked = [];
  status = 200;
  body = Buffer.from('picture');
});

const ask = (path: string) => ({
  method: 'GET',
  path,
  search: '',
  headers: {},
  address: '127.0.0.1',
  body: async () => undefined,
  hint: () => undefined,
});

describe('the pictures of the shop', () => {
  it('come from the API once, then from the cache, for a year', async () => {
    const serve = createPictureServer({ apiUrl });
    const [first, second] = await Promise.all([serve(ask(NAME)), serve(ask(NAME))]);
    const third = await serve(ask(NAME));
    for (const answer of [first, second, third]) {
      expect(answer.status).toBe(200);
      expect(String(answer.body)).toBe('picture');
      expect(answer.headers['content-type']).toBe('image/avif');
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(answer.headers).not.toHaveProperty('set-cookie');
    }
    expect(asked).toEqual([NAME]);
  });

  it('refuses every other address without a call', async () => {
    const serve = createPictureServer({ apiUrl });
    for (const path of ['/uploads/catalogue/../secrets.json', '/uploads/photos/a.jpg', `${NAME}.svg`, '/uploads/'])
      expect((await serve(ask(path))).status).toBe(404);
    expect(asked).toEqual([]);
  });

  it('answers 404 for a picture that the API does not have, and asks again later', async () => {
    const serve = createPictureServer({ apiUrl });
    status = 404;
    const missing = await serve(ask(NAME));
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
    status = 200;
    expect((await serve(ask(NAME))).status).toBe(200);
  });

  it('answers 502 where the API fails, is away, or sends too much', async () => {
    status = 500;
    expect((await createPictureServer({ apiUrl })(ask(NAME))).status).toBe(502);
    expect((await createPictureServer({ apiUrl: 'http://127.0.0.1:1' })(ask(NAME))).status).toBe(502);
    status = 200;
    body = Buffer.alloc(5 * MEGABYTE);
    expect((await createPictureServer({ apiUrl })(ask(NAME))).status).toBe(502);
  });
});
