import type { Client } from '@aimante/api-contract';
import { createView, deleteView, listViews, updateView } from '@aimante/api-contract/operations';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { tokenFor } from '../../../testing/platform/test-actors.ts';
import { sql } from '../../platform/sql/sql.ts';

describe('saved views', () => {
  let api: TestApi;
  let admin: Client;
  let colleague: (path: string, init?: RequestInit) => ReturnType<TestApi['send']>;
  const query = { list: 'orders' };
  beforeAll(async () => {
    api = await startTestApi();
    admin = await api.as('admin');
    colleague = await secondAdministrator(api);
  }, 120_000);
  afterAll(() => api.close());
  const namesOf = async (answer: ReturnType<TestApi['send']>) =>
    z
      .array(z.object({ name: z.string() }))
      .parse((await answer).body)
      .map(({ name }) => name);

  it('are private or shared, by list', async () => {
    const search = 'status=en_cours&sort=-total';
    await admin(createView, { body: { list: 'orders', name: 'À moi', search } });
    await admin(createView, { body: { list: 'orders', name: 'À tous', search, isShared: true } });
    expect((await admin(listViews, { query })).map(({ name, isOwn, isEditable }) => [name, isOwn, isEditable])).toEqual(
      [
        ['À moi', true, true],
        ['À tous', true, true],
      ],
    );
    expect(await namesOf(colleague('/api/admin/list-views?list=orders'))).toEqual(['À tous']);
    expect(await admin(listViews, { query: { list: 'products' } })).toEqual([]);
  });

  it('are changed and deleted by their owner alone', async () => {
    const [own, shared] = await admin(listViews, { query });
    for (const [view, status] of [
      [own, 404],
      [shared, 403],
    ] as const) {
      const path = `/api/admin/list-views/${view?.id}`;
      expect((await colleague(path, put({ version: 1, name: 'Pris' }))).status).toBe(status);
      expect((await colleague(path, { method: 'DELETE' })).status).toBe(status);
    }
    const params = { id: own?.id ?? '' };
    const renamed = await admin(updateView, { params, body: { version: 1, name: 'Le matin', isShared: true } });
    expect(renamed).toMatchObject({ name: 'Le matin', isShared: true, version: 2 });
    await expect(admin(updateView, { params, body: { version: 1, name: 'x' } })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { current: { name: 'Le matin' } },
    });
    await expect(admin(updateView, { params, body: { version: 2, name: 'à TOUS' } })).rejects.toMatchObject({
      code: 'VIEW_NAME_TAKEN',
    });
    await admin(deleteView, { params });
    expect((await admin(listViews, { query })).map(({ name }) => name)).toEqual(['À tous']);
  });

  it('stay shared without their owner, and then belong to all', async () => {
    await colleague(
      '/api/admin/list-views',
      put({ list: 'coupons', name: 'Léguée', search: 'state=active', isShared: true }, 'POST'),
    );
    await colleague('/api/admin/list-views', put({ list: 'coupons', name: 'Secrète', search: '' }, 'POST'));
    await api.services.db.execute(sql`UPDATE users SET role = 'customer' WHERE email = 'second-admin@aimante.test'`);
    const [left, ...others] = await admin(listViews, { query: { list: 'coupons' } });
    expect(left).toMatchObject({ name: 'Léguée', isOwn: false, isEditable: true, ownerName: null });
    expect(others).toEqual([]);
    await admin(deleteView, { params: { id: left?.id ?? '' } });
  });

  it('need an administrator’s session', async () => {
    const customer = { headers: { authorization: `Bearer ${await tokenFor(api.services, 'customer')}` } };
    expect((await api.send('/api/admin/list-views?list=orders', customer)).status).toBe(403);
    expect((await api.send('/api/admin/list-views?list=orders')).status).toBe(401);
  });
});

const put = (body: object, method = 'PUT'): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function secondAdministrator(api: TestApi) {
  const token = await tokenFor(api.services, 'admin', 'second-admin@aimante.test');
  return (path: string, init: RequestInit = {}) =>
    api.send(path, { ...init, headers: { ...(init.headers as object), authorization: `Bearer ${token}` } });
}
