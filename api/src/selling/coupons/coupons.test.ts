import {
  createCoupon,
  deleteCoupon,
  listCoupons,
  listDeletedCoupons,
  restoreCoupon,
  updateCoupon,
  validateCoupon,
} from '@aimante/api-contract/coupons';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { addCoupon } from '../../../testing/selling/test-shop.ts';
import { sql } from '../../platform/sql/sql.ts';

let api: TestApi;
let now = new Date('2026-11-20T10:00:00Z');

beforeAll(async () => {
  api = await startTestApi({ now: () => now });
  const { services } = api;
  await addCoupon(services, { code: 'BIENVENUE10', value: 10 });
  await addCoupon(services, { code: 'MOINS5', type: 'fixed', value: 500, minimumCents: 3000 });
  await addCoupon(services, { code: 'ETE2025', endsAt: '2025-09-01T00:00:00Z' });
  await addCoupon(services, { code: 'COMPLET', maxUses: 3, used: 3 });
  await addCoupon(services, { code: 'BIENTOT', startsAt: '2026-12-01T00:00:00Z' });
  await addCoupon(services, { code: 'FIN', endsAt: '2026-11-20T10:00:00Z' });
}, 60_000);
afterAll(() => api.close(), 30_000);

const check = (code: string, cartTotal = 100) =>
  api.visitor(validateCoupon, { body: { code, cartTotal } }).then(
    (answer) => answer,
    (error: { status: number; code: string; message: string }) => ({
      status: error.status,
      code: error.code,
      message: error.message,
    }),
  );

describe('POST /api/coupons/validate', () => {
  it('returns the benefit of a code in any spelling', async () => {
    expect(await check(' bienvenue10 ')).toEqual({
      success: true,
      isValid: true,
      coupon: { code: 'BIENVENUE10', discount_type: 'percentage', discount: 10, minimum_amount: null },
    });
    expect(await check('MOINS5', 30)).toMatchObject({
      coupon: { discount_type: 'fixed', discount: 5, minimum_amount: 30 },
    });
  });

  it.each([
    ['RIEN', 404, 'COUPON_UNKNOWN', 'Code promo invalide'],
    ['ETE2025', 400, 'COUPON_EXPIRED', 'Ce code promo a expiré.'],
    ['FIN', 400, 'COUPON_EXPIRED', 'Ce code promo a expiré.'],
    ['BIENTOT', 400, 'COUPON_NOT_STARTED', 'Ce code promo n’est pas encore valable.'],
    ['COMPLET', 400, 'COUPON_USED_UP', 'Ce code promo est épuisé.'],
  ] as const)('refuses %s', async (...row) => {
    const [code, status, name, message] = row;
    expect(await check(code)).toEqual({ status, code: name, message });
  });

  it('refuses a cart that is a cent below the minimum', async () => {
    expect(await check('MOINS5', 29.99)).toEqual({
      status: 400,
      code: 'COUPON_BELOW_MINIMUM',
      message: 'Montant minimum d’achat requis : €30',
    });
  });

  it('throttles a visitor that guesses codes, and no other', async () => {
    for (let tried = 0; tried < 10; tried++) await check(`DEVINE${tried}`);
    expect(await check('DEVINE99')).toMatchObject({ status: 429, code: 'COUPON_GUESSES' });
    now = new Date(now.getTime() + 61_000);
    expect(await check('BIENVENUE10')).toMatchObject({ isValid: true });
  });
});

describe('a deleted coupon', () => {
  it('is found with its code, restored inactive, and under another code if its own is taken', async () => {
    const admin = await api.as('admin');
    const made = await admin(createCoupon, { body: { code: 'REVIENS', discount_type: 'fixed', discount: 5 } });
    const params = { id: made.id };
    await admin(deleteCoupon, { params });
    const deleted = await admin(listDeletedCoupons);
    expect(deleted).toEqual([
      expect.objectContaining({ id: made.id, code: 'REVIENS', deleted_at: expect.any(String) }),
    ]);
    expect(await admin(restoreCoupon, { params, body: {} })).toMatchObject({ code: 'REVIENS', is_active: false });
    await admin(deleteCoupon, { params });
    await admin(createCoupon, { body: { code: 'REVIENS', discount_type: 'fixed', discount: 2 } });
    await expect(admin(restoreCoupon, { params, body: {} })).rejects.toMatchObject({ code: 'COUPON_CODE_TAKEN' });
    expect(await admin(restoreCoupon, { params, body: { code: 'reviens-2' } })).toMatchObject({ code: 'REVIENS-2' });
    await api.services.db.execute(sql`UPDATE coupons SET deleted_at = now() WHERE code LIKE 'REVIENS%'`);
  });
});

describe('the back office’s coupons', () => {
  it('are made, changed and taken away', async () => {
    const admin = await api.as('admin');
    const made = await admin(createCoupon, { body: { code: 'noel26', discount_type: 'fixed', discount: 7.5 } });
    expect(made).toMatchObject({ code: 'NOEL26', discount: 7.5, state: 'active', used: 0, version: 1 });
    const changed = await admin(updateCoupon, {
      params: { id: made.id },
      body: { discount: 8, max_uses: 5, minimum_amount: 20, version: 1 },
    });
    expect(changed).toMatchObject({ discount: 8, max_uses: 5, minimum_amount: 20, version: 2 });
    await expect(
      admin(updateCoupon, { params: { id: made.id }, body: { discount: 9, version: 1 } }),
    ).rejects.toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
    await admin(deleteCoupon, { params: { id: made.id } });
    expect((await admin(listCoupons)).map(({ code }) => code)).not.toContain('NOEL26');
    const again = await admin(createCoupon, { body: { code: 'NOEL26', discount_type: 'percentage', discount: 5 } });
    expect(again.code).toBe('NOEL26');
    const trail = await api.services.db.execute(
      sql`SELECT action FROM audit_log WHERE entity = 'coupon' AND entity_id = ${made.id} OR entity_id = ${again.id} ORDER BY at`,
    );
    expect(trail.rows.map(({ action }) => action)).toEqual([
      'coupon.create',
      'coupon.update',
      'coupon.delete',
      'coupon.create',
    ]);
  });

  it('show their state', async () => {
    const states = Object.fromEntries((await (await api.as('admin'))(listCoupons)).map((row) => [row.code, row.state]));
    expect(states).toMatchObject({
      BIENVENUE10: 'active',
      ETE2025: 'expired',
      COMPLET: 'used_up',
      BIENTOT: 'scheduled',
    });
  });

  it('keep their benefit after their first use', async () => {
    const id = await addCoupon(api.services, { code: 'SERVI', used: 2 });
    const change = async (body: object) => (await api.as('admin'))(updateCoupon, { params: { id }, body });
    await expect(change({ discount: 50 })).rejects.toMatchObject({ code: 'COUPON_FROZEN' });
    await expect(change({ code: 'AUTRE' })).rejects.toMatchObject({ code: 'COUPON_FROZEN' });
    await expect(change({ max_uses: 1 })).rejects.toMatchObject({ code: 'COUPON_LIMIT_BELOW_USE' });
    expect(await change({ is_active: false })).toMatchObject({ state: 'inactive' });
  });

  it.each([
    { discount_type: 'percentage', discount: 101 },
    { discount_type: 'percentage', discount: 9.5 },
    { discount_type: 'fixed', discount: 0.001 },
    { discount_type: 'fixed', discount: 5, starts_at: '2026-12-02T00:00:00Z', ends_at: '2026-12-01T00:00:00Z' },
  ] as const)('refuse %j', async (values) => {
    const admin = await api.as('admin');
    await expect(admin(createCoupon, { body: { code: 'FAUX', ...values } })).rejects.toMatchObject({ status: 400 });
  });

  it('are not for customers', async () => {
    await expect((await api.as('customer'))(listCoupons)).rejects.toMatchObject({ status: 403 });
    await expect(api.visitor(listCoupons)).rejects.toMatchObject({ status: 401 });
  });
});
