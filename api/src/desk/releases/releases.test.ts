import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { listAudit } from '@aimante/api-contract/operations';
import { listReleases, listViolations, operateReleases } from '@aimante/api-contract/releases';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';

const rollback = { kind: 'rollback', remote: 'mf-admin' } as const;
const violation = {
  ...{ directive: 'script-src-elem', blocked: 'https://evil.example', page: '/cart', count: 2 },
  ...{ remote: 'mf-catalog', version: '1.0.0', lastAt: '2026-11-26T09:00:00.000Z' },
};
const TOKEN = 'a-token-of-the-operator-for-tests';

describe('POST /api/admin/releases', () => {
  let edge: Server;
  let api: TestApi;
  /** The edge's next answer if it refuses. Undefined: it succeeds. */
  let refusal: { status: number; code: string } | undefined;
  const heard: { authorization: string | undefined; body: unknown }[] = [];
  const made: { number: number; at: string }[] = [];
  const newState = () => {
    made.push({ number: made.length + 1, at: new Date(Date.UTC(2026, 10, 20, 8, 0, made.length)).toISOString() });
    return made.at(-1);
  };
  const event = { kind: 'rollback', remote: 'mf-admin', version: '1.0.0', standing: 'live' } as const;
  beforeAll(async () => {
    const answer = async (request: IncomingMessage, response: ServerResponse) => {
      response.setHeader('content-type', 'application/json');
      const { authorization } = request.headers;
      if (request.url === '/_edge/releases/log')
        return response.end(JSON.stringify({ events: made.map((state) => ({ ...event, ...state })) }));
      if (request.url === '/_edge/violations') return response.end(JSON.stringify({ items: [violation] }));
      heard.push({ authorization, body: JSON.parse(await text(request)) });
      response.statusCode = refusal?.status ?? 200;
      return response.end(JSON.stringify(refusal ? { ...refusal, message: 'In the edge’s words.' } : newState()));
    };
    edge = createServer((request, response) => void answer(request, response));
    await new Promise<void>((resolve) => edge.listen(0, 'localhost', resolve));
    const { port } = edge.address() as AddressInfo;
    api = await startTestApi({ environment: { EDGE_TOKEN: TOKEN, EDGE_URL: `http://localhost:${port}` } });
  });
  afterEach(() => {
    refusal = undefined;
  });
  afterAll(async () => {
    await api.close();
    edge.close();
  });

  it('forwards the operation with the operator’s token, and audits it', async () => {
    const admin = await api.as('admin');
    await admin(operateReleases, { body: rollback });
    expect(heard.at(-1)).toEqual({
      authorization: `Bearer ${TOKEN}`,
      body: rollback,
    });
    const { items } = await admin(listAudit, { query: { entity: 'release' } });
    expect(items[0]).toMatchObject({ action: 'release.rollback', entityId: 'mf-admin', role: 'admin' });
  });

  it('returns the log, with the author of each state made here', async () => {
    const admin = await api.as('admin');
    await admin(operateReleases, { body: { kind: 'rollback', remote: 'mf-admin', to: '1.0.0' } });
    const byCommand = newState();
    const { items } = await admin(listReleases);
    expect(items.at(-2)).toMatchObject({ ...event, by: expect.stringContaining('@') });
    expect(items.at(-1)).toEqual({ ...event, ...byCommand, by: null });
  });

  it('returns what the security policy of the pages refused', async () => {
    const admin = await api.as('admin');
    expect(await admin(listViolations)).toEqual({ items: [violation] });
  });

  it.each([
    ['RELEASE_MOVED', /Quelqu’un d’autre/],
    ['RELEASE_UNKNOWN', /n’est pas dans le dépôt/],
    ['RELEASE_KILLED', /a été coupée/],
    ['CANARY_UNKNOWN', /à l’essai/],
    ['ROLLBACK_IMPOSSIBLE', /version antérieure/],
    ['SET_CONFLICT', /même adresse/],
    ['CHANNEL_BUSY', /Réessayez/],
    ['KEEPER_ABSENT', /clés des versions/],
    ['STORE_BEHIND', /a perdu des états/],
    ['OPERATOR_UNKNOWN', /EDGE_TOKEN/],
  ])('says in the reader’s language that the edge refused: %s', async (code, words) => {
    refusal = { status: 409, code };
    const admin = await api.as('admin');
    await expect(admin(operateReleases, { body: rollback })).rejects.toMatchObject({
      status: 409,
      code,
      message: expect.stringMatching(words),
    });
  });

  it('shows the code of an unknown refusal', async () => {
    refusal = { status: 409, code: 'NEW_CODE' };
    const admin = await api.as('admin');
    await expect(admin(operateReleases, { body: rollback })).rejects.toMatchObject({
      code: 'RELEASE_REFUSED',
      message: expect.stringContaining('(NEW_CODE)'),
    });
  });

  it('does not take an edge that fails for one that refuses', async () => {
    refusal = { status: 500, code: '' };
    const admin = await api.as('admin');
    await expect(admin(operateReleases, { body: rollback })).rejects.toMatchObject({ code: 'EDGE_UNREACHABLE' });
  });

  it('is closed to customers: the edge gets no request', async () => {
    const before = heard.length;
    const customer = await api.as('customer');
    await expect(customer(operateReleases, { body: rollback })).rejects.toMatchObject({
      status: 403,
    });
    expect(heard).toHaveLength(before);
  });
});

describe('a server without the operator’s token', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it('moves no release and lists none', async () => {
    const admin = await api.as('admin');
    const refused = admin(operateReleases, { body: rollback });
    await expect(refused).rejects.toMatchObject({ status: 409, code: 'RELEASES_CLOSED' });
    await expect(admin(listReleases)).rejects.toMatchObject({ status: 409, code: 'RELEASES_CLOSED' });
  });
});
