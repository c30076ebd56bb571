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
    summary: 'Check whether a coupon applies to a cart',
    body: couponCheckSchema,
    response: couponAnswerSchema,
  },
  listCoupons: {
    access: 'admin',
    summary: 'List coupons, newest first',
    response: z.array(couponRowSchema),
  },
  listDeletedCoupons: {
    access: 'admin',
    summary: 'List deleted coupons, newest first',
    response: z.array(couponRowSchema),
  },
  createCoupon: {
    access: 'admin',
    summary: 'Add a coupon',
    body: couponCreateSchema,
    status: 201,
    response: couponRowSchema,
  },
  updateCoupon: {
    access: 'admin',
    summary: 'Change a coupon. Its discount cannot change after the first use',
    params: idParams,
    body: couponUpdateSchema,
    response: couponRowSchema,
  },
  deleteCoupon: {
    access: 'admin',
    summary: 'Delete a coupon',
    params: idParams,
    response: message,
  },
  restoreCoupon: {
    access: 'admin',
    summary: 'Restore a deleted coupon as inactive',
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
