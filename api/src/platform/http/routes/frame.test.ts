import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../../testing/platform/start-test-api.ts';

describe('the frame around every call', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({
      extra: (app) => {
        const open = { config: { access: 'public' } } as const;
        app.get('/test/boom', open, async () => {
          throw new Error('SELECT secret FROM somewhere');
        });
        app.post('/test/echo', open, async (request) => request.body);
        app.post('/test/nothing', open, async ({ body }) => ({ hasBody: body !== undefined }));
        app.delete('/test/gone', open, async ({ body }) => ({ hasBody: body !== undefined }));
        app.get('/test/mine', { config: { access: 'customer' } }, async ({ actor }) => ({ role: actor?.role }));
        app.get('/test/picture', { config: { access: 'customer' } }, async (_, reply) => {
          reply.header('cache-control', 'private, max-age=60');
          return {};
        });
        app.get('/test/admin', { config: { access: 'staff' } }, async () => ({ ok: true }));
      },
    });
  }, 120_000);
  afterAll(() => api.close());

  const json = (body: string, headers: Record<string, string> = {}) => ({
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });

  it('reports that it is alive and that it is ready', async () => {
    expect(await api.send('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await api.send('/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('answers errors in French, in English when asked, and with the id of the request', async () => {
    const french = await api.send('/nowhere');
    expect(french).toMatchObject({
      status: 404,
      body: { code: 'ROUTE_NOT_FOUND', message: 'Cette adresse n’existe pas.' },
    });
    expect(french.body.requestId).toBe(french.headers.get('x-request-id'));
    const english = await api.send('/nowhere', { headers: { 'accept-language': 'de, en-GB;q=0.8, fr;q=0.5' } });
    expect(english.body.message).toBe('This address does not exist.');
  });

  it('hides the cause of an internal error', async () => {
    const { status, body } = await api.send('/test/boom');
    expect([status, body.code]).toEqual([500, 'UNEXPECTED']);
    expect(body.message).toBe('Une erreur est survenue. Veuillez réessayer.');
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('admits visitors, customers and administrators to their own pages', async () => {
    const { tokenFor } = await import('../../../../testing/platform/test-actors.ts');
    const bearer = async (role: 'customer' | 'admin') => ({
      headers: { authorization: `Bearer ${await tokenFor(api.services, role)}` },
    });
    expect((await api.send('/test/mine')).status).toBe(401);
    expect((await api.send('/test/mine', { headers: { authorization: 'Bearer forged' } })).status).toBe(401);
    expect(await api.send('/test/mine', await bearer('customer'))).toMatchObject({
      status: 200,
      body: { role: 'customer' },
    });
    expect((await api.send('/test/admin', await bearer('customer'))).status).toBe(403);
    expect((await api.send('/test/admin', await bearer('admin'))).status).toBe(200);
  });

  it('keeps an answer for one person out of every cache, unless the call says otherwise', async () => {
    const { tokenFor } = await import('../../../../testing/platform/test-actors.ts');
    const headers = { authorization: `Bearer ${await tokenFor(api.services, 'customer')}` };
    expect((await api.send('/test/mine', { headers })).headers.get('cache-control')).toBe('no-store');
    expect((await api.send('/test/picture', { headers })).headers.get('cache-control')).toBe('private, max-age=60');
    expect((await api.send('/healthz')).headers.get('cache-control')).toBeNull();
  });

  it('refuses to start with a route that names no access policy', async () => {
    await expect(
      startTestApi({
        extra: (app) => {
          app.get('/test/forgotten', async () => ({}));
        },
      }),
    ).rejects.toThrow('/test/forgotten names no access policy');
  });

  it('refuses changes that a page of another site asks for', async () => {
    const foreign = await api.send('/test/echo', json('{}', { origin: 'https://elsewhere.test' }));
    expect(foreign).toMatchObject({ status: 403, body: { code: 'FOREIGN_ORIGIN' } });
    expect((await api.send('/test/echo', json('{}', { origin: 'null' }))).status).toBe(403);
    expect((await api.send('/test/echo', json('{}', { 'sec-fetch-site': 'cross-site' }))).status).toBe(403);
    expect((await api.send('/test/echo', json('{}', { cookie: 'session=1' }))).status).toBe(403);
    expect(
      (await api.send('/test/echo', json('{}', { origin: 'http://localhost:3000', cookie: 'session=1' }))).status,
    ).toBe(200);
    expect((await api.send('/test/echo', json('{}'))).status).toBe(200);
  });

  it('allows cross-origin reads to the shop’s own pages only', async () => {
    const allowed = await api.send('/healthz', { headers: { origin: 'http://127.0.0.1:3000' } });
    expect(allowed.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:3000');
    expect(allowed.headers.get('access-control-allow-credentials')).toBe('true');
    const foreign = await api.send('/healthz', { headers: { origin: 'https://elsewhere.test' } });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('refuses a body that it cannot parse', async () => {
    expect((await api.send('/test/echo', json('{"a":'))).body.code).toBe('BODY_UNREADABLE');
    expect((await api.send('/test/echo', json('{"__proto__":{"a":1}}'))).body.code).toBe('BODY_UNREADABLE');
    expect((await api.send('/test/echo', json('{}', { 'content-type': 'text/plain' }))).status).toBe(415);
    const large = JSON.stringify({ text: 'a'.repeat(1024 * 1024) });
    expect(await api.send('/test/echo', json(large))).toMatchObject({ status: 413, body: { code: 'BODY_TOO_LARGE' } });
  });

  it('reads no JSON where there is no body, for any content type', async () => {
    const named = { headers: { 'content-type': 'application/json' } };
    expect(await api.send('/test/gone', { method: 'DELETE', ...named })).toMatchObject({
      status: 200,
      body: { hasBody: false },
    });
    expect(await api.send('/test/nothing', { method: 'POST', ...named })).toMatchObject({
      status: 200,
      body: { hasBody: false },
    });
    expect(await api.send('/test/nothing', json(''))).toMatchObject({ status: 200, body: { hasBody: false } });
  });

  it('throttles one visitor, for unknown addresses too, and no other', async () => {
    const status = async (remoteAddress: string) =>
      (await api.app.inject({ method: 'POST', url: '/nowhere', remoteAddress })).statusCode;
    const statuses = new Map<number, number>();
    for (let n = 0; n < 302; n += 1) {
      const answer = await status('203.0.113.9');
      statuses.set(answer, (statuses.get(answer) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 404: 300, 429: 2 });
    expect(await status('203.0.113.10')).toBe(404);
    // A subscriber with one IPv6 network has any number of addresses: the whole network counts as one.
    for (let n = 0; n < 300; n += 1) await status(`2001:db8::${n.toString(16)}`);
    expect([await status('2001:db8::ffff'), await status('2001:db8:0:1::')]).toEqual([429, 404]);
  });

  it('sets the headers that keep browsers from mistakes', async () => {
    const { headers } = await api.send('/healthz');
    expect(headers.get('content-security-policy')?.split(';').toSorted()).toEqual([
      "base-uri 'none'",
      "default-src 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
    ]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('documents every call and its refusals', async () => {
    interface ApiCall {
      summary?: string;
      'x-access': string;
      responses: Record<string, { description: string; content?: { 'application/json'?: { example?: object } } }>;
    }
    const { body } = await api.send<{ paths: Record<string, Record<string, ApiCall>> }>('/docs/json');
    const ours = Object.entries(body.paths).filter(([path]) => !path.startsWith('/test/'));
    const calls = ours.flatMap(([, methods]) => Object.values(methods));
    expect(calls.length).toBeGreaterThan(150);
    expect(calls.filter(({ summary }) => !summary)).toEqual([]);
    expect(calls.filter(({ responses }) => /Default Response/.test(JSON.stringify(responses)))).toEqual([]);
    const open = calls.filter((call) => call['x-access'] === 'admin' && !call.responses[403]);
    expect(open).toEqual([]);
    expect(calls[0]?.responses[429]?.content?.['application/json']?.example).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
  });

  it('counts its answers, readable on this machine only', async () => {
    const { body } = await api.send('/metrics');
    expect(body.text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} [1-9]/,
    );
    expect((await api.send('/metrics', { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(404);
  });

  it('describes itself', async () => {
    expect((await api.send('/docs/')).status).toBe(200);
    const { body } = await api.send('/docs/json');
    expect(Object.keys(body.paths as object)).toContain('/api/products/{id}');
  });
});
