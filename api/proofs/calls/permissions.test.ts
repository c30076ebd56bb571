import { isDeskAccess } from '@aimante/api-contract/core/endpoint';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { uuidv7 } from '../../src/platform/database/sql/uuid.ts';
import { fillPath, type Operation, readOperations, schemaResolver } from '../../testing/platform/operations.ts';
import { type Sampler, sampleOf } from '../../testing/platform/sample-schema.ts';
import { startTestApi, type TestApi } from '../../testing/platform/start-test-api.ts';
import { tokenFor } from '../../testing/platform/test-actors.ts';

/** Calls that answer 401 or 403 for another reason: a wrong password, a missing cookie, a signature. */
const ownRefusals = new Set([
  'POST /api/auth/login',
  'POST /api/auth/refresh',
  'POST /api/payments/{provider}/webhook',
  'GET /api/market/stands/{id}',
  'POST /api/market/records',
]);

/** A session alone is not enough to add a factor, and there is none to prove. */
const needsMore = new Set([
  'POST /api/auth/step-up/start',
  'POST /api/auth/second-factors/passkeys/start',
  'POST /api/auth/second-factors/code-app/start',
]);

interface Coded {
  code: string;
}

describe('the permissions of each call', () => {
  let api: TestApi;
  let operations: Operation[];
  let bearers: { customer: string; stranger: string; admin: string };
  let customerId: string;
  let resolve: Sampler['resolve'];
  let ids: Awaited<ReturnType<typeof belongings>>;
  beforeAll(async () => {
    api = await startTestApi({ seed: true });
    operations = await readOperations(api);
    resolve = await schemaResolver(api);
    const customer = await tokenFor(api.services, 'customer');
    customerId = customer.split('.')[0] ?? '';
    const strangerId = uuidv7();
    await api.services.pool.query(
      `INSERT INTO users (id, email, first_name, last_name) VALUES ($1, 'stranger@exemple.test', 'Autre', 'Cliente')`,
      [strangerId],
    );
    bearers = { customer, stranger: `${strangerId}.customer`, admin: await tokenFor(api.services, 'admin') };
    ids = await belongings(api, customerId);
  }, 120_000);
  afterAll(() => api.close());

  /** A body that passes validation, so that only ownership can cause the refusal. */
  const bodyOf = ({ path, body }: Operation): object => {
    if (path.endsWith('/address'))
      return { firstName: 'A', lastName: 'B', line1: 'C', postalCode: '69001', city: 'Lyon' };
    return body ? (sampleOf(body, { resolve, pick: () => 0, text: () => 'Quelques mots de plus' }) as object) : {};
  };

  async function ask(operation: Operation, bearer?: string, id?: string) {
    const { method, path } = operation;
    const answer = await api.app.inject({
      method: method as 'GET',
      url: fillPath(path, id),
      headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
      ...(['POST', 'PUT', 'PATCH'].includes(method) && { payload: id ? bodyOf(operation) : {} }),
      remoteAddress: `203.0.113.${Math.floor(Math.random() * 250)}`,
    });
    return answer;
  }
  const line = ({ method, path }: Operation) => `${method} ${path}`;
  const streams = (operation: Operation) => operation.path === '/api/changes';

  it('is stated for every call', () => {
    expect(operations.length).toBeGreaterThan(80);
    expect(
      operations.filter(({ path }) => path.startsWith('/api/admin/')).every(({ access }) => isDeskAccess(access)),
    ).toBe(true);
  });

  it('is asked of every route that the server has', () => {
    const named = operations.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
    // Operations, the demo's mailbox, and the preflight answers of CORS.
    const open = /^(\/(healthz|readyz|metrics|docs|dev\/mailbox)\b|\*$)/;
    const routes = readRoutes(api.app.printRoutes({ commonPrefix: false })).filter(({ path }) => !open.test(path));
    const known = routes.flatMap(({ path, methods }) => methods.map((method) => `${method} ${path}`));
    expect(known.length).toBeGreaterThan(150);
    expect(known.filter((one) => !named.includes(one))).toEqual([]);
  });

  it('admits only the team to the back office', async () => {
    const found: string[] = [];
    for (const operation of operations.filter(({ access }) => isDeskAccess(access))) {
      const statuses = [];
      for (const bearer of [undefined, 'forged', bearers.customer, bearers.admin]) {
        statuses.push((await ask(operation, bearer)).statusCode);
      }
      const [anonymous, forged, customer, admin] = statuses;
      const isRight = anonymous === 401 && forged === 401 && customer === 403 && admin !== 401 && admin !== 403;
      if (!isRight) found.push(`${line(operation)}: ${statuses}`);
    }
    expect(found).toEqual([]);
  });

  it('admits only logged-in users to account pages', async () => {
    const found: string[] = [];
    const ordinary = operations.filter((one) => one.access === 'customer' && !needsMore.has(line(one)));
    for (const operation of ordinary) {
      const anonymous = (await ask(operation)).statusCode;
      const customer = (await ask(operation, bearers.customer)).statusCode;
      if (anonymous !== 401 || customer === 401 || customer === 403)
        found.push(`${line(operation)}: ${anonymous}, ${customer}`);
    }
    expect(found).toEqual([]);
  });

  it('does not throttle public calls', async () => {
    const found: string[] = [];
    for (const operation of operations.filter((one) => one.access === 'public' || one.access === 'optional')) {
      if (streams(operation) || ownRefusals.has(line(operation))) continue;
      const { statusCode } = await ask(operation);
      if (statusCode === 401 || statusCode === 403) found.push(`${line(operation)}: ${statusCode}`);
    }
    expect(found).toEqual([]);
  });

  it.each(['stranger', 'admin'] as const)('hides objects of customers and their existence: %s', async (who) => {
    const found: string[] = [];
    const notOwned = ['/api/newsletter/status/{email}', '/api/uploads/{id}'];
    // The team reads the documents of each order.
    if (who === 'admin') notOwned.push('/api/orders/{id}/invoice.pdf', '/api/orders/{id}/offer.pdf');
    const named = operations.filter(({ path }) => path.includes('{') && !notOwned.includes(path));
    for (const operation of named.filter(({ access }) => access === 'customer' || access === 'optional')) {
      const id = Object.entries(ids).find(([prefix]) => operation.path.startsWith(prefix))?.[1];
      if (!id) {
        found.push(`${line(operation)}: no sample of it here`);
        continue;
      }
      const theirs = await ask(operation, bearers[who], id);
      const missing = await ask(operation, bearers[who], uuidv7());
      const same = theirs.statusCode === missing.statusCode && theirs.json<Coded>().code === missing.json<Coded>().code;
      const isNothing = theirs.statusCode === 404 || (theirs.body === '{"order":null}' && missing.body === theirs.body);
      if (!same || !isNothing) found.push(`${line(operation)}: ${theirs.statusCode}, ${missing.statusCode}`);
    }
    expect(found).toEqual([]);
  });
});

/** Parses Fastify's route tree, in which each line extends the path of its parent. `HEAD` is counted with `GET`. */
function readRoutes(tree: string): { path: string; methods: string[] }[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? [];
    if (part === '') return [];
    const depth = indent.length / 4;
    above.length = depth;
    above.push(part);
    const path = above.join('').replace(/:\w+(\|:\w+)*/g, '{}');
    return [{ path, methods: methods.split(', ').filter((method) => method !== '' && method !== 'HEAD') }];
  });
}

/** One item of each kind that a customer owns, by the prefix of its path. */
async function belongings({ services: { pool } }: TestApi, userId: string) {
  const [address, session, order, photo, checkout, passkey, pairing] = Array.from({ length: 7 }, () => uuidv7());
  await pool.query(
    `INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, is_synced, name)
     VALUES ($1, $2, 'x', 'x', 0, false, 'x')`,
    [passkey, userId],
  );
  await pool.query(
    `INSERT INTO addresses (id, user_id, first_name, last_name, line1, postal_code, city) VALUES ($1, $2, 'A', 'B', 'C', '69001', 'Lyon')`,
    [address, userId],
  );
  await pool.query(
    `INSERT INTO sessions (id, user_id, binding_hash, expires_at) VALUES ($1, $2, 'x', now() + interval '1 day')`,
    [session, userId],
  );
  await pool.query(
    `INSERT INTO orders (id, number, user_id, email, subtotal_cents, total_cents, shipping_method, checkout_id)
     VALUES ($1, 'PM-TEST', $2, 'a@b.test', 100, 100, 'standard', $3)`,
    [order, userId, checkout],
  );
  await pool.query(
    `INSERT INTO photos (id, owner_key, sha256, file_name, mime, bytes, width, height)
     VALUES ($1, $2, repeat('e', 64), 'a.jpg', 'image/jpeg', 1, 1, 1)`,
    [photo, `user:${userId}`],
  );
  await pool.query(
    `INSERT INTO photo_pairings (id, owner_key, code, created_at, expires_at)
     VALUES ($1, $2, 'ABCDEF', now(), now() + interval '1 hour')`,
    [pairing, `user:${userId}`],
  );
  return {
    '/api/photos/': photo,
    '/api/photo-pairings/': pairing,
    '/api/users/addresses/': address,
    '/api/auth/sessions/': session,
    '/api/auth/second-factors/passkeys/': passkey,
    '/api/orders/checkout/': checkout,
    '/api/orders/': order,
    // Without the link of its order, no review is found.
    '/api/reviews/own/': order,
  };
}
