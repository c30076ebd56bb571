import { z } from 'zod';
import { endpointTable, shapeTable } from '../core/endpoint.ts';
import { idParams, message } from '../core/wire.ts';
import * as calls from './calls.ts';
import {
  couponAnswerSchema,
  couponCheckSchema,
  couponCreateSchema,
  couponRestoreSchema,
  couponRowSchema,
  couponUpdateSchema,
  couponUseSchema,
} from './schemas.ts';

export const couponShapes = shapeTable({
  validateCoupon: {
    access: 'optional',
    summary: 'Whether a code holds for a cart',
    body: couponCheckSchema,
    response: couponAnswerSchema,
  },
  listCoupons: {
    access: 'admin',
    summary: 'Every coupon, the newest first',
    response: z.array(couponRowSchema),
  },
  listDeletedCoupons: {
    access: 'admin',
    summary: 'The deleted coupons, the newest first',
    response: z.array(couponRowSchema),
  },
  createCoupon: {
    access: 'admin',
    summary: 'Make a coupon',
    body: couponCreateSchema,
    status: 201,
    response: couponRowSchema,
  },
  updateCoupon: {
    access: 'admin',
    summary: 'Change a coupon; what it grants is frozen after its first use',
    params: idParams,
    body: couponUpdateSchema,
    response: couponRowSchema,
  },
  deleteCoupon: {
    access: 'admin',
    summary: 'Take a coupon out of use',
    params: idParams,
    response: message,
  },
  restoreCoupon: {
    access: 'admin',
    summary: 'Bring a deleted coupon back, inactive',
    params: idParams,
    body: couponRestoreSchema,
    response: couponRowSchema,
  },
  listCouponUses: {
    access: 'admin',
    summary: 'The orders that used a coupon',
    params: idParams,
    response: z.array(couponUseSchema),
  },
});

export const couponEndpoints = endpointTable(couponShapes, calls);
