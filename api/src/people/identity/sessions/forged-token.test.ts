import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { catalogueEndpoints } from '@aimante/api-contract/catalogue/endpoints';
import type { Endpoint } from '@aimante/api-contract/core/endpoint';
import { identityEndpoints } from '@aimante/api-contract/identity/endpoints';
import { usersEndpoints } from '@aimante/api-contract/users/endpoints';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createAccount, TestBrowser } from '../../../../testing/people/test-browser.ts';
import { startTestApi, type TestApi } from '../../../../testing/platform/start-test-api.ts';
import type { Authenticate } from '../../../platform/http/guards/access.ts';
import { createAuthenticate } from './authenticate.ts';

// Test machines are busy, so the limit is generous; a hang still ends.
jest.setTimeout(60_000);

type Json = Record<string, unknown>;
interface Parts {
  header: Json;
  claims: Json;
}

const encode = (value: Json) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (text = '') => JSON.parse(Buffer.from(text, 'base64url').toString()) as Json;
const partsOf = (token: string): Parts => {
  const [header, claims] = token.split('.');
  return { header: decode(header), claims: decode(claims) };
};
const hmac = (key: string | Buffer, { header, claims }: Parts) => {
  const content = `${encode(header)}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
};
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const signRsa = ({ header, claims }: Parts) => {
  const content = `${encode(header)}.${encode(claims)}`;
  return `${content}.${sign('sha256', Buffer.from(content), rsa.privateKey).toString('base64url')}`;
};
const flipLast = (token: string) => {
  const signature = Buffer.from(token.slice(token.lastIndexOf('.') + 1), 'base64url');
  signature.writeUInt8(signature.readUInt8(0) ^ 1, 0);
  return token.slice(0, token.lastIndexOf('.') + 1) + signature.toString('base64url');
};

/** Each forgery alters a valid token. `key` is our own, for tokens in which only a claim is wrong. */
const forgeries: Record<string, (good: string, parts: Parts, key: string) => string> = {
  'no algorithm': (_, { header, claims }) => `${encode({ ...header, alg: 'none' })}.${encode(claims)}.`,
  'no algorithm, in capitals': (_, { header, claims }) => `${encode({ ...header, alg: 'NONE' })}.${encode(claims)}.`,
  'another algorithm': (_, { header, claims }) => signRsa({ header: { ...header, alg: 'RS256' }, claims }),
  'a public key as the secret': (_, parts) =>
    hmac(rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString(), parts),
  'another key': (_, parts) => hmac('another-secret-of-thirty-two-characters', parts),
  'an empty key, named by its path': (_, { header, claims }) =>
    hmac('', { header: { ...header, kid: '../../dev/null' }, claims }),
  'a key at an address': (_, { header, claims }) =>
    signRsa({ header: { ...header, alg: 'RS256', jku: 'https://evil.example/keys.json' }, claims }),
  'a key that it brings along': (_, { header, claims }) =>
    signRsa({ header: { ...header, alg: 'RS256', jwk: rsa.publicKey.export({ format: 'jwk' }) }, claims }),
  'one bit of the signature changed': (good) => flipLast(good),
  'no signature': (good) => good.slice(0, good.lastIndexOf('.') + 1),
  'an end that is past': (_, { header, claims }, key) =>
    hmac(key, { header, claims: { ...claims, exp: 1_700_000_000 } }),
  'no end': (_, { header, claims: { exp: __, ...claims } }, key) => hmac(key, { header, claims }),
  'a beginning to come': (_, { header, claims }, key) =>
    hmac(key, { header, claims: { ...claims, nbf: Number(claims.exp) } }),
  'another audience': (_, { header, claims }, key) => hmac(key, { header, claims: { ...claims, aud: 'another-api' } }),
  'another issuer': (_, { header, claims }, key) => hmac(key, { header, claims: { ...claims, iss: 'another' } }),
  'another type': (_, { header, claims }, key) => hmac(key, { header: { ...header, typ: 'JWT' }, claims }),
  'another user': (_, { header, claims }, key) => hmac(key, { header, claims: { ...claims, sub: String(claims.sid) } }),
  'another binding': (_, { header, claims }, key) => hmac(key, { header, claims: { ...claims, bnd: 'x'.repeat(43) } }),
};

const tables: Record<string, Endpoint>[] = [identityEndpoints, usersEndpoints, catalogueEndpoints];
const guarded = () =>
  tables
    .flatMap((table) => Object.values(table))
    .filter(({ access }) => access !== 'public' && access !== 'optional')
    .filter(({ method, path }) => api.app.hasRoute({ method, url: path }));
const anyId = '018f0000-0000-7000-8000-000000000000';

let api: TestApi;

describe('a forged token', () => {
  let authenticate: Authenticate;
  let own: TestBrowser;
  beforeAll(async () => {
    api = await startTestApi({ authenticate: (request) => authenticate(request) });
    authenticate = createAuthenticate(api.services);
    own = new TestBrowser(api.url);
    await own.login((await createAccount(api.services, { role: 'admin' })).email);
  });
  afterAll(() => api.close());

  it('differs from a valid one that is rebuilt the same way', async () => {
    const { header, claims } = partsOf(own.token ?? '');
    const rebuilt = hmac(api.services.secrets.auth, { header, claims });
    expect((await own.call('GET /api/auth/sessions', undefined, { authorization: `Bearer ${rebuilt}` })).status).toBe(
      200,
    );
  });

  it.each(Object.keys(forgeries))('with %s opens no guarded route', async (name) => {
    const good = own.token ?? '';
    const { header, claims } = partsOf(good);
    const forged = forgeries[name]?.(good, { header, claims }, api.services.secrets.auth) ?? '';
    expect(forged).not.toBe(good);
    for (const { method, path } of guarded()) {
      const line = `${method} ${path.replace(/:\w+/g, anyId)}`;
      const { status } = await own.call(line, undefined, { authorization: `Bearer ${forged}` });
      expect(`${line}: ${status}`).toBe(`${line}: 401`);
    }
  });
});
