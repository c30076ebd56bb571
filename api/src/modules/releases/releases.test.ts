import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { listAudit } from '@aimante/api-contract/operations';
import { operateReleases } from '@aimante/api-contract/releases';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const TOKEN = 'a-token-of-the-operator-for-tests';

describe('POST /api/admin/releases', () => {
  let edge: Server;
  let api: TestApi;
  const statuses: Record<string, number> = { 'mf-gone': 409, 'mf-moved': 409, 'mf-broken': 500 };
  const codes: Record<string, string> = { 'mf-moved': 'RELEASE_MOVED' };
  const heard: { authorization: string | undefined; body: unknown }[] = [];
  beforeAll(async () => {
    const answer = async (request: IncomingMessage, response: ServerResponse) => {
      const body = JSON.parse(await text(request)) as { remote: string };
      heard.push({ authorization: request.headers.authorization, body });
      response.statusCode = statuses[body.remote] ?? 200;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ code: codes[body.remote] ?? 'X', message: 'There is no such remote.' }));
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

  it('says why the edge refused', async () => {
    const admin = await api.as('admin');
    const refused = admin(operateReleases, { body: { kind: 'promote', remote: 'mf-gone' } });
    await expect(refused).rejects.toMatchObject({ status: 409, code: 'RELEASE_REFUSED' });
  });

  it('says in the reader’s language that somebody was quicker', async () => {
    const admin = await api.as('admin');
    const late = admin(operateReleases, { body: { kind: 'rollback', remote: 'mf-moved', from: '1' } });
    await expect(late).rejects.toMatchObject({ status: 409, code: 'RELEASE_MOVED' });
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

  it('moves no release', async () => {
    const admin = await api.as('admin');
    const refused = admin(operateReleases, { body: { kind: 'rollback', remote: 'mf-admin' } });
    await expect(refused).rejects.toMatchObject({ status: 409, code: 'RELEASES_CLOSED' });
  });
});
