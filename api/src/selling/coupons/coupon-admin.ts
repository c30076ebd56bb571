import type { Coupon } from '@aimante/api-contract/coupons';
import type { couponCreateSchema, couponUpdateSchema } from '@aimante/api-contract/coupons/schemas';
import type { z } from 'zod';
import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { assignments } from '../../platform/database/sql/assignments.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import { httpErrors } from '../../platform/http/answers/errors.ts';
import { sql } from '../../platform/sql/sql.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { type CouponRow, selectCoupons } from './coupon-rows.ts';
import { couponErrors } from './errors.ts';

type Draft = z.output<typeof couponCreateSchema>;
type Update = z.output<typeof couponUpdateSchema>;

function stateOf(row: CouponRow, now: Date): Coupon['state'] {
  if (!row.isActive) return 'inactive';
  if (row.endsAt !== null && new Date(row.endsAt) <= now) return 'expired';
  if (row.maxUses !== null && row.used >= row.maxUses) return 'used_up';
  return row.startsAt !== null && new Date(row.startsAt) > now ? 'scheduled' : 'active';
}

/** A deleted coupon has its id after its code, separated by a space, so that the code is free again. */
const codeOf = ({ code }: Pick<CouponRow, 'code'>): string => code.split(' ')[0] ?? code;

export function viewCoupon(row: CouponRow, now: Date): Coupon {
  return {
    id: row.id,
    code: codeOf(row),
    discount_type: row.discountType,
    discount: row.discountType === 'percentage' ? row.discountValue : row.discountValue / 100,
    minimum_amount: row.minimumCents > 0 ? row.minimumCents / 100 : null,
    starts_at: row.startsAt && wireTime(row.startsAt),
    ends_at: row.endsAt && wireTime(row.endsAt),
    max_uses: row.maxUses,
    max_uses_per_customer: row.maxUsesPerCustomer,
    first_order_only: row.firstOrderOnly,
    scope: row.scope,
    is_active: row.isActive,
    note: row.note,
    used: row.used,
    state: stateOf(row, now),
    customer_id: row.customerId,
    created_at: wireTime(row.createdAt),
    version: row.version,
    deleted_at: row.deletedAt && wireTime(row.deletedAt),
  };
}

/** Whole percent, or cents. Undefined: not a valid discount. */
function discountValue(type: Draft['discount_type'], discount: number): number | undefined {
  const value = type === 'percentage' ? discount : Math.round(discount * 100);
  const isExact = type === 'percentage' ? Number.isInteger(value) : Math.abs(value - discount * 100) < 1e-6;
  return isExact && value >= 1 && (type === 'fixed' || value <= 100) ? value : undefined;
}

const endsBeforeStart = (starts: string | null | undefined, ends: string | null | undefined): boolean =>
  starts != null && ends != null && new Date(ends) <= new Date(starts);

export async function createCoupon(db: Queryable, draft: Draft, author: Author): Promise<CouponRow | Refusal> {
  const value = discountValue(draft.discount_type, draft.discount);
  if (value === undefined || endsBeforeStart(draft.starts_at, draft.ends_at)) return couponErrors.COUPON_VALUES();
  const id = uuidv7();
  const { rows } =
    await db.execute(sql`INSERT INTO coupons (id, code, discount_type, discount_value, minimum_cents, starts_at,
      ends_at, max_uses, max_uses_per_customer, first_order_only, scope, is_active, note)
    VALUES (${id}, ${draft.code}, ${draft.discount_type}, ${value}, ${Math.round((draft.minimum_amount ?? 0) * 100)},
      ${draft.starts_at}, ${draft.ends_at}, ${draft.max_uses}, ${draft.max_uses_per_customer}, ${draft.first_order_only},
      ${JSON.stringify(draft.scope)}::jsonb, ${draft.is_active}, ${draft.note})
    ON CONFLICT (code) DO NOTHING RETURNING id`);
  if (rows.length === 0) return couponErrors.COUPON_CODE_TAKEN();
  await recordAudit(db, author, { action: 'coupon.create', entity: 'coupon', entityId: id, after: draft });
  return readBack(db, id);
}

/** What a coupon grants cannot change after its first use: its customers were promised that. */
export async function updateCoupon(
  db: Queryable,
  { id, update }: { id: string; update: Update },
  author: Author,
): Promise<CouponRow | Refusal> {
  await db.execute(sql`SELECT 1 FROM coupons WHERE id = ${id} FOR NO KEY UPDATE`);
  const [before] = await selectCoupons(db, sql`c.id = ${id}`);
  if (!before) return couponErrors.COUPON_NOT_FOUND();
  const changes = changesOf(before, update);
  if (changes instanceof Refusal) return changes;
  const taken = await db.execute(sql`SELECT 1 FROM coupons WHERE code = ${update.code ?? null}::text AND id <> ${id}`);
  if (taken.rows.length > 0) return couponErrors.COUPON_CODE_TAKEN();
  await db.execute(
    sql`UPDATE coupons SET ${assignments(changes)}, version = version + 1, updated_at = now() WHERE id = ${id}`,
  );
  const after = await readBack(db, id);
  await recordAudit(db, author, { action: 'coupon.update', entity: 'coupon', entityId: id, before, after });
  return after;
}

function changesOf(before: CouponRow, update: Update): Record<string, unknown> | Refusal {
  if (update.version !== undefined && update.version !== before.version) return httpErrors.VERSION_CONFLICT();
  const grant = grantOf(before, update);
  if (grant instanceof Refusal) return grant;
  if (update.max_uses != null && update.max_uses < before.used)
    return couponErrors.COUPON_LIMIT_BELOW_USE({ used: before.used });
  const minimum = update.minimum_amount;
  return {
    code: update.code,
    ...grant,
    minimum_cents: minimum === undefined ? undefined : Math.round((minimum ?? 0) * 100),
    starts_at: update.starts_at,
    ends_at: update.ends_at,
    max_uses: update.max_uses,
    max_uses_per_customer: update.max_uses_per_customer,
    first_order_only: update.first_order_only,
    scope: update.scope && JSON.stringify(update.scope),
    is_active: update.is_active,
    note: update.note,
  };
}

function grantOf(before: CouponRow, update: Update): { discount_type: string; discount_value: number } | Refusal {
  const type = update.discount_type ?? before.discountType;
  const previous = before.discountType === 'percentage' ? before.discountValue : before.discountValue / 100;
  const value = discountValue(type, update.discount ?? previous);
  const starts = update.starts_at === undefined ? before.startsAt : update.starts_at;
  const ends = update.ends_at === undefined ? before.endsAt : update.ends_at;
  if (value === undefined || endsBeforeStart(starts, ends)) return couponErrors.COUPON_VALUES();
  const isOther = type !== before.discountType || value !== before.discountValue;
  const isRenamed = update.code !== undefined && update.code !== before.code;
  if (before.used > 0 && (isOther || isRenamed)) return couponErrors.COUPON_FROZEN();
  return { discount_type: type, discount_value: value };
}

/** The row stays for the orders that used it; its code can be used again. */
export async function removeCoupon(db: Queryable, id: string, author: Author): Promise<Refusal | undefined> {
  const { rows } = await db.execute(sql`UPDATE coupons SET deleted_at = now(), is_active = false,
    code = left(code, 60) || ' ' || upper(${id}::text), version = version + 1 WHERE id = ${id} AND deleted_at IS NULL RETURNING id`);
  if (rows.length === 0) return couponErrors.COUPON_NOT_FOUND();
  await recordAudit(db, author, { action: 'coupon.delete', entity: 'coupon', entityId: id });
  return undefined;
}

/** The restored coupon is inactive. */
export async function restoreCoupon(
  db: Queryable,
  { id, code }: { id: string; code: string | undefined },
  author: Author,
): Promise<CouponRow | Refusal> {
  await db.execute(sql`SELECT 1 FROM coupons WHERE id = ${id} FOR UPDATE`);
  const [deleted] = await selectCoupons(db, sql`c.id = ${id} AND c.customer_id IS NULL`, { isDeleted: true });
  if (!deleted) return couponErrors.COUPON_NOT_FOUND();
  const wanted = code ?? codeOf(deleted);
  if (deleted.used > 0 && wanted !== codeOf(deleted)) return couponErrors.COUPON_FROZEN();
  const taken = await db.execute(sql`SELECT 1 FROM coupons WHERE code = ${wanted} AND id <> ${id}`);
  if (taken.rows.length > 0) return couponErrors.COUPON_CODE_TAKEN();
  await db.execute(
    sql`UPDATE coupons SET deleted_at = NULL, code = ${wanted}, version = version + 1, updated_at = now() WHERE id = ${id}`,
  );
  const after = await readBack(db, id);
  await recordAudit(db, author, { action: 'coupon.restore', entity: 'coupon', entityId: id, after });
  return after;
}

async function readBack(db: Queryable, id: string): Promise<CouponRow> {
  const [row] = await selectCoupons(db, sql`c.id = ${id}`);
  if (!row) throw new Error(`Coupon ${id} is gone in its own transaction`);
  return row;
}
