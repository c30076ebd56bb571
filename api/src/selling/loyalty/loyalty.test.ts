import type { Client } from '@aimante/api-contract';
import { getLoyalty, redeemPoints } from '@aimante/api-contract/loyalty';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { tokenFor } from '../../../testing/platform/test-actors.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';

describe('loyalty points', () => {
  let api: TestApi;
  let customer: Client;
  let userId: string;
  beforeAll(async () => {
    api = await startTestApi({ now: () => new Date('2026-11-20T10:00:00Z') });
    customer = await api.as('customer');
    userId = (await tokenFor(api.services, 'customer')).split('.')[0] ?? '';
    const entries = [
      ['release', 150, 0, '2027-01-01T00:00:00Z'],
      ['release', 200, 0, '2027-06-01T00:00:00Z'],
      ['earn', 0, 40, null],
      ['adjust', -100, 0, null],
    ];
    for (const entry of entries) {
      await api.services.pool.query(
        'INSERT INTO loyalty_entries (id, user_id, kind, points, pending, expires_at) VALUES ($1, $2, $3, $4, $5, $6)',
        [uuidv7(), userId, ...entry],
      );
    }
  }, 120_000);
  afterAll(() => api.close());

  it('are the sum of their history, the oldest spent first', async () => {
    const loyalty = await customer(getLoyalty);
    expect(loyalty).toMatchObject({
      balance: 250,
      pending: 40,
      tier: { name: 'Bronze' },
      nextTier: { name: 'Argent' },
    });
    expect(loyalty.expiring).toEqual({ points: 50, at: '2027-01-01T00:00:00.000Z' });
    expect(loyalty.entries).toHaveLength(4);
  });

  it('are exchanged once, however many ask at once', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => customer(redeemPoints, { body: {} })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const refused = tries.find((one) => one.status === 'rejected');
    expect(refused?.reason).toMatchObject({ status: 409, code: 'LOYALTY_TOO_FEW_POINTS' });
    const { balance, coupons } = await customer(getLoyalty);
    expect(balance).toBe(50);
    expect(coupons).toMatchObject([
      { cents: 500, used: false },
      { cents: 500, used: false },
    ]);
  });

  it('belong to the logged-in customer', async () => {
    await expect(api.visitor(getLoyalty)).rejects.toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});
