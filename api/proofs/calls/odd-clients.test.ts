import { request } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { testIdentity } from '../../testing/people/identity.ts';
import { createAccount, testPassword } from '../../testing/people/test-browser.ts';

const running = testIdentity();

interface Call {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Sends the bytes as written here, without a client library that would correct them. */
function send({ method = 'GET', path, headers = {}, body }: Call): Promise<Reply> {
  const { hostname, port } = new URL(running.api.url);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, method, path, headers }, (answer) => {
      answer.toArray().then((chunks: Buffer[]) => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(chunks).toString() });
      }, reject);
    });
    outgoing.on('error', reject).end(body);
  });
}

const json = { 'content-type': 'application/json' };
const post = (path: string, body: string, headers: Record<string, string> = json): Call => ({
  method: 'POST',
  path,
  headers,
  body,
});
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

const odd: [what: string, call: Call, status: number, code: string][] = [
  ['a method that the address does not know', { method: 'PATCH', path: '/api/products' }, 405, 'METHOD_NOT_ALLOWED'],
  ['a method of WebDAV', { method: 'PROPFIND', path: '/api/products' }, 405, 'METHOD_NOT_ALLOWED'],
  ['TRACE', { method: 'TRACE', path: '/api/auth/login' }, 405, 'METHOD_NOT_ALLOWED'],
  ['any method of an address that is none', { method: 'PATCH', path: '/api/nothing' }, 404, 'ROUTE_NOT_FOUND'],
  ['capitals in an address', { path: '/API/Products' }, 404, 'ROUTE_NOT_FOUND'],
  ['two slashes', { path: '//api/products' }, 404, 'ROUTE_NOT_FOUND'],
  ['dots in an address', { path: '/api/../api/products' }, 404, 'ROUTE_NOT_FOUND'],
  ['half a character, encoded', { path: '/api/products/slug/%F0%9F' }, 400, 'BODY_UNREADABLE'],
  ['a percent sign alone', { path: '/api/products/%' }, 400, 'BODY_UNREADABLE'],
  ['a NUL byte, encoded', { path: '/api/products/slug/%00' }, 400, 'VALIDATION_FAILED'],
  ['a negative id', { path: '/api/products/-1' }, 400, 'VALIDATION_FAILED'],
  ['an id beyond any number', { path: `/api/products/${'9'.repeat(40)}` }, 400, 'VALIDATION_FAILED'],
  ['an address of 4 kB', { path: `/api/products/slug/${'a'.repeat(4000)}` }, 400, 'BODY_UNREADABLE'],
  ['a limit beyond any number', { path: `/api/products?limit=${'9'.repeat(40)}` }, 400, 'VALIDATION_FAILED'],
  ['the same parameter twice', { path: '/api/products?limit=1&limit=2' }, 400, 'VALIDATION_FAILED'],
  ['no body', { method: 'POST', path: '/api/auth/login' }, 400, 'VALIDATION_FAILED'],
  ['an empty body', post('/api/auth/login', ''), 400, 'BODY_UNREADABLE'],
  ['half a body', post('/api/auth/login', '{"email":'), 400, 'BODY_UNREADABLE'],
  ['a body of one word', post('/api/auth/login', '"words"'), 400, 'VALIDATION_FAILED'],
  ['a list', post('/api/auth/login', '[]'), 400, 'VALIDATION_FAILED'],
  ['null', post('/api/auth/login', 'null'), 400, 'VALIDATION_FAILED'],
  ['XML', post('/api/auth/login', '<a/>', { 'content-type': 'application/xml' }), 415, 'MEDIA_TYPE_UNKNOWN'],
  [
    'a form',
    post('/api/auth/login', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }),
    415,
    'MEDIA_TYPE_UNKNOWN',
  ],
  ['text', post('/api/contact', 'x', { 'content-type': 'text/plain' }), 415, 'MEDIA_TYPE_UNKNOWN'],
  ['a type that is none', post('/api/contact', 'x', { 'content-type': 'x' }), 415, 'MEDIA_TYPE_UNKNOWN'],
  [
    'a form of parts without its boundary',
    post('/api/contact', 'x', { 'content-type': 'multipart/form-data' }),
    400,
    'BODY_UNREADABLE',
  ],
  [
    'a form of parts cut short',
    post('/api/contact', '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nZo', {
      'content-type': 'multipart/form-data; boundary=x',
    }),
    400,
    'BODY_UNREADABLE',
  ],
  [
    'a packed body',
    post('/api/coupons/validate', 'xx', { ...json, 'content-encoding': 'gzip' }),
    400,
    'BODY_UNREADABLE',
  ],
  ['a body of 1 MiB and a byte', post('/api/contact', `"${'a'.repeat(1024 * 1024)}"`), 413, 'BODY_TOO_LARGE'],
  ['100,000 brackets', post('/api/coupons/validate', '['.repeat(100_000)), 400, 'BODY_UNREADABLE'],
  ['a body 10,000 deep', post('/api/coupons/validate', `{"code":${nested(10_000)}}`), 400, 'VALIDATION_FAILED'],
  ['a prototype', post('/api/auth/login', '{"__proto__":{"role":"admin"}}'), 400, 'BODY_UNREADABLE'],
  [
    'a number beyond all money',
    post('/api/coupons/validate', `{"code":"X","cartTotal":${'9'.repeat(400)}}`),
    400,
    'VALIDATION_FAILED',
  ],
  ['a negative price', post('/api/coupons/validate', '{"code":"X","cartTotal":-1}'), 400, 'VALIDATION_FAILED'],
  [
    'a NUL byte and half a character in words',
    post(
      '/api/auth/register',
      '{"email":"a@b.test","password":"Lune-verte-42","firstName":"a\\u0000","lastName":"\\ud800"}',
    ),
    400,
    'VALIDATION_FAILED',
  ],
  [
    'a token of another kind',
    { path: '/api/orders', headers: { authorization: 'Basic YTpi' } },
    401,
    'UNAUTHENTICATED',
  ],
  ['a token of nothing', { path: '/api/orders', headers: { authorization: 'Bearer' } }, 401, 'UNAUTHENTICATED'],
  ['cookies of rubbish', { path: '/api/auth/sessions', headers: { cookie: '=;;%%=%; a' } }, 401, 'UNAUTHENTICATED'],
];

const codeOf = (text: string): string | undefined =>
  text.startsWith('{') ? (JSON.parse(text) as { code?: string }).code : undefined;

describe('input that no page of the shop sends', () => {
  it.each(odd)('%s', async (...[, call, status, code]) => {
    const answer = await send(call);
    expect({ status: answer.status, code: codeOf(answer.text) }).toEqual({ status, code });
    expect(answer.headers['x-request-id']).toBeDefined();
  });

  it('gets the allowed methods in a message', async () => {
    const answer = await send({ method: 'PROPFIND', path: '/api/products' });
    expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS, POST');
    expect(JSON.parse(answer.text)).toMatchObject({ message: 'Cette adresse n’accepte pas ce type de demande.' });
  });

  it('HEAD is GET without its body, and OPTIONS lists the methods', async () => {
    const [head, get] = [await send({ method: 'HEAD', path: '/api/products' }), await send({ path: '/api/products' })];
    expect([head.status, head.text, head.headers.etag]).toEqual([200, '', get.headers.etag]);
    const options = await send({ method: 'OPTIONS', path: '/api/products' });
    expect([options.status, options.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS, POST']);
    expect((await send({ method: 'OPTIONS', path: '/api/nothing' })).status).toBe(404);
  });
});

describe('a client that is no browser', () => {
  it('works with its token and its cookies, without an Origin', async () => {
    const { email } = await createAccount(running.api.services);
    const credentials = JSON.stringify({ email: email.toUpperCase(), password: testPassword });
    const login = await send(post('/api/auth/login', credentials, { 'Content-Type': 'APPLICATION/JSON' }));
    const { token } = JSON.parse(login.text) as { token: string };
    const cookie = [login.headers['set-cookie'] ?? []]
      .flat()
      .map((line) => line.split(';')[0])
      .join('; ');
    const phone = { ...json, cookie, authorization: `Bearer ${token}` };
    const address = '{"firstName":"A","lastName":"B","line1":"C","postalCode":"75011","city":"Paris"}';
    expect((await send(post('/api/users/addresses', address, phone))).status).toBe(201);
    expect((await send({ path: '/api/users/profile', headers: phone })).status).toBe(200);
    expect((await send(post('/api/auth/refresh', '{}', phone))).status).toBe(200);
    const { authorization, ...withoutToken } = phone;
    expect((await send(post('/api/auth/refresh', '{}', withoutToken))).status).toBe(403);
    expect((await send({ path: '/api/users/profile', headers: { authorization } })).status).toBe(401);
  });
});
