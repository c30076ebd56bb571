import { z } from 'zod';
import { couponCode, couponSchema } from '../checkout/schemas.ts';
import { euros, id, optionalLine, timestamp } from '../core/wire.ts';

export const couponCheckSchema = z.strictObject({ code: couponCode, cartTotal: euros });
export const couponAnswerSchema = z.object({ success: z.boolean(), isValid: z.boolean(), coupon: couponSchema });

/** Empty: the coupon applies to the whole cart. */
export const couponScopeSchema = z.strictObject({
  productIds: z.array(id).max(200).optional(),
  categoryIds: z.array(id).max(50).optional(),
});

const fields = {
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9_-]{2,39}$/),
  discount_type: z.enum(['percentage', 'fixed']),
  discount: z.number().positive().max(100_000),
  minimum_amount: euros.nullable(),
  starts_at: timestamp.nullable(),
  ends_at: timestamp.nullable(),
  max_uses: z.int().min(1).max(1_000_000).nullable(),
  max_uses_per_customer: z.int().min(1).max(1000).nullable(),
  first_order_only: z.boolean(),
  scope: couponScopeSchema,
  is_active: z.boolean(),
  note: optionalLine(300),
};

export const couponState = z.enum(['scheduled', 'active', 'used_up', 'expired', 'inactive']);

export const couponRowSchema = z
  .object({
    id,
    ...fields,
    code: z.string(),
    used: z.int(),
    state: couponState,
    customer_id: id.nullable(),
    created_at: timestamp,
    version: z.int(),
    deleted_at: timestamp.nullable().optional(),
  })
  .meta({ id: 'Coupon' });

export const couponCreateSchema = z.strictObject({
  ...fields,
  minimum_amount: fields.minimum_amount.default(null),
  starts_at: fields.starts_at.default(null),
  ends_at: fields.ends_at.default(null),
  max_uses: fields.max_uses.default(null),
  max_uses_per_customer: fields.max_uses_per_customer.default(null),
  first_order_only: z.boolean().default(false),
  scope: fields.scope.default({}),
  is_active: z.boolean().default(true),
  note: fields.note.default(null),
});
export const couponUpdateSchema = z.strictObject({ ...fields, version: z.int() }).partial();

/** Without a code, the coupon gets back the one that it had before the deletion. */
export const couponRestoreSchema = z.strictObject({ code: fields.code.optional() });

export const couponUseSchema = z
  .object({ orderId: id, orderNumber: z.string(), email: z.string(), discountCents: z.int(), at: timestamp })
  .meta({ id: 'CouponUse' });
