import { couponEndpoints as endpoints } from '@aimante/api-contract/coupons/endpoints';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import { messageIn, unlessRefused } from '../../platform/http/answers/messages.ts';
import { networkOf } from '../../platform/http/guards/network.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { createCoupon, removeCoupon, restoreCoupon, updateCoupon, viewCoupon } from './coupon-admin.ts';
import { findCoupon, selectCoupons } from './coupon-rows.ts';
import { couponErrors } from './errors.ts';
import { createGuessLimit } from './guess-limit.ts';
import { judgeCoupon, viewAppliedCoupon } from './judge-coupon.ts';

const removed = { fr: 'Le code promo a été supprimé.', en: 'The promotion code has been deleted.' };

export const registerCoupons: ApiModule = (app, { db, now }) => {
  const guesses = createGuessLimit({ max: 10, windowMs: 60_000 });

  route(app, endpoints.validateCoupon, async ({ body, actor, request }) => {
    const wait = guesses.waitOf(networkOf(request.ip), now());
    if (wait > 0) return couponErrors.COUPON_GUESSES({ retryAfter: wait });
    const customer = { userId: actor?.id, email: actor?.email };
    const coupon = await findCoupon(db, body.code, customer);
    if (!coupon) guesses.count(networkOf(request.ip), now());
    const subtotalCents = Math.round(body.cartTotal * 100);
    const refusal = coupon
      ? judgeCoupon(coupon, { subtotalCents, customer, now: now() })
      : couponErrors.COUPON_UNKNOWN();
    if (refusal || !coupon) return refusal ?? couponErrors.COUPON_UNKNOWN();
    return { success: true, isValid: true, coupon: viewAppliedCoupon(coupon) };
  });

  const listCoupons = async (isDeleted: boolean) => {
    const rows = await selectCoupons(db, sql`c.customer_id IS NULL`, { isDeleted });
    return rows.map((row) => viewCoupon(row, now()));
  };
  route(app, endpoints.listCoupons, () => listCoupons(false));
  route(app, endpoints.listDeletedCoupons, () => listCoupons(true));

  route(app, endpoints.createCoupon, async ({ body, actor, request }) => {
    const made = await inTransaction(db, (tx) => createCoupon(tx, body, { actor, request }));
    return made instanceof Refusal ? made : viewCoupon(made, now());
  });

  route(app, endpoints.updateCoupon, async ({ params, body, actor, request }) => {
    const work = { id: params.id, update: body };
    const changed = await inTransaction(db, (tx) => updateCoupon(tx, work, { actor, request }));
    return changed instanceof Refusal ? changed : viewCoupon(changed, now());
  });

  route(app, endpoints.deleteCoupon, async ({ params, actor, request, locale }) => {
    const refusal = await inTransaction(db, (tx) => removeCoupon(tx, params.id, { actor, request }));
    return refusal ?? messageIn(removed, locale);
  });

  route(app, endpoints.restoreCoupon, async ({ params, body, actor, request }) => {
    const work = { id: params.id, code: body.code };
    const restored = await inTransaction(db, (tx) => restoreCoupon(tx, work, { actor, request }));
    return unlessRefused(restored, (row) => viewCoupon(row, now()));
  });

  route(app, endpoints.listCouponUses, async ({ params }) => {
    const { rows } = await db.execute<{
      orderId: string;
      orderNumber: string;
      email: string;
      discountCents: number;
      at: string;
    }>(
      sql`SELECT o.id AS "orderId", o.number AS "orderNumber", o.email, o.discount_cents AS "discountCents", u.created_at AS at
        FROM coupon_uses u JOIN orders o ON o.id = u.order_id
        WHERE u.coupon_id = ${params.id} AND u.released_at IS NULL ORDER BY u.created_at DESC LIMIT 500`,
    );
    return rows.map((row) => ({ ...row, at: wireTime(row.at) }));
  });
};
