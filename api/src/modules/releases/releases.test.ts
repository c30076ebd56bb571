import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { listAudit } from '@aimante/api-contract/operations';
import { listReleases, operateReleases } from '@aimante/api-contract/releases';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const TOKEN = 'a-token-of-the-operator-for-tests';

describe('POST /api/admin/releases', () => {
  let edge: Server;
  let api: TestApi;
  const statuses: Record<string, number> = { 'mf-moved': 409, 'mf-old': 409, 'mf-odd': 409, 'mf-broken': 500 };
  const codes: Record<string, string> = { 'mf-moved': 'RELEASE_MOVED', 'mf-old': 'RELEASE_KILLED' };
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
      const body = JSON.parse(await text(request)) as { remote: string };
      heard.push({ authorization, body });
      response.statusCode = statuses[body.remote] ?? 200;
      const refusal = { code: codes[body.remote] ?? 'NEW_CODE', message: 'In the words of the edge.' };
      return response.end(JSON.stringify(response.statusCode === 200 ? newState() : refusal));
    };
    edge = createServer((request, response) => void answer(request, response));
    await new Promise<void>((resolve) => edge.listen(0, 'localhost', resolve));
    const { port } = edge.address() as AddressInfo;
    api = await startTestApi({ environment: { EDGE_TOKEN: TOKEN, EDGE_URL: `http://localhost:${port}` } });
  });
  afterAll(async () => {
    await api.close();
    edge.close();
  });

  it('hands the operation on with the operator’s token, and writes down who did it', async () => {
    const admin = await api.as('admin');
    await admin(operateReleases, { body: { kind: 'rollback', remote: 'mf-admin' } });
    expect(heard.at(-1)).toEqual({
      authorization: `Bearer ${TOKEN}`,
      body: { kind: 'rollback', remote: 'mf-admin' },
    });
    const { items } = await admin(listAudit, { query: { entity: 'release' } });
    expect(items[0]).toMatchObject({ action: 'release.rollback', entityId: 'mf-admin', role: 'admin' });
  });

  it('tells the log, and of each state that came from here who made it', async () => {
    const admin = await api.as('admin');
    await admin(operateReleases, { body: { kind: 'rollback', remote: 'mf-admin', to: '1.0.0' } });
    const byCommand = newState();
    const { items } = await admin(listReleases);
    expect(items.at(-2)).toMatchObject({ ...event, by: expect.stringContaining('@') });
    expect(items.at(-1)).toEqual({ ...event, ...byCommand, by: null });
  });

  it.each([
    ['mf-moved', 'RELEASE_MOVED', /Quelqu’un d’autre/],
    ['mf-old', 'RELEASE_KILLED', /a été coupée/],
    ['mf-odd', 'RELEASE_REFUSED', /\(NEW_CODE\)/],
  ])('says in the reader’s language why the edge refused %s', async (remote, code, words) => {
    const admin = await api.as('admin');
    const refused = admin(operateReleases, { body: { kind: 'rollback', remote, from: '1' } });
    await expect(refused).rejects.toMatchObject({ status: 409, code, message: expect.stringMatching(words) });
  });

  it('does not take an edge that fails for one that refuses', async () => {
    const admin = await api.as('admin');
    const failed = admin(operateReleases, { body: { kind: 'promote', remote: 'mf-broken' } });
    await expect(failed).rejects.toMatchObject({ code: 'EDGE_UNREACHABLE' });
  });

  it('is closed to customers: the edge hears nothing', async () => {
    const before = heard.length;
    const customer = await api.as('customer');
    await expect(customer(operateReleases, { body: { kind: 'rollback', remote: 'mf-admin' } })).rejects.toMatchObject({
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

  it('moves no release, and knows none', async () => {
    const admin = await api.as('admin');
    const refused = admin(operateReleases, { body: { kind: 'rollback', remote: 'mf-admin' } });
    await expect(refused).rejects.toMatchObject({ status: 409, code: 'RELEASES_CLOSED' });
    await expect(admin(listReleases)).rejects.toMatchObject({ status: 409, code: 'RELEASES_CLOSED' });
  });
});
