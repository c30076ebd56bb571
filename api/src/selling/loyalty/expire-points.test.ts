import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createAccount } from '../../../testing/people/test-browser.ts';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { sql } from '../../platform/sql/sql.ts';
import { expirePoints } from './expire-points.ts';
import { balanceOf } from './ledger.ts';

let api: TestApi;
let now = new Date('2026-11-20T10:00:00Z');
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
}, 60_000);
afterAll(() => api.close());

it('takes points back at their end, once, and warns thirty days before', async () => {
  const { db } = api.services;
  const { id, email } = await createAccount(api.services);
  await db.execute(sql`INSERT INTO loyalty_entries (id, user_id, kind, points, expires_at)
    VALUES (${uuidv7()}, ${id}, 'release', 80, '2026-11-20T09:00:00Z'), (${uuidv7()}, ${id}, 'release', 30, '2026-12-10T09:00:00Z')`);
  await expirePoints.run(api.services);
  await expirePoints.run(api.services);
  expect(await balanceOf(db, id)).toMatchObject({ balance: 30 });
  const mails = async () => (await db.execute(sql`SELECT kind FROM outbox WHERE recipient = ${email}`)).rows;
  expect(await mails()).toHaveLength(1);
  now = new Date('2026-12-11T10:00:00Z');
  await expirePoints.run(api.services);
  expect(await balanceOf(db, id)).toMatchObject({ balance: 0 });
  expect(await mails()).toHaveLength(1);
});
